import type { CsvEncoding } from './csv-encoding.ts';
import { commonCharacters } from './common-characters.ts';

/** Bytes looked at for the choice between the older encodings. */
const sampleBytes = 256 * 1024;
/** So many bytes decide where they hold anything beyond ASCII that tells; otherwise the whole file does. */
export const encodingHeadBytes = 1024 * 1024;
/** So many well-formed characters of UTF-8 are no chance: text of the older encodings breaks its rules within a few. */
const charactersThatDecide = 32;

/**
 * Finds the encoding of a CSV: by its byte order mark, by the zeros of UTF-16, by being well-formed UTF-8, else by which of the older
 * encodings turns its bytes into characters that people really write. `isWhole` says whether the bytes may end inside a character.
 */
export function detectEncoding(bytes: Uint8Array, isWhole: boolean): CsvEncoding {
  const decided = encodingOfHead(bytes.subarray(0, encodingHeadBytes));
  if (decided !== undefined) return decided;
  return isUtf8(bytes, isWhole) === false ? likeliest(linesWithHighBytes(bytes)) : 'utf-8';
}

/** The encoding of a file by its first bytes, where no later ones could change it; they may end inside a character. */
export function encodingOfHead(bytes: Uint8Array): CsvEncoding | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const wide = wideOrder(bytes);
  if (wide !== undefined) return wide;
  const utf8 = isUtf8(bytes, false);
  if (utf8 === undefined) return undefined;
  return utf8 ? 'utf-8' : likeliest(linesWithHighBytes(bytes));
}

/** UTF-16 without a mark shows as zeros at every other place, since most of a CSV is digits, delimiters and Latin letters. */
function wideOrder(bytes: Uint8Array): CsvEncoding | undefined {
  const length = Math.min(bytes.length, 4096) & ~1;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  const enough = length / 2 / 5;
  if (odd > enough && even <= odd / 20) return 'utf-16le';
  if (even > enough && odd <= even / 20) return 'utf-16be';
  return undefined;
}

/**
 * Whether the bytes are UTF-8: true as soon as enough characters beyond ASCII have been well-formed, false at the first that is not,
 * undefined where too few of them tell.
 */
function isUtf8(bytes: Uint8Array, isWhole: boolean): boolean | undefined {
  let found = 0;
  for (let at = beyondAscii(bytes, 0); at < bytes.length; at = beyondAscii(bytes, at)) {
    const length = wellFormedLength(bytes, at);
    if (length === 0) return !isWhole && at + 4 > bytes.length ? undefined : false;
    found += 1;
    if (found === charactersThatDecide) return true;
    at += length;
  }
  return undefined;
}

/** Whether the bytes read the same in every encoding of one byte or more a character. */
export function isAscii(bytes: Uint8Array): boolean {
  return beyondAscii(bytes, 0) === bytes.length;
}

/** Where the first byte beyond ASCII stands, from a place on; the length where there is none. Four bytes at a time: most files are all ASCII. */
function beyondAscii(bytes: Uint8Array, from: number): number {
  let at = from;
  for (; at < bytes.length && (bytes.byteOffset + at) % 4 !== 0; at += 1) if (bytes[at]! > 127) return at;
  if (at === bytes.length) return at;
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + at, (bytes.length - at) >> 2);
  let word = 0;
  while (word < words.length && (words[word]! & 0x80808080) === 0) word += 1;
  at += word * 4;
  while (at < bytes.length && bytes[at]! < 128) at += 1;
  return at;
}

/** Bytes of the character beyond ASCII that begins here; 0 where none does. */
function wellFormedLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at]!;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (lead < 0xc2 || lead > 0xf4 || at + length > bytes.length) return 0;
  const second = bytes[at + 1]!;
  // Longer than needed, halves of a pair, and beyond the last character.
  const least = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const most = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (second < least || second > most) return 0;
  for (let next = at + 2; next < at + length; next += 1) {
    if ((bytes[next]! & 0xc0) !== 0x80) return 0;
  }
  return length;
}

/** Whole lines that hold something beyond ASCII: cut at line ends, they decode cleanly in every candidate. */
function linesWithHighBytes(bytes: Uint8Array): Uint8Array {
  const sample = new Uint8Array(Math.min(sampleBytes, bytes.length));
  let length = 0;
  let lineStart = 0;
  let isHigh = false;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at]! > 127) isHigh = true;
    if (bytes[at] !== 10 && at + 1 < bytes.length) continue;
    if (isHigh) {
      const line = bytes.subarray(lineStart, Math.min(at + 1, lineStart + sample.length - length));
      sample.set(line, length);
      length += line.length;
      if (length === sample.length) break;
    }
    lineStart = at + 1;
    isHigh = false;
  }
  return sample.subarray(0, length);
}

function likeliest(sample: Uint8Array): CsvEncoding {
  let best: CsvEncoding = 'windows-1252';
  let bestScore = latinScore(sample);
  for (const encoding of ['gb18030', 'big5', 'shift_jis'] as const) {
    const score = eastAsianScore(new TextDecoder(encoding).decode(sample), commonCharacters[encoding]);
    if (score > bestScore) [best, bestScore] = [encoding, score];
  }
  return best;
}

/** Share of the characters beyond ASCII that are common ones; unreadable bytes weigh against it. */
function eastAsianScore(text: string, common: ReadonlySet<string>): number {
  let beyond = 0;
  let found = 0;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (code < 128) continue;
    beyond += 1;
    if (common.has(character)) found += 1;
    else if (code === 0xfffd) found -= 3;
    else if (code >= 0x3041 && code <= 0x30fe && common === commonCharacters.shift_jis) found += 1;
    // Half-width katakana are what Chinese bytes turn into under Shift-JIS; private characters are what nobody writes.
    else if ((code >= 0xff61 && code <= 0xff9f) || (code >= 0xe000 && code <= 0xf8ff)) found -= 0.5;
  }
  return beyond === 0 ? 0 : found / beyond;
}

/** Share of the bytes beyond ASCII that stand like accented letters or signs in Western text: single, next to letters, digits or spaces. */
function latinScore(sample: Uint8Array): number {
  let beyond = 0;
  let single = 0;
  for (let at = 0; at < sample.length; at += 1) {
    const byte = sample[at]!;
    if (byte < 128) continue;
    beyond += 1;
    const before = sample[at - 1] ?? 32;
    const after = sample[at + 1] ?? 32;
    const stands = before < 128 && after < 128;
    if (
      stands &&
      (byte >= 0xc0 ||
        (byte >= 0x80 &&
          byte < 0xc0 &&
          (isLetter(before) || isLetter(after) || before === 32 || isDigit(before))))
    )
      single += 1;
    else if (!stands && byte >= 0xc0 && (isLetter(before) || isLetter(after))) single += 0.5;
  }
  return beyond === 0 ? 0 : (single / beyond) * 0.9;
}

function isLetter(byte: number): boolean {
  return (byte | 32) >= 97 && (byte | 32) <= 122;
}

function isDigit(byte: number): boolean {
  return byte >= 48 && byte <= 57;
}
