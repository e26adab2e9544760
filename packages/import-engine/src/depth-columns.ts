import { headingRead } from './heading-form.ts';
import { namedSide, threeSides } from './size-order.ts';
import { type Side, sides } from './size-sides.ts';

/** Words for the depth in one language, and for the sides that it may stand for; the first of each is the usual one. */
interface SideWords {
  depth: string;
  words: Readonly<Record<Side, string>>;
  /** Words are compounds, or have no blanks between them: Artikeltiefe, 包裹深度. */
  mayBeBehindLetters: boolean;
}

const languages: readonly SideWords[] = (
  [
    [false, 'depth|thickness', 'length', 'width|breadth', 'height'],
    [true, 'tiefe|dicke', 'länge|laenge', 'breite', 'höhe|hoehe'],
    [false, 'profondeur|épaisseur', 'longueur', 'largeur', 'hauteur'],
    [false, 'profundidad|fondo|grosor', 'largo|longitud', 'ancho|anchura', 'alto|altura'],
    [false, 'profondità', 'lunghezza', 'larghezza', 'altezza'],
    [false, 'profundidade', 'comprimento', 'largura', 'altura'],
    [true, 'diepte', 'lengte', 'breedte', 'hoogte'],
    [false, 'głębokość', 'długość', 'szerokość', 'wysokość'],
    [true, 'djup', 'längd', 'bredd', 'höjd'],
    [true, 'dybde', 'længde|lengde', 'bredde', 'højde|høyde'],
    [false, 'глубина|толщина', 'длина', 'ширина', 'высота'],
    [true, '奥行き|奥行|厚さ', '長さ|縦', '横幅|幅|横', '高さ'],
    [true, '깊이|두께', '길이', '너비|폭|가로', '높이'],
    [true, '深度|厚度|深|厚', '长度|長度|长|長', '宽度|寬度|宽|寬', '高度|高'],
  ] as const
).map(([mayBeBehindLetters, depth, length, width, height]) => ({
  depth,
  words: { length, width, height },
  mayBeBehindLetters,
}));

/** What else a heading says: units in brackets or behind it, and the number of a repeated one. */
const aside = /[([{【][^)\]}】]*[)\]}】]/gu;
const unitBehind = /[\s_,/-]*(?:mm|cm|m|inch(?:es)?|in|ft)\.?$/iu;
const letterAtEnd = /^(?:(.*)[\s_.-])?([lwhbdt])$/u;
const letterOf: Readonly<Record<Side, string>> = { length: 'L', width: 'W', height: 'H' };

/** A side that is named after nothing is one of the package. */
const ofPackage =
  /^(?:packages?|packaging|packed|pkg|parcel|shipping|paket|verpackung|colis|paquete|包裹|包装|包裝)$/u;
const thing = (of: string): string => (ofPackage.test(of) ? '' : of);

/** A heading that names a side: what it is the side of ("package"), and where the word stands in it. */
interface FoundWord {
  column: number;
  of: string;
  text: string;
  start: number;
  end: number;
}

/**
 * Headings with a depth as the side that it is: "Depth", "Width" and "Height" are a set, in which the depth is the length; beside a length it
 * is the side that is not named. The same for the letters of other languages: "L", "B", "H" and "B", "H", "T".
 *
 * @returns the headings, with the word for another side in the place of that for the depth
 */
export function withDepthAsSide(headings: readonly string[]): readonly string[] {
  const plain = headings.map(plainHeading);
  const changed = new Map<number, string>();
  for (const language of languages) {
    const depths = wordsIn(plain, language.depth, language);
    if (depths.length === 0) continue;
    const named = sides.map((side) => ({ side, found: wordsIn(plain, language.words[side], language) }));
    for (const depth of firstOfEach(depths)) {
      const isBeside = ({ of }: FoundWord) => thing(of) === thing(depth.of);
      const there = named.filter(({ found }) => found.some(isBeside)).map(({ side }) => side);
      const side = sideOfDepth(there);
      if (side === undefined) continue;
      const [word = ''] = language.words[side].split('|');
      changed.set(depth.column, depth.text.slice(0, depth.start) + word + depth.text.slice(depth.end));
    }
  }
  for (const [column, text] of letteredSides(plain)) changed.set(column, text);
  return changed.size === 0 ? headings : headings.map((heading, column) => changed.get(column) ?? heading);
}

/** The side that a depth is beside those that are named; undefined where that is not certain. */
function sideOfDepth(named: readonly Side[]): Side | undefined {
  const missing = sides.filter((side) => !named.includes(side));
  if (!named.includes('length')) return named.length > 0 ? 'length' : undefined;
  return missing.length === 1 ? missing[0] : undefined;
}

const plainHeading = (heading: string): string =>
  headingRead(heading)
    .normalize('NFKC')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replaceAll(aside, ' ')
    .trim()
    .replace(unitBehind, '')
    .trim();

function wordsIn(plain: readonly string[], word: string, { mayBeBehindLetters }: SideWords): FoundWord[] {
  const before = mayBeBehindLetters ? '' : String.raw`(?<!\p{L})`;
  const pattern = new RegExp(String.raw`${before}(?:${word})(?!\p{L})`, 'u');
  return plain.flatMap((text, column) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const [start, end] = [found.index, found.index + found[0].length];
    const of = `${text.slice(0, start)} ${text.slice(end)}`.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
    return [{ column, of, text, start, end }];
  });
}

/** Of headings for one thing the first: a repeated one is left out. */
const firstOfEach = (found: readonly FoundWord[]): FoundWord[] =>
  found.filter(({ of }, at) => found.findIndex((other) => other.of === of) === at);

/** The headings of three letters that are a set ("L", "B", "H"), with the letters of the sides. */
function letteredSides(plain: readonly string[]): (readonly [column: number, text: string])[] {
  const sets = new Map<string, { column: number; letter: string }[]>();
  plain.forEach((text, column) => {
    const [, of = '', letter] = letterAtEnd.exec(text) ?? [];
    if (letter === undefined) return;
    const set = sets.get(of) ?? [];
    set.push({ column, letter });
    sets.set(of, set);
  });
  return [...sets].flatMap(([of, set]) => {
    const order = set.length === 3 && threeSides(set.map(({ letter }) => namedSide(letter)!));
    if (!order) return [];
    return set.flatMap(({ column, letter }, at) => {
      const own = letterOf[order[at]!];
      return own.toLowerCase() === letter ? [] : [[column, `${of} ${own}`.trim()] as const];
    });
  });
}
