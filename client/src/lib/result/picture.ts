/** The result of a game as one picture to keep or to send: drawn as SVG, turned into a PNG on a canvas. */
import alegreya from "../../styles/fonts/alegreya-800.woff2?url";
import plainFace from "../../styles/fonts/atkinson-400.woff2?url";
import boldFace from "../../styles/fonts/atkinson-700.woff2?url";
import { PICTURE } from "../../styles/palette";
import { across, DASHES, down, line, lineColour, spread } from "$lib/replay/chart";
import { mark, markShape, sides } from "$lib/people/colours";
import { boxOf } from "$lib/page/symbols";

export interface ResultPicture {
  title: string;
  about: string;
  /** The footer: the game, and where it was played. */
  foot: string;
  colour: string;
  sources: { icon: string; word: string }[];
  rows: { place: number; name: string; colour: string; points: number; sources: number[]; won: boolean }[];
  curve: string;
  chances: readonly (readonly number[])[];
  /** The colour of each line, by seat. */
  colours: string[];
  turning: { row: number; swing: string }[];
}

const WIDTH = 1200;
const HEAD = 150;
const ROW = 60;
const PLOT = 250;
const { ink: INK, soft: SOFT, paper: PAPER, rule: RULE, star: STAR } = PICTURE;
const TITLE = "800 {}px Alegreya";
const TEXT = "400 {}px Atkinson";
const BOLD = "700 {}px Atkinson";

type Anchor = "start" | "middle" | "end";
const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign]!);

/** Measures the width of texts in this browser. */
function ruler(): (text: string, font: string) => number {
  const context = document.createElement("canvas").getContext("2d")!;
  return (text, font) => {
    context.font = font.replace("Atkinson", '"Atkinson Hyperlegible"');
    return context.measureText(text).width;
  };
}

class PictureSheet {
  parts: string[] = [];
  #measure = ruler();

