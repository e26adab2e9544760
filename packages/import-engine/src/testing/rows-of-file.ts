import { orderShipmentImport } from '@lading/contracts/orders';
import type { ImportDefinition } from '@lading/contracts/imports';
import { productImport } from '@lading/contracts/products';
import { FileReading } from '../file-reading.ts';
import { packedColumns } from '../pack-columns.ts';

/** A warning of a row, with the values that fix it. */
interface FoundWarning {
  rowNumber: number;
  field: string;
  code: string;
  edits?: Readonly<Record<string, string>> | undefined;
}

/** Whether a file is a packed workbook. */
const isWorkbook = (file: string | Uint8Array): boolean => typeof file !== 'string' && file[0] === 0x50;

/** Reads a file as the wizard does: its own suggestion as the mapping, and one value for every row where given. */
async function rowsOfFile(
  definition: ImportDefinition,
  file: string | Uint8Array,
  fixed: Readonly<Record<string, string>> = {},
) {
  const reading = new FileReading({
    file: typeof file === 'string' ? new TextEncoder().encode(file) : file,
    fileName: isWorkbook(file) ? 'rows.xlsx' : 'rows.csv',
    definition,
    pause: () => Promise.resolve(),
  });
  const { suggestion } = await reading.head();
  const mapping = Object.fromEntries(
    Object.entries(suggestion).map(([key, { clientField }]) => [key, clientField]),
  );
  const rows: Record<string, string>[] = [];
  const warnings: FoundWarning[] = [];
  const faults: string[] = [];
  for await (const block of reading.blocks(mapping, fixed)) {
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
  return { mapping, rows, warnings, faults };
}

/** Rows of the product import. */
export const productRows = (file: string | Uint8Array, fixed?: Record<string, string>) =>
  rowsOfFile(productImport, file, fixed);
/** Rows of the order import. */
export const orderRows = (file: string | Uint8Array, fixed?: Record<string, string>) =>
  rowsOfFile(orderShipmentImport, file, fixed);
