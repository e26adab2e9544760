import type { ImportDefinition } from '@lading/contracts/imports';
import { strToU8 } from 'fflate';
import { FileReading } from '../file-reading.ts';
import { packedColumns } from '../pack-columns.ts';
import type { Reading } from '../reading.ts';

/** Rows of a file from its bytes to the import: texts by field, without blank ones. */
export async function rowsOf(definition: ImportDefinition, csv: string, reading: Reading = {}) {
  const file = new FileReading({
    file: strToU8(csv),
    fileName: 'export.csv',
    definition,
    reading,
    pause: () => Promise.resolve(),
  });
  const { suggestion, origin } = await file.head();
  const mapping = Object.fromEntries(
    Object.entries(suggestion).map(([field, { clientField }]) => [field, clientField]),
  );
  const rows: Record<string, string>[] = [];
  let merged = 0;
  for await (const block of file.blocks(mapping, {})) {
    const columns = packedColumns(block.packed);
    merged += block.mergedRows;
    for (let row = 0; row < block.packed.rowCount; row += 1)
      rows.push(
        Object.fromEntries(
          definition.fields.flatMap(({ key }, at) =>
            columns[at]!.at(row) ? [[key, columns[at]!.at(row)]] : [],
          ),
        ),
      );
  }
  return { origin, mapping, rows, merged };
}
