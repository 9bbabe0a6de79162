declare module "sprite:*" {
  const sprite: import("$lib/symbols").Sprite;
  export default sprite;
}
