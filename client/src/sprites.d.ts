declare module "sprite:*" {
  const sprite: import("$lib/page/symbols").Sprite;
  export default sprite;
}
