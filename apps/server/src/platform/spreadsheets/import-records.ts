import { type FieldError, limits } from '@lading/contracts/core';
import {
  importMessages,
  importRow,
  type ImportDefinition,
  type ImportField,
  type ImportRow,
} from '@lading/contracts/imports';
import type { ImportRows } from '@lading/import-engine/apply-mapping';
import { heldBackFault } from '@lading/import-engine/held-back-fault';
import { rowList } from '@lading/import-engine/row-list';
import { validateRows } from '@lading/import-engine/validate-rows';
import { z } from 'zod';
import { isEnough, preparedFaults, preparedParts, type PreparedSave } from '../bulk/prepared-save.ts';
import { readBulk } from '../bulk/read-bulk.ts';
import { columnsOf } from './import-rows.ts';

/** One row of a record: its index among the rows, and its filled cells by field. */
interface RecordRow {
  row: number;
  cells: Readonly<Record<string, string>>;
  /** For a save in which blank cells clear stored values: the fields that the row carries blank (decision D23). */
  cleared?: readonly string[];
}

/** A record of an import, such as a bundle with its components: one row, or the rows of a group. */
export interface ImportRecord {
  rows: readonly [RecordRow, ...RecordRow[]];
}

/** An error in a cell of a record, or a warning, which does not keep it from being saved. */
export interface RecordFault {
  row: number;
  fault: FieldError;
  isWarning?: true;
}

/** Checks records against stored data; see `RecordImport`. */
export type AskAboutRecords = (records: readonly ImportRecord[]) => Promise<readonly RecordFault[]>;

/** Records checked per request to the main thread. */
const recordsAsked = 500;
const savedRows = z.array(importRow).max(limits.importFile.rows);

/** The records of rows: a row without the grouping field continues the record above it (spec §3). Rows without data belong to none. */
function* recordsOf({ grouping }: ImportDefinition, rows: ImportRows): Generator<ImportRecord> {
  let current: [RecordRow, ...RecordRow[]] | undefined;
  for (let row = 0; row < rows.rowCount; row += 1) {
    const filled = rows.fields.flatMap((field, at) => {
      const text = rows.columns[at]![row]!;
      return text === '' ? [] : [[field, text] as const];
    });
    if (filled.length === 0) continue;
    const read = { row, cells: Object.fromEntries(filled) };
    if (current && grouping && !Object.hasOwn(read.cells, grouping.by)) current.push(read);
    else {
      if (current) yield { rows: current };
      current = [read];
    }
  }
  if (current) yield { rows: current };
}

/** The error of a record with too many rows, at the first excess row. */
function tooLong({ grouping }: ImportDefinition, { rows }: ImportRecord): RecordFault | undefined {
  const most = grouping?.most ?? Infinity;
  const surplus = rows[most];
  if (!grouping || !surplus) return undefined;
  const record = rows[0].cells[grouping.by] ?? '';
  const text = importMessages.tooManyMembers({ record, count: rows.length, most });
  return { row: surplus.row, fault: { fieldName: grouping.memberFields[0]!, ...text } };
}

/**
 * Checks records with valid cells against stored data. A record is imported as a whole: if one row is invalid, its other rows are
 * blocked.
 *
 * @param cellFaults the engine's errors by row index
 */
export async function checkRecords(
  definition: ImportDefinition,
  rows: ImportRows,
  cellFaults: ReadonlyMap<number, readonly FieldError[]>,
  ask: AskAboutRecords,
): Promise<{
  records: ImportRecord[];
  faults: Map<number, FieldError[]>;
  warnings: Map<number, FieldError[]>;
}> {
  const faults = new Map<number, FieldError[]>();
  const warnings = new Map<number, FieldError[]>();
  const add = ({ row, fault, isWarning }: RecordFault) => {
    const found = isWarning ? warnings : faults;
    found.set(row, [...(found.get(row) ?? []), fault]);
  };
  const records = [...recordsOf(definition, rows)];
  const right = records.filter((record) => record.rows.every(({ row }) => !cellFaults.has(row)));
  for (const record of right) {
    const fault = tooLong(definition, record);
    if (fault) add(fault);
  }
  for (let start = 0; start < right.length; start += recordsAsked)
    for (const fault of await ask(right.slice(start, start + recordsAsked))) add(fault);
  const by = definition.grouping?.by;
  if (by === undefined) return { records, faults, warnings };
  for (const record of records) {
    const isFaulty = ({ row }: RecordRow) => cellFaults.has(row) || faults.has(row);
    const faulty = record.rows.filter(isFaulty);
    const others = record.rows.filter((one) => !isFaulty(one));
    if (faulty.length === 0 || others.length === 0) continue;
    const numbers = rowList(faulty.map(({ row }) => rows.rowNumbers[row]!));
    const fault = heldBackFault(by, record.rows[0].cells[by] ?? '', numbers);
    for (const { row } of others) add({ row, fault });
  }
  return { records, faults, warnings };
}

/**
 * Checks the rows of a save, given as JSON, and turns them into records.
 *
 * @param clearsBlanks blank cells clear stored values
 */
export async function prepareRecords(
  bytes: Uint8Array,
  definition: ImportDefinition,
  { ask, clearsBlanks }: { ask: AskAboutRecords; clearsBlanks: boolean },
): Promise<PreparedSave> {
  const read = readBulk(bytes, savedRows);
  if ('faults' in read) return preparedFaults(read.faults);
  const columns = columnsOf(definition, read.body);
  const { byRow } = validateRows(definition, columns);
  const { records, faults: found } = await checkRecords(definition, columns, byRow, ask);
  if (records.length === 0) return preparedFaults([{ fieldName: '', ...importMessages.noRows() }]);
  const faults: FieldError[] = [];
  for (const { row } of records.flatMap(({ rows }) => rows)) {
    for (const fault of [...(byRow.get(row) ?? []), ...(found.get(row) ?? [])])
      faults.push({ ...fault, fieldName: `${row}.${fault.fieldName}` });
    if (isEnough(faults)) break;
  }
  if (faults.length > 0) return preparedFaults(faults);
  return preparedParts(
    clearsBlanks ? records.map((record) => withCleared(definition, record, read.body)) : records,
    records.reduce((sum, { rows }) => sum + rows.length, 0),
  );
}

function withCleared(
  { fields }: ImportDefinition,
  { rows: [first, ...others] }: ImportRecord,
  sent: readonly ImportRow[],
): ImportRecord {
  const marked = (row: RecordRow): RecordRow => {
    const carried = sent[row.row]!;
    const isCleared = ({ key, required }: ImportField) =>
      !required && Object.hasOwn(carried, key) && !Object.hasOwn(row.cells, key);
    return { ...row, cleared: fields.filter(isCleared).map(({ key }) => key) };
  };
  return { rows: [marked(first), ...others.map(marked)] };
}
