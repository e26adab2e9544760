import type { CsvEncoding } from './csv-encoding.ts';
import { likeliestEncoding, type LikelyEncoding } from './encoding-score.ts';

/** Bytes examined to choose between the legacy encodings. */
const sampleBytes = 256 * 1024;
/** This many bytes decide if they hold significant non-ASCII text; otherwise the whole file does. */
export const encodingHeadBytes = 1024 * 1024;
/** This many well-formed UTF-8 characters are no coincidence: text in legacy encodings breaks its rules within a few. */
const charactersThatDecide = 32;
/** Above this number of malformed bytes their share matters; and the number of well-formed characters that outweigh one. */
const strayBytes = 8;
const charactersPerStray = 4;

/**
 * Detects the encoding of a CSV: by its byte order mark, by the zeros of UTF-16, by being well-formed UTF-8,
 * otherwise by which of the older encodings yields characters that people really write. `isWhole` is false when the
 * bytes may end inside a character.
 */
export function detectEncoding(bytes: Uint8Array, isWhole: boolean): CsvEncoding {
  return likelyEncoding(bytes, isWhole).encoding;
}

/** Like {@link detectEncoding}, and reports whether the encoding is doubtful. */
export function likelyEncoding(bytes: Uint8Array, isWhole: boolean): LikelyEncoding {
  const decided = ofHead(bytes.subarray(0, encodingHeadBytes));
  if (decided !== undefined) return typeof decided === 'string' ? surely(decided) : decided;
  const isKnown = isUtf8(bytes, isWhole);
  if (isKnown === true || (isKnown === undefined && !mayBeUtf8ByChance(bytes))) return surely('utf-8');
  return likeliestEncoding(linesWithHighBytes(bytes), isKnown === undefined);
}

/** This few two-byte characters may just as well be one or two words of Chinese. */
const charactersByChance = 4;

function mayBeUtf8ByChance(bytes: Uint8Array): boolean {
  let found = 0;
  for (let at = beyondAscii(bytes, 0); at < bytes.length; at = beyondAscii(bytes, at + 2)) {
    found += 1;
    if (wellFormedLength(bytes, at) !== 2 || found > charactersByChance) return false;
  }
  return found > 0;
}

const surely = (encoding: CsvEncoding): LikelyEncoding => ({ encoding, isDoubtful: false });

/** The encoding of a file by its first bytes if later ones cannot change it; the bytes may end inside a character. */
export function encodingOfHead(bytes: Uint8Array): CsvEncoding | undefined {
  const found = ofHead(bytes);
  return typeof found === 'object' ? found.encoding : found;
}

function ofHead(bytes: Uint8Array): CsvEncoding | LikelyEncoding | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (hasShifts(bytes)) return 'iso-2022-jp';
  const wide = wideOrder(bytes);
  if (wide !== undefined) return wide;
  const utf8 = isUtf8(bytes, false);
  if (utf8 === undefined) return undefined;
  return utf8 ? 'utf-8' : likeliestEncoding(linesWithHighBytes(bytes));
}

/** Seven-bit Japanese is ASCII with escape sequences that switch to two bytes per character and back. */
export function hasShifts(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x1b); at !== -1; at = bytes.indexOf(0x1b, at + 1)) {
    if (bytes[at + 1] === 0x24 && (bytes[at + 2] === 0x42 || bytes[at + 2] === 0x40)) return true;
  }
  return false;
}

/**
 * UTF-16 without a byte order mark has zeros at every other position: digits, delimiters, line ends and Latin letters make up
 * much of a CSV, and some of it even if the rest is Chinese, where a few characters have a zero at the other position.
 */
function wideOrder(bytes: Uint8Array): CsvEncoding | undefined {
  const length = Math.min(bytes.length, 4096) & ~1;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  const enough = Math.max(2, length / 2 / 20);
  if (odd > enough && even <= odd / 4) return 'utf-16le';
  if (even > enough && odd <= even / 4) return 'utf-16be';
  return undefined;
}

/**
 * Whether the bytes are UTF-8: true after enough well-formed non-ASCII characters, undefined if there are too few to decide.
 * Files merged from several sources may contain a stray byte of another encoding among many well-formed ones: only that byte is
 * lost, and a warning reports it.
 */
function isUtf8(bytes: Uint8Array, isWhole: boolean): boolean | undefined {
  let found = 0;
  let malformed = 0;
  for (let at = beyondAscii(bytes, 0); at < bytes.length; at = beyondAscii(bytes, at)) {
    const length = wellFormedLength(bytes, at);
    if (length === 0) {
      if (!isWhole && at + 4 > bytes.length) break;
      malformed += 1;
      if (malformed > strayBytes && malformed * charactersPerStray > found) return false;
    } else found += 1;
    if (found - malformed * charactersPerStray === charactersThatDecide) return true;
    at += length || 1;
  }
  return malformed === 0 ? undefined : malformed * charactersPerStray <= found;
}

/** Whether the bytes read the same in every single-byte or multi-byte encoding. */
export function isAscii(bytes: Uint8Array): boolean {
  return beyondAscii(bytes, 0) === bytes.length && !bytes.includes(0x1b);
}

/**
 * Index of the first non-ASCII byte at or after `from`; the length if there is none. Checks four bytes at a time:
 * most files are all ASCII.
 */
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

/** Number of bytes of the non-ASCII character that starts here; 0 if none does. */
function wellFormedLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at]!;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (lead < 0xc2 || lead > 0xf4 || at + length > bytes.length) return 0;
  const second = bytes[at + 1]!;
  // Overlong forms, surrogates, and values beyond the last character.
  const least = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const most = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (second < least || second > most) return 0;
  for (let next = at + 2; next < at + length; next += 1) {
    if ((bytes[next]! & 0xc0) !== 0x80) return 0;
  }
  return length;
}

/** Lines that contain non-ASCII bytes. Cut at line ends, they decode cleanly in every candidate encoding. */
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
