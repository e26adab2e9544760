import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import type { TextWeight } from './layout-model.ts';
import { woffToSfnt } from './woff-to-sfnt.ts';

/** One font file, as the writers embed or draw it. */
export interface FontFace {
  /** Unique over all faces. */
  name: string;
  bytes: Buffer;
  font: Font;
}

/** A range of text that one face can draw. */
export interface TextRun {
  face: FontFace;
  text: string;
}

const resolve = createRequire(import.meta.url).resolve;
const folder = dirname(resolve('@fontsource/noto-sans-sc/package.json'));
/** Latin and the 7,000 characters of everyday Chinese, traditional ones among them. */
const everyday = 'chinese-simplified';
const weightOf = { regular: 400, bold: 700 } as const satisfies Record<TextWeight, number>;

const faces = new Map<string, FontFace>();

function faceOf(subset: string, weight: TextWeight): FontFace {
  const name = `noto-sans-sc-${subset}-${weightOf[weight]}-normal`;
  let face = faces.get(name);
  if (!face) {
    const bytes = woffToSfnt(readFileSync(join(folder, 'files', `${name}.woff`)));
    face = { name, bytes, font: create(bytes) as Font };
    faces.set(name, face);
  }
  return face;
}

/** The package splits the font by ranges of code points; rare characters are in one of these splits. */
let rareRanges: { subset: string; first: number; last: number }[] | undefined;

function rareSubset(codePoint: number): string | undefined {
  rareRanges ??= Object.entries(
    JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>,
  ).flatMap(([key, ranges]) =>
    ranges.split(',').map((range) => {
      const [first = '', last = first] = range.trim().replace('U+', '').split('-');
      return { subset: key.replaceAll(/[[\]]/g, ''), first: parseInt(first, 16), last: parseInt(last, 16) };
    }),
  );
  return rareRanges.find(({ first, last }) => codePoint >= first && codePoint <= last)?.subset;
}

function faceFor(codePoint: number, weight: TextWeight): FontFace {
  const usual = faceOf(everyday, weight);
  if (usual.font.hasGlyphForCodePoint(codePoint)) return usual;
  const subset = rareSubset(codePoint);
  if (subset === undefined) return usual;
  const rare = faceOf(subset, weight);
  return rare.font.hasGlyphForCodePoint(codePoint) ? rare : usual;
}

/** The text as one line without control characters, such as line breaks from an import. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** Splits a text by the faces that have its characters; a character that no face has is drawn as the empty box of the default face. */
export function textRuns(text: string, weight: TextWeight = 'regular'): TextRun[] {
  const runs: TextRun[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    // Marks that modify the previous character, such as a variation selector, stay with it.
    const face = last && /\p{M}/u.test(sign) ? last.face : faceFor(sign.codePointAt(0)!, weight);
    if (last?.face === face) last.text += sign;
    else runs.push({ face, text: sign });
  }
  return runs;
}

const widths = new Map<string, number>();
const widthsKept = 5_000;

/** Width of a text that is one unit high. */
function unitWidth(text: string, weight: TextWeight): number {
  const key = `${weight} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    width = 0;
    for (const { face, text: part } of textRuns(text, weight))
      width += face.font.layout(part).advanceWidth / face.font.unitsPerEm;
    if (widths.size >= widthsKept) widths.clear();
    widths.set(key, width);
  }
  return width;
}

/** Width of a line of text in the unit of its size. */
export const textWidth = (text: string, size: number, weight: TextWeight = 'regular'): number =>
  unitWidth(text, weight) * size;
