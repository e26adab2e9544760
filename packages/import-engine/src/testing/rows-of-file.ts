import { orderShipmentImport } from '@lading/contracts/orders';
import type { ImportDefinition } from '@lading/contracts/imports';
import { productImport } from '@lading/contracts/products';
import { faultKind } from '../fault-kind.ts';
import { FileReading } from '../file-reading.ts';
import { isGuess } from '../fixes/cell-fix.ts';
import { findSuspicion } from '../fixes/find-suspicion.ts';
import { proposeFix } from '../fixes/propose-fix.ts';
import { packedColumns } from '../pack-columns.ts';

type Row = Record<string, string>;

/** A warning of a row, with the values that fix it. */
interface FoundWarning {
  rowNumber: number;
  field: string;
  code: string;
  edits?: Readonly<Record<string, string>> | undefined;
}

/** The name that a file would have: by its first byte, as a packed workbook, one of before 2007, a page named so, or a CSV. */
function nameOf(file: string | Uint8Array): string {
  const first = typeof file === 'string' ? file.codePointAt(0) : file[0];
  if (typeof file !== 'string' && first === 0x50) return 'rows.xlsx';
  return first === 0xd0 || first === 0x3c ? 'rows.xls' : 'rows.csv';
}

/** Reads a file as the wizard does: its own suggestion as the mapping, and one value for every row where given. */
async function rowsOfFile(
  definition: ImportDefinition,
  file: string | Uint8Array,
  fixed: Readonly<Record<string, string>> = {},
) {
  const reading = new FileReading({
    file: typeof file === 'string' ? new TextEncoder().encode(file) : file,
    fileName: nameOf(file),
    definition,
    pause: () => Promise.resolve(),
  });
  const head = await reading.head();
  const mapping = Object.fromEntries(
    Object.entries(head.suggestion).map(([key, { clientField }]) => [key, clientField]),
  );
  const rows: Row[] = [];
  const warnings: FoundWarning[] = [];
  const faults: string[] = [];
  let merged = 0;
  for await (const block of reading.blocks(mapping, fixed)) {
    merged += block.mergedRows;
    const columns = packedColumns(block.packed);
    for (let row = 0; row < block.packed.rowCount; row += 1)
      rows.push(
        Object.fromEntries(
          definition.fields.flatMap(({ key }, at) =>
            columns[at]!.at(row) ? [[key, columns[at]!.at(row)]] : [],
          ),
        ),
      );
    for (const { rowNumber, column, code, edits } of block.warnings)
      warnings.push({ rowNumber, field: definition.fields[column]!.key, code, ...(edits && { edits }) });
    for (const [at, row] of block.faults.rows.entries())
      faults.push(`${block.rowNumbers[row]} ${block.faults.fieldNames[block.faults.fields[at]!]}`);
  }
  return { head, mapping, rows, merged, warnings, faults };
}

/** A row after all fixes that are certain, and the fields whose text is still invalid. */
function fixedRow(definition: ImportDefinition, row: Row): { row: Row; open: string[] } {
  const cells = { ...row };
  for (const field of definition.fields) {
    if (!cells[field.key]) continue;
    const fix = proposeFix({
      definition,
      field,
      text: cells[field.key]!,
      value: (key) => cells[key] ?? '',
    });
    const readings = Object.values(fix?.readings ?? {});
    if (fix && readings.length === 1 && !isGuess(fix.steps)) Object.assign(cells, readings[0]);
  }
  const open = definition.fields.flatMap((field) => {
    const text = cells[field.key] ?? '';
    return text !== '' && faultKind(field, text) !== undefined ? [field.key] : [];
  });
  return { row: cells, open };
}

/** Rows of the product import. */
export const productRows = (file: string | Uint8Array, fixed?: Record<string, string>) =>
  rowsOfFile(productImport, file, fixed);
/** Rows of the order import. */
export const orderRows = (file: string | Uint8Array, fixed?: Record<string, string>) =>
  rowsOfFile(orderShipmentImport, file, fixed);

/** The fields of a row with a valid text that is suspicious, and why. */
function suspiciousCells(definition: ImportDefinition, row: Row): string[] {
  return definition.fields.flatMap((field) => {
    const text = row[field.key];
    const found =
      text && faultKind(field, text) === undefined
        ? findSuspicion({ definition, field, text, value: (key) => row[key] ?? '' })
        : undefined;
    return found ? [`${field.key} ${found.suspicion}`] : [];
  });
}

async function importOf(definition: ImportDefinition, file: string | Uint8Array) {
  const found = await rowsOfFile(definition, file);
  const fixed = found.rows.map((row) => fixedRow(definition, row));
  return {
    ...found,
    /** Rows as they are after "Fix automatically". */
    rows: fixed.map(({ row }) => row),
    /** Per row the fields with an invalid text that need an answer. */
    open: fixed.map(({ open }) => open),
    /** Per row what is suspicious after that. */
    odd: fixed.map(({ row }) => suspiciousCells(definition, row)),
    /** The warnings in short, in order of rows. */
    told: found.warnings
      .toSorted((one, other) => one.rowNumber - other.rowNumber)
      .map(({ rowNumber, field, code }) => `${rowNumber} ${field} ${code}`),
  };
}

/** What becomes of a file of products after everything certain was fixed. */
export const productsOf = (file: string | Uint8Array) => importOf(productImport, file);
/** Like {@link productsOf} for orders. */
export const ordersOf = (file: string | Uint8Array) => importOf(orderShipmentImport, file);
