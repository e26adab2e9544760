import { decoderOf as encodingDecoder } from './byte-decoder.ts';

/** Code pages of Windows and the Macintosh, by the label of the Encoding Standard. */
const labels: Readonly<Record<number, string>> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gb18030',
  949: 'euc-kr',
  950: 'big5',
  1200: 'utf-16le',
  1201: 'utf-16be',
  10000: 'macintosh',
  10007: 'x-mac-cyrillic',
  20866: 'koi8-r',
  21866: 'koi8-u',
  28591: 'windows-1252',
  65001: 'utf-8',
};
/** Those of MS-DOS. */
const dosLabels: Readonly<Record<number, 'ibm437' | 'ibm850' | 'ibm852'>> = {
  437: 'ibm437',
  850: 'ibm850',
  852: 'ibm852',
};
const decoders = new Map<number, ReturnType<typeof encodingDecoder>>();

/** The decoder of a code page; the Western one if it is unknown. */
function decoderOf(page: number): ReturnType<typeof encodingDecoder> {
  const known = decoders.get(page);
  if (known) return known;
  const ofDos = dosLabels[page];
  const label = labels[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252');
  const decoder = ofDos ? encodingDecoder(ofDos) : new TextDecoder(label);
  decoders.set(page, decoder);
  return decoder;
}

/**
 * What the parser of old workbooks needs to read texts that are not Unicode (BIFF5 and older). It takes the code page named by
 * the workbook; the browser provides the tables.
 */
export const codePages = {
  utils: {
    decode: (page: number, bytes: ArrayLike<number>): string =>
      decoderOf(page).decode(bytes instanceof Uint8Array ? bytes : Uint8Array.from(bytes)),
  },
};
