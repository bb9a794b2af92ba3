/**
 * Letters of other scripts, and digits, that look like a Latin letter in most typefaces. The rows are
 * the common ones of Unicode Technical Standard 39; what differs in width, style or ligatures only is
 * left to compatibility normalization (NFKD).
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: "аαɑ",
  c: "с",
  d: "ԁ",
  e: "е",
  g: "ɡց",
  h: "һհ",
  i: "іιı",
  j: "јյ",
  k: "κ",
  l: "I1|ІΙӀӏ",
  n: "ηո",
  o: "0оοσօ",
  p: "рρ",
  q: "ԛզ",
  r: "г",
  s: "ѕ",
  u: "υս",
  v: "νѵ",
  w: "ԝωա",
  x: "хχ",
  y: "уγү",
  A: "АΑᎪ",
  B: "ВΒᏴ",
  C: "СᏟ",
  D: "Ꭰ",
  E: "ЕΕᎬ",
  G: "ԌᏀ",
  H: "НΗᎻ",
  J: "ЈᎫ",
  K: "КΚᏦ",
  L: "ԼᏞ",
  M: "МΜᎷ",
  N: "Ν",
  O: "ОΟՕ",
  P: "РΡᏢ",
  Q: "Ԛ",
  R: "Ꮢ",
  S: "ЅՏᏚ",
  T: "ТΤᎢ",
  U: "Ս",
  V: "ѴᏙ",
  W: "ԜᎳ",
  X: "ХΧ",
  Y: "УΥҮᎩ",
  Z: "ΖᏃ",
};

const LATIN = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
);

/**
 * Keys of a name: two names that share one can be taken for each other. The first key ignores case,
 * width and style; the second also the script.
 */
export function lookKeys(name: string): readonly string[] {
  const plain = name.normalize("NFKD");
  const latin = [...plain].map((letter) => LATIN.get(letter) ?? letter).join("");
  return [plain, latin].map((text) => text.toLocaleLowerCase("en"));
}
