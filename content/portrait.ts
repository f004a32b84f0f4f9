export type Portrait = {
  head: "round" | "long" | "square";
  skin: 1 | 2 | 3 | 4;
  hair: "bob" | "crop" | "curls" | "swept" | "bun" | "scarf";
  hairColor: "black" | "brown" | "copper" | "silver" | "pine";
  beard?: boolean;
  glasses?: "round" | "square";
  wears: "blazer" | "shirt" | "sweater" | "cardigan";
  wearsColor: "pine" | "ink" | "marigold" | "paper" | "clay";
  looks: "left" | "right";
  /** A little further to that side. */
  turned?: boolean;
  /** In degrees. */
  tilt: -4 | 0 | 4;
  brows: "arched" | "level" | "lifted";
  mouth: "smiling" | "laughing" | "wry";
  with: "contract" | "mug" | "headset" | "badge" | "pencil" | "chain";
  ground: "pine" | "marigold" | "clay" | "sand";
};