  /** A line of text, shrunk and finally cut off to fit into `most`. */
  text(x: number, y: number, words: string, face: string, size: number, more: Partial<Style> = {}): void {
    const { most = WIDTH, anchor = "start", fill = INK } = more;
    let [now, shown] = [size, words];
    const width = () => this.#measure(shown, face.replace("{}", String(now)));
    while (width() > most && now > size * 0.6) now -= 1;
    while (width() > most && shown.length > 2) shown = `${shown.slice(0, -2).trimEnd()}…`;
    this.parts.push(
      `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${fill}" style="font:${face.replace("{}", String(now))};font-feature-settings:'tnum'">${escaped(shown)}</text>`,
    );
  }
  /** Wrapped text, with its last line at `y`. */
  wrapped(x: number, y: number, words: string, size: number, most: number): void {
    const lines: string[] = [""];
    for (const word of words.split(" ")) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (lines.at(-1) && this.#measure(longer, TEXT.replace("{}", String(size))) > most) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    for (const [i, one] of lines.entries())
      this.text(x, y - (lines.length - 1 - i) * size * 1.1, one, TEXT, size, {
        most,
        anchor: "middle",
        fill: SOFT,
      });
  }
  /** A drawing centred at a place; `ink` is its current colour. */
  symbol(name: string, x: number, y: number, size: number, colour = "", ink = SOFT): void {
    const [left, top, width, height] = boxOf(name);
    const scale = size / Math.max(width, height);
    const drawing = document.getElementById(name)?.innerHTML ?? "";
    const place = `translate(${x - scale * (left + width / 2)} ${y - scale * (top + height / 2)}) scale(${scale})`;
    this.parts.push(`<g transform="${place}" color="${ink}" style="${sides(colour)}">${drawing}</g>`);
  }
  mark(colour: string, x: number, y: number, r: number): void {
    const shape = markShape(colour, r);
    const { fill, ink } = mark(colour);
    this.parts.push(
      `<g transform="translate(${x} ${y})"><polygon points="${shape.points}" fill="${fill}" stroke="${PICTURE.outline}" stroke-width="2" stroke-linejoin="round"/>` +
        `<text y="${shape.y}" text-anchor="middle" fill="${ink}" style="font:${BOLD.replace("{}", String(shape.size))}">${colour[0]?.toUpperCase() ?? ""}</text></g>`,
    );
  }
  rule(x1: number, y1: number, x2: number, y2: number, more = `stroke="${RULE}" stroke-width="1.5"`): void {
    this.parts.push(`<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" ${more}/>`);
  }
}
interface Style {
  most: number;
  anchor: Anchor;
  fill: string;
}

function head(sheet: PictureSheet, result: ResultPicture): void {
  const { dark, fill } = mark(result.colour);
  const bright = ["white", "yellow"].includes(result.colour);
  sheet.parts.push(
    `<linearGradient id="head"><stop stop-color="${dark}"/><stop offset=".6" stop-color="${fill}"/></linearGradient>`,
    `<rect width="${WIDTH}" height="${HEAD}" fill="${bright ? PICTURE.head : "url(#head)"}"/>`,
    `<circle cx="92" cy="${HEAD / 2}" r="46" fill="${PICTURE.medal}" stroke="${PICTURE.medalRim}" stroke-width="6"/>`,
  );
  sheet.mark(result.colour, 92, HEAD / 2, 28);
  sheet.text(166, 78, result.title, TITLE, 54, { most: WIDTH - 206, fill: PICTURE.headInk });
  sheet.text(168, 114, result.about, TEXT, 23, { most: WIDTH - 206, fill: PICTURE.headInk });
}

function podium(sheet: PictureSheet, result: ResultPicture, top: number): number {
  const first = 560;
  const width = 500 / Math.max(1, result.sources.length);
  const at = (i: number) => first + width * (i + 0.5);
  for (const [i, { icon, word }] of result.sources.entries()) {
    sheet.symbol(icon, at(i), top + 24, 40, "white");
    sheet.wrapped(at(i), top + 80, word, 14, width - 8);
  }
  let y = top + 92;
  for (const row of result.rows) {
    if (row.won)
      sheet.parts.push(
        `<rect x="36" y="${y}" width="${WIDTH - 72}" height="${ROW}" fill="${PICTURE.winner}" rx="8"/>`,
      );
    else sheet.rule(36, y, WIDTH - 36, y);
    const middle = y + ROW / 2;
    sheet.text(66, middle + 10, String(row.place), TITLE, 28, { anchor: "middle", fill: SOFT });
    sheet.mark(row.colour, 118, middle, 17);
    sheet.text(154, middle + 10, row.name, TITLE, 30, { most: first - 170 });
    for (const [i, points] of row.sources.entries())
      sheet.text(at(i), middle + 9, points ? String(points) : "·", BOLD, 24, {
        anchor: "middle",
        fill: points ? INK : SOFT,
      });
    sheet.text(1110, middle + 12, String(row.points), TITLE, 36, { anchor: "end" });
    sheet.symbol("s-star", 1134, middle, 26, "", STAR);
    y += ROW;
  }
  return y;
}

function plot(sheet: PictureSheet, result: ResultPicture, top: number): void {
  const frame = { left: 92, top: top + 44, width: WIDTH - 190, height: PLOT - 44 };
  const last = result.chances.length - 1;
  sheet.text(40, top + 22, result.curve, TITLE, 26);
  for (const chance of [0, 0.5, 1]) {
    const y = down(frame, chance);
    sheet.rule(frame.left, y, frame.left + frame.width, y);
    sheet.text(82, y + 6, String(100 * chance), TEXT, 17, { anchor: "end", fill: SOFT });
  }
  for (const [seat, colour] of result.colours.entries())
    sheet.parts.push(
      `<polyline points="${line(frame, result.chances, seat)}" fill="none" stroke="${lineColour(colour)[0]}" stroke-width="3.5" stroke-linejoin="round" stroke-dasharray="${DASHES[seat % DASHES.length]}"/>`,
    );
  const wanted = result.colours.map((_, seat) => down(frame, result.chances[last]?.[seat] ?? 0));
  const ends = spread(wanted, 25, frame.top, frame.top + frame.height);
  for (const [seat, colour] of result.colours.entries())
    sheet.mark(colour, frame.left + frame.width + 26, ends[seat]!, 11);
  const places = result.turning.map(({ row }) => across(frame, row, last));
  const labels = spread(places, 74, frame.left + 30, frame.left + frame.width - 30);
  for (const [i, { swing }] of result.turning.entries()) {
    const x = places[i]!;
    sheet.rule(
      x,
      frame.top,
      x,
      frame.top + frame.height + 8,
      `stroke="${INK}" stroke-width="2" stroke-dasharray="2 5"`,
    );
    sheet.text(labels[i]!, frame.top + frame.height + 30, `${i + 1} · ${swing}`, BOLD, 19, {
      anchor: "middle",
    });
  }
}

const faces = new Map<string, Promise<string>>();
/** A font as base64, to embed it: an SVG picture cannot load files. */
function carried(url: string): Promise<string> {
  let found = faces.get(url);
  if (!found) {
    found = fetch(url)
      .then((answer) => answer.arrayBuffer())
      .then((bytes) => btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("")));
    faces.set(url, found);
  }
  return found;
}

export async function drawResult(result: ResultPicture): Promise<string> {
  const [title, text, bold] = await Promise.all([alegreya, plainFace, boldFace].map(carried));
  await Promise.all(
    ["800 20px Alegreya", '400 20px "Atkinson Hyperlegible"', '700 20px "Atkinson Hyperlegible"'].map(
      (font) => document.fonts.load(font),
    ),
  );
  const face = (family: string, weight: number, data: string) =>
    `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
  const sheet = new PictureSheet();
  head(sheet, result);
  let y = podium(sheet, result, HEAD + 20);
  if (result.chances.length) {
    plot(sheet, result, y + 24);
    y += PLOT + 70;
  }
  const height = Math.round(y + 50);
  sheet.text(WIDTH - 40, height - 18, result.foot, TEXT, 18, { anchor: "end", fill: SOFT, most: WIDTH - 80 });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">` +
    `<style>${face("Alegreya", 800, title!)}${face("Atkinson", 400, text!)}${face("Atkinson", 700, bold!)}</style>` +
    `<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>${sheet.parts.join("")}</svg>`
  );
}

/** The SVG as a PNG. */
export async function painted(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return new Promise((done, fail) =>
    canvas.toBlob((file) => (file ? done(file) : fail(new Error("no picture"))), "image/png"),
  );
}
