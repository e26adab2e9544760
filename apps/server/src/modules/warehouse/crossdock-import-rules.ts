import { comparedText } from '@lading/contracts/core';
import {
  crossdockLimits,
  warehouseMessages,
  type CrossdockDetail,
  type CrossdockDraft,
  type InboundDelivery,
} from '@lading/contracts/warehouse';
import type { ImportRecord, RecordFault } from '../../platform/spreadsheets/import-records.ts';
import { changesBetween, type DraftChange } from './draft-changes-rules.ts';
import type { WarehouseReader } from './goods-import.service.ts';

type Row = ImportRecord['rows'][number];

/** Cartons of a record for one destination. */
interface ImportedCartons {
  /** Index of the first row with it. */
  row: number;
  destination: string;
  /** Null where its rows have none. */
  reference: string | null;
  /** The rows leave it empty, and empty cells clear (decision D23). */
  isReferenceCleared: boolean;
  cartons: number;
  /** Whether a row names a number; without one each row is a carton. */
  isCounted: boolean;
}

/** A crossdock of the file with its warehouse by id. */
export interface CrossdockRecord {
  /** Index of its first row. */
  row: number;
  head: Readonly<Record<string, string>>;
  cleared: readonly string[];
  warehouseId: string;
  clientRef: string;
  lines: readonly ImportedCartons[];
}

/** A draft that there is already. */
export type KnownCrossdock = Pick<
  CrossdockDetail,
  'warehouseId' | 'clientRef' | 'delivery' | 'tracking' | 'eta' | 'remark' | 'lines' | 'version'
>;

/** What of its rows a crossdock does not keep. */
const ofGoods = ['skuCode', 'qtyPerCarton', 'lotNo', 'expiryDate', 'containerNo'];

/** Rows with the same destination and reference add up. */
function cartonsOf(rows: readonly Row[]): ImportedCartons[] {
  const lines = new Map<string, ImportedCartons>();
  for (const { row, cells, cleared = [] } of rows) {
    const destination = cells['destination']!;
    const reference = cells['reference'] ?? null;
    const key = JSON.stringify([comparedText(destination), reference && comparedText(reference)]);
    const line = lines.get(key) ?? {
      row,
      destination,
      reference,
      isReferenceCleared: cleared.includes('reference'),
      cartons: 0,
      isCounted: false,
    };
    line.cartons += Number(cells['cartonCount'] ?? 1);
    line.isCounted ||= cells['cartonCount'] !== undefined;
    lines.set(key, line);
  }
  return [...lines.values()];
}

function limitFaults(lines: readonly ImportedCartons[]): RecordFault[] {
  const { lines: most, cartons: mostCartons } = crossdockLimits;
  const surplus = lines[most];
  const tooMany = lines.flatMap(({ row, cartons: count }): RecordFault[] =>
    count > mostCartons
      ? [
          {
            row,
            fault: {
              fieldName: 'cartonCount',
              ...warehouseMessages.tooManyCartons({ count, most: mostCartons }),
            },
          },
        ]
      : [],
  );
  if (!surplus) return tooMany;
  const text = warehouseMessages.tooManyDestinations({ count: lines.length, most });
  return [...tooMany, { row: surplus.row, fault: { fieldName: 'destination', ...text } }];
}

/** The rows that have a quantity where their cartons have to be: it may be the cartons, or the units in each. */
const uncountedFaults = ({ rows }: ImportRecord): RecordFault[] =>
  rows.flatMap(({ row, cells: { cartonCount, qtyPerCarton } }) =>
    cartonCount === undefined && qtyPerCarton !== undefined
      ? [
          {
            row,
            fault: {
              fieldName: 'cartonCount',
              ...warehouseMessages.crossdockUncounted({ quantity: qtyPerCarton }),
            },
          },
        ]
      : [],
  );

/** The note of what a crossdock does not keep, at the first such cell. */
function noteOf({ rows }: ImportRecord): RecordFault[] {
  for (const { row, cells } of rows) {
    const fieldName = ofGoods.find((key) => cells[key] !== undefined);
    if (fieldName !== undefined)
      return [{ row, fault: { fieldName, ...warehouseMessages.crossdockWithoutGoods() }, isWarning: true }];
  }
  return [];
}

/** Reads a record as a crossdock: its warehouse by code or name, its rows as cartons by destination. */
export function crossdockOfRecord(
  record: ImportRecord,
  warehouseOf: WarehouseReader,
): { read: CrossdockRecord; faults: RecordFault[] } {
  const [{ row, cells: head, cleared = [] }] = record.rows;
  const { warehouseId, fault } = warehouseOf(head['warehouseCode']!);
  const lines = cartonsOf(record.rows);
  return {
    read: { row, head, cleared, warehouseId, clientRef: head['inboundNo']!, lines },
    faults: [
      ...(fault ? [{ row, fault: { fieldName: 'warehouseCode', ...fault } }] : []),
      ...limitFaults(lines),
      ...uncountedFaults(record),
      ...noteOf(record),
    ],
  };
}

/** What a draft that there is holds, as it is saved. */
export const contentOfCrossdock = ({ lines, ...head }: KnownCrossdock): CrossdockDraft => ({
  warehouseId: head.warehouseId,
  clientRef: head.clientRef,
  delivery: head.delivery,
  tracking: head.tracking,
  eta: head.eta,
  remark: head.remark,
  lines: lines.map(({ destination, reference, cartons }) => ({ destination, reference, cartons })),
});

/**
 * A crossdock of the file as a draft. One that there is gets the destinations of the file, and keeps what the file does not carry (decision
 * D23): of the reference and the cartons of a destination where each has it once.
 */
export function draftOfCrossdock(
  { head, cleared, warehouseId, clientRef, lines }: CrossdockRecord,
  before?: KnownCrossdock,
): CrossdockDraft {
  const kept = (field: string, stored: string | null | undefined): string | null =>
    head[field] ?? (cleared.includes(field) ? null : (stored ?? null));
  const once = <Line extends { destination: string }>(among: readonly Line[], destination: string) => {
    const wanted = comparedText(destination);
    const found = among.filter((line) => comparedText(line.destination) === wanted);
    return found.length === 1 ? found[0] : undefined;
  };
  return {
    warehouseId,
    clientRef,
    delivery: head['deliveryMethod'] as InboundDelivery,
    tracking: kept('trackingNumbers', before?.tracking),
    eta: kept('eta', before?.eta),
    remark: kept('remark', before?.remark),
    lines: lines.map(({ destination, reference, isReferenceCleared, cartons, isCounted }) => {
      const known = once(lines, destination) && once(before?.lines ?? [], destination);
      return {
        destination,
        reference: reference ?? (isReferenceCleared ? null : (known?.reference ?? null)),
        cartons: isCounted || !known ? cartons : known.cartons,
      };
    }),
  };
}

/** The fields of the import in which a draft would change. */
export const changedFieldsOfCrossdock = (before: KnownCrossdock, draft: CrossdockDraft): DraftChange[] =>
  changesBetween(fieldsOf(contentOfCrossdock(before)), fieldsOf(draft));

const fieldsOf = ({ lines, ...head }: CrossdockDraft): Record<string, readonly unknown[]> => ({
  deliveryMethod: [head.delivery],
  trackingNumbers: [head.tracking],
  eta: [head.eta],
  cartonCount: lines.map(({ cartons }) => cartons),
  destination: lines.map(({ destination }) => destination),
  reference: lines.map(({ reference }, at) => reference && `${at} ${reference}`),
  remark: [head.remark],
});
