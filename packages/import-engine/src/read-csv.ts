import { decoderOf } from './byte-decoder.ts';
import { detectDialect, directiveOf } from './csv-dialect.ts';
import { areLinesQuoted, QuotedLines } from './csv-quoted-lines.ts';
import { CsvScanner, type CsvDialect } from './csv-scanner.ts';
import { likelyEncoding } from './detect-encoding.ts';
import { garbledPart, partBeyondAscii } from './garbled-text.ts';
import { importFaults } from './import-faults.ts';
import type { RawTable } from './raw-table.ts';
import { readTerms, type ReadOptions } from './read-options.ts';
import { readToEnd, type OpenTable, type ReadSteps } from './read-steps.ts';
import { TableBuilder } from './table-builder.ts';

const pieceBytes = 1024 * 1024;
/** Further byte order marks, and one that was decoded as Western text and saved. */
const marksInFront = /^(?:\ufeff|ï»¿)+/;
/** Old systems end a file with this character. */
const endOfFile = '\u001a';
/** The first rows of a long file always hold this many, in any encoding, so the dialect matches that of the rest. */
const headCharacters = 64 * 1024;

/**
 * Reads a CSV (decision D8): decodes it, detects its dialect, and splits it into cells. `isWhole` is false when the
 * bytes are only the beginning of the file; a row cut off at their end is skipped.
 *
 * @throws ImportFault `empty`, `tooManyRows`, `tooManyColumns`, `tooManyCells`, `timeout`
 */
export function readCsv(bytes: Uint8Array, options: ReadOptions = {}, isWhole = true): RawTable {
  return readToEnd(csvSteps(bytes, options, isWhole));
}

/** Like {@link readCsv}, in steps of a megabyte. */
export function* csvSteps(bytes: Uint8Array, options: ReadOptions = {}, isWhole = true): ReadSteps {
  const terms = readTerms(options);
  const { encoding, isDoubtful } = options.encoding
    ? { encoding: options.encoding, isDoubtful: false }
    : likelyEncoding(bytes, isWhole);
  const decoder = decoderOf(encoding);
  const table = new TableBuilder(terms, bytes.length);
  let scanner: CsvScanner | undefined;
  let quotedLines: QuotedLines | undefined;
  let dialect: CsvDialect | undefined;
  let garbled: string | undefined;
  const file = (): Omit<OpenTable, 'table'> => ({
    kind: 'csv',
    sheets: [],
    sheet: '',
    encoding,
    ...dialect,
    ...(garbled !== undefined && { garbled }),
  });
  let at = 0;
  while (at < bytes.length && !scanner?.isDone) {
    const isFirst = at === 0;
    const next = Math.min(bytes.length, at + pieceBytes);
    const isLast = next === bytes.length;
    let piece = decoder.decode(bytes.subarray(at, next), { stream: !isLast });
    at = next;
    if (isFirst) piece = piece.replace(marksInFront, '');
    garbled ??= garbledPart(piece) ?? (isDoubtful ? partBeyondAscii(piece) : undefined);
    if (isLast && piece.trimEnd().endsWith(endOfFile)) piece = piece.slice(0, piece.lastIndexOf(endOfFile));
    if (isFirst && options.quote === undefined && areLinesQuoted(piece.slice(0, headCharacters)))
      quotedLines = new QuotedLines();
    if (quotedLines) piece = quotedLines.push(piece, isLast);
    if (isFirst) {
      dialect = detectDialect(piece.slice(0, headCharacters), options);
      // A first line `sep=;` tells spreadsheets the delimiter and is not a row of the table.
      const named = directiveOf(piece);
      if (named) piece = piece.slice(named.length);
      scanner = new CsvScanner(table, dialect, named ? 2 : 1, terms.limits.cellCharacters);
    }
    scanner?.push(piece, isLast && isWhole);
    terms.check({ bytesRead: at, bytesTotal: bytes.length, rows: table.rows });
    yield { ...file(), table };
  }
  if (table.rows === 0) throw importFaults.empty();
  const complete = isWhole && !scanner?.isDone;
  return { ...file(), table, complete };
}
