import { headingRead } from './heading-form.ts';
import { namedSide, threeSides } from './size-order.ts';
import { type Side, sides } from './size-sides.ts';

/** Words for depth in one language, and for the sides that it may stand for; the most common one first. */
interface SideWords {
  depth: string;
  words: Readonly<Record<Side, string>>;
  /** Compounds, or without blanks between the words: Artikeltiefe, 包裹深度. */
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

/** The rest of a heading: units in brackets or at the end, and the number of a repeated heading. */
const aside = /[([{【][^)\]}】]*[)\]}】]/gu;
const unitBehind = /[\s_,/-]*(?:mm|cm|m|inch(?:es)?|in|ft)\.?$/iu;
const letterAtEnd = /^(?:(.*)[\s_.-])?([lwhbdt])$/u;
const letterOf: Readonly<Record<Side, string>> = { length: 'L', width: 'W', height: 'H' };

/** A side without a qualifier belongs to the package. */
const ofPackage =
  /^(?:packages?|packaging|packed|pkg|parcel|shipping|paket|verpackung|colis|paquete|包裹|包装|包裝)$/u;
const thing = (of: string): string => (ofPackage.test(of) ? '' : of);

/** A heading that names a side: the object it belongs to ("package"), and the position of the word. */
interface FoundWord {
  column: number;
  of: string;
  text: string;
  start: number;
  end: number;
}

/**
 * Replaces a depth in the headings with the side that it stands for: in "Depth", "Width" and "Height" the depth is the length;
 * beside a length it is the side that is not named. The same for initials in other languages: "L", "B", "H" and "B", "H", "T".
 *
 * @returns the headings, with the word for depth replaced by that of the side
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

/** The side that a depth stands for, given the other named sides; undefined if uncertain. */
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

/** The first heading for each object; repeated ones are ignored. */
const firstOfEach = (found: readonly FoundWord[]): FoundWord[] =>
  found.filter(({ of }, at) => found.findIndex((other) => other.of === of) === at);

/** The headings of a set of initials ("L", "B", "H"), with their letters. */
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
