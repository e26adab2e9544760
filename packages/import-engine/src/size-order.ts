import { headingRead, headingWords } from './heading-form.ts';
import { type Side, sides } from './size-sides.ts';

/** A side by name; a depth is the length or the height, whichever is not named. */
export type NamedSide = Side | 'depth';

const words: readonly (readonly [NamedSide, string])[] = [
  ['length', 'length länge longueur largo longitud lunghezza comprimento lengte 长 長'],
  ['width', 'width breadth breite largeur ancho anchura larghezza largura breedte 宽 寬'],
  ['height', 'height höhe hauteur alto altura altezza hoogte 高'],
  ['depth', 'depth tiefe profondeur profundidad profondità diepte 深 厚'],
  ['length', 'l'],
  ['width', 'w b'],
  ['height', 'h'],
  ['depth', 'd t'],
];
const sideByWord: ReadonlyMap<string, NamedSide> = new Map(
  words.flatMap(([side, list]) => list.split(' ').map((word) => [word, side] as const)),
);
const whole = [...sideByWord.keys()].filter((word) => word.length > 1 || /\p{Script=Han}/u.test(word));
const wholeWords = new RegExp(whole.join('|'), 'giu');
const between = String.raw`\s*[x×✕*/·.,-]\s*`;
const letters = new RegExp(
  String.raw`(?<!\p{L})([lwhbdt])${between}([lwhbdt])${between}([lwhbdt])(?!\p{L})`,
  'iu',
);
const together = /(?<!\p{L})(?:LWH|LHW|WLH|WHL|HLW|HWL|LBH)(?!\p{L})/iu;

/** Words for a side in a cell: "L", "Width", 高. */
export const sideWord = [...whole, 'l', 'w', 'h', 'b', 'd', 't'].join('|');

/** The side that a word means. */
export const namedSide = (word: string): NamedSide | undefined => sideByWord.get(word.toLowerCase());

/** The named sides without duplicates; undefined if they are not exactly three. */
export function threeSides(named: readonly NamedSide[]): Side[] | undefined {
  const missing = sides.filter((side) => !named.includes(side));
  const order = named.map((side) => (side === 'depth' && missing.length === 1 ? missing[0]! : side));
  return order.length === 3 && sides.every((side) => order.includes(side)) ? (order as Side[]) : undefined;
}

/** The side order that a heading, or the brackets after a size, name: "W x L x H", 长*宽*高, "(LWH)". */
export function sideOrder(text: string): Side[] | undefined {
  const plain = headingRead(text).normalize('NFKC');
  const named =
    plain.match(wholeWords) ?? letters.exec(plain)?.slice(1) ?? together.exec(plain)?.[0].split('');
  if (!named) return undefined;
  // French has "L x l x h": longueur, largeur, hauteur.
  const isFrench = named[0] === 'L' && named[1] === 'l';
  return threeSides(named.map((word, at) => (isFrench && at === 1 ? 'width' : namedSide(word)!)));
}

const sizeWords = new Set(
  `dimension dimensions dim dims size sizes measurement measurements measures abmessung abmessungen maße maß größe medidas medida dimensiones
   dimensioni misure dimensões taille afmeting afmetingen wymiary rozmiar mått размер размеры габариты サイズ 寸法 크기 사이즈`.split(
    /\s+/,
  ),
);

/** Whether a heading says that its column holds sizes: "Package dimensions", "Size (cm)", 外箱尺寸, "L x W x H". */
export function namesSizes(heading: string): boolean {
  if (/尺寸|规格|規格|外形|サイズ|寸法/u.test(heading)) return true;
  return headingWords(heading).some((word) => sizeWords.has(word)) || sideOrder(heading) !== undefined;
}
