import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import type { TextWeight } from './layout-model.ts';

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

const woffHeaderBytes = 44;
const woffEntryBytes = 20;
const sfntHeaderBytes = 12;
const sfntEntryBytes = 16;

/**
 * Unpacks a WOFF 1.0 font to the plain TrueType file within. fontkit reads WOFF too, but inflates a table each time that it looks
 * up a glyph: a page took seconds.
 *
 * @throws Error when the bytes are not WOFF
 */
function woffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font');
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const header = Buffer.alloc(sfntHeaderBytes + count * sfntEntryBytes);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** power * sfntEntryBytes, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((count - 2 ** power) * sfntEntryBytes, 10);
  const parts: Uint8Array[] = [header];
  let offset = header.length;
  for (let index = 0; index < count; index += 1) {
    const from = woffHeaderBytes + index * woffEntryBytes;
    const start = woff.readUInt32BE(from + 4);
    const packedBytes = woff.readUInt32BE(from + 8);
    const bytes = woff.readUInt32BE(from + 12);
    const packed = woff.subarray(start, start + packedBytes);
    const table = packedBytes < bytes ? inflateSync(packed) : packed;
    const to = sfntHeaderBytes + index * sfntEntryBytes;
    woff.copy(header, to, from, from + 4);
    woff.copy(header, to + 4, from + 16, from + 20);
    header.writeUInt32BE(offset, to + 8);
    header.writeUInt32BE(bytes, to + 12);
    const padding = (4 - (bytes % 4)) % 4;
    parts.push(table, Buffer.alloc(padding));
    offset += bytes + padding;
  }
  return Buffer.concat(parts);
}
