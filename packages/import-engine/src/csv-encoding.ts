/** Encodings of a CSV that are detected and may be chosen (decision D8), by their label in the Encoding Standard. */
export const csvEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'gb18030',
  'big5',
  'shift_jis',
  'windows-1252',
] as const;
export type CsvEncoding = (typeof csvEncodings)[number];
