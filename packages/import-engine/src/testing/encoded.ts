import { strToU8 } from 'fflate';
import { decoderOf } from '../byte-decoder.ts';
import type { CsvEncoding } from '../csv-encoding.ts';

const twoBytes: ReadonlySet<CsvEncoding> = new Set(['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr']);
const tables = new Map<CsvEncoding, Map<string, number[]>>();

/** Encodes a text by looking up what each one or two bytes decode to: the platform only decodes the older encodings. */
export function encoded(text: string, encoding: CsvEncoding): Uint8Array {
  if (encoding === 'utf-8') return strToU8(text);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < text.length; at += 1)
      view.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le');
    return bytes;
  }
  const bytesOf = table(encoding);
  return Uint8Array.from(Array.from(text).flatMap((character) => bytesOf.get(character) ?? [63]));
}

function table(encoding: CsvEncoding): Map<string, number[]> {
  const found = tables.get(encoding);
  if (found) return found;
  const made = new Map<string, number[]>();
  const decoder = decoderOf(encoding);
  const add = (...bytes: number[]) => {
    const character = decoder.decode(Uint8Array.from(bytes));
    if (Array.from(character).length === 1 && character !== '\ufffd' && !made.has(character))
      made.set(character, bytes);
  };
  for (let byte = 0; byte < 256; byte += 1) add(byte);
  if (twoBytes.has(encoding)) {
    for (let lead = 0x81; lead < 0xff; lead += 1)
      for (let trail = 0x40; trail < 0xff; trail += 1) add(lead, trail);
  }
  tables.set(encoding, made);
  return made;
}
