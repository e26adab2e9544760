import { checkValue, type Address } from '@lading/contracts/core';
import { addressImport, addressMatchKey, bookAddress } from '@lading/contracts/shipping';
import { taskType } from '@lading/contracts/tasks';
import type { Trx } from '../../platform/database.ts';
import type { ImportRecord, RecordFault } from '../../platform/spreadsheets/import-records.ts';
import type { RecordImport } from '../imports/index.ts';
import { entriesByKey, insertImported, revertAddresses, updateImported } from './address-import.store.ts';

const fields = addressImport.fields.map(({ key }) => key);
type Field = (typeof fields)[number];
type Row = ImportRecord['rows'][0];

/** A row as an address: empty cells keep the stored value, unless they are cleared. */
const addressOf = ({ cells, cleared = [] }: Row, known?: Address): Address =>
  Object.fromEntries(
    fields.map((field) => [
      field,
      cells[field]?.trim() || (cleared.includes(field) ? null : (known?.[field] ?? null)),
    ]),
  );

/** The result of the rows: each address once, new or with the entry that it changes. */
async function planned(trx: Trx, records: readonly ImportRecord[]) {
  const rows = records.map((record) => record.rows[0]);
  const stored = await entriesByKey(
    trx,
    rows.map((row) => addressMatchKey(addressOf(row))),
  );
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const changed: { field: Field; isCleared: boolean }[] = [];
  const writes = new Map<string, { entryId?: string; address: Address }>();
  for (const row of rows) {
    const key = addressMatchKey(addressOf(row));
    // If rows have the same address except for punctuation, the later one updates the result of the earlier one.
    const before = writes.get(key) ?? stored.get(key);
    const address = addressOf(row, before?.address);
    const differing = fields.filter((field) => (before?.address[field] ?? null) !== address[field]);
    if (!before) counts.created += 1;
    else if (differing.length === 0) counts.unchanged += 1;
    else {
      counts.updated += 1;
      changed.push(...differing.map((field) => ({ field, isCleared: address[field] === null })));
    }
    if (!before || differing.length > 0) writes.set(key, { ...before, address });
  }
  return { counts, changed, writes: [...writes.values()] };
}

/** Errors that make an address unusable for a label, such as a missing state where the country requires one. */
function faultsOf({ row, cells }: Row): RecordFault[] {
  const address = Object.fromEntries(fields.map((field) => [field, cells[field]?.trim() ?? '']));
  return (checkValue(bookAddress, address).errors ?? []).map((fault) => ({ row, fault }));
}

/** The import of addresses into the address book. */
export const addressRecordImport: RecordImport = {
  taskType: taskType.addressImport,
  module: 'Address',
  definition: addressImport,
  check: (_trx, records) => Promise.resolve(records.flatMap((record) => faultsOf(record.rows[0]))),
  async preview(trx, records, changes) {
    const { counts, changed } = await planned(trx, records);
    for (const { field, isCleared } of changed) changes.add(field, { isCleared });
    return counts;
  },
  async write(trx, records, { taskId }) {
    const { counts, writes } = await planned(trx, records);
    const added = writes.flatMap(({ entryId, address }) => (entryId === undefined ? [address] : []));
    const updated = writes.flatMap(({ entryId, address }) =>
      entryId === undefined ? [] : [{ entryId, address }],
    );
    await insertImported(trx, added, taskId);
    await updateImported(trx, updated, taskId);
    return counts;
  },
  revert: revertAddresses,
};
