import { CsvScanner } from './csv-scanner.ts';
import { detectDelimiter } from './detect-delimiter.ts';
import { detectEncoding } from './detect-encoding.ts';
import { importFaults } from './import-faults.ts';
import type { RawTable } from './raw-table.ts';
import { readTerms, type ReadOptions } from './read-options.ts';
import { readToEnd, type ReadSteps } from './read-steps.ts';
import { TableBuilder } from './table-builder.ts';

const pieceBytes = 1024 * 1024;
const headCharacters = 128 * 1024;

/**
 * Reads a CSV (decision D8): decodes it, finds its delimiter, and cuts it into cells. `isWhole` is false when the bytes are
 * only the beginning of the file; a row cut at their end is then left out.
 *
 * @throws ImportFault `empty`, `tooManyRows`, `tooManyColumns`, `cellTooLong`, `timeout`
 */
export function readCsv(bytes: Uint8Array, options: ReadOptions = {}, isWhole = true): RawTable {
  return readToEnd(csvSteps(bytes, options, isWhole));
}

/** As {@link readCsv}, a megabyte a step. */
export function* csvSteps(bytes: Uint8Array, options: ReadOptions = {}, isWhole = true): ReadSteps {
  const terms = readTerms(options);
  const encoding = options.encoding ?? detectEncoding(bytes, isWhole);
  const decoder = new TextDecoder(encoding);
  const table = new TableBuilder(terms, bytes.length);
  let scanner: CsvScanner | undefined;
  let delimiter = options.delimiter ?? ',';
  let at = 0;
  while (at < bytes.length && !scanner?.isDone) {
    const isFirst = at === 0;
    const next = Math.min(bytes.length, at + pieceBytes);
    const isLast = next === bytes.length;
    let piece = decoder.decode(bytes.subarray(at, next), { stream: !isLast });
    at = next;
    if (isFirst) {
      delimiter = options.delimiter ?? detectDelimiter(piece.slice(0, headCharacters));
      // A first line `sep=;` tells spreadsheets the delimiter and is no row of the table.
      const hasDirective = /^sep=.\r?\n/i.test(piece);
      if (hasDirective) piece = piece.slice(piece.indexOf('\n') + 1);
      scanner = new CsvScanner(table, delimiter, hasDirective ? 2 : 1);
    }
    scanner?.push(piece, isLast && isWhole);
    terms.check({ bytesRead: at, bytesTotal: bytes.length, rows: table.rows });
    yield { kind: 'csv', sheets: [], sheet: '', encoding, delimiter, table };
  }
  if (table.rows === 0) throw importFaults.empty();
  const complete = isWhole && !scanner?.isDone;
  return { kind: 'csv', sheets: [], sheet: '', encoding, delimiter, table, complete };
}
