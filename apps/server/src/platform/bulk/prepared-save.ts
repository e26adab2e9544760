import type { FieldError } from '@lading/contracts/localized-text';

/** Drafts of a part: what is written between two reports of progress. */
const draftsPerPart = 1_000;
/** Faults named in one refusal of a save; more help nobody. */
const faultsNamed = 1_000;

/** Rows that have been checked: every fault as `rowIndex.fieldName`, or what is to be written. */
export type PreparedSave =
  | { faults: FieldError[] }
  | {
      /** Rows of the file. */
      rows: number;
      /** Records that they make: products or orders. */
      total: number;
      /** The records in order, in parts: JSON of an array each, in UTF-8. */
      parts: Uint8Array<ArrayBuffer>[];
    };

/** Faults as a refusal names them. */
export const preparedFaults = (faults: readonly FieldError[]): PreparedSave => ({
  faults: faults.slice(0, faultsNamed),
});

/** Whether a refusal names enough faults already. */
export const isEnough = (faults: readonly FieldError[]): boolean => faults.length >= faultsNamed;

/** Records in parts, ready to be queued. */
export function preparedParts(drafts: readonly unknown[], rows: number): PreparedSave {
  const encoder = new TextEncoder();
  const parts = Array.from({ length: Math.ceil(drafts.length / draftsPerPart) }, (_, part) =>
    encoder.encode(JSON.stringify(drafts.slice(part * draftsPerPart, (part + 1) * draftsPerPart))),
  );
  return { rows, total: drafts.length, parts };
}

/** The records of a part. */
export const draftsOfPart = <Draft>(part: Uint8Array): Draft[] =>
  JSON.parse(new TextDecoder().decode(part)) as Draft[];

/** The buffers that a prepared save gives away when it is sent to another thread. */
export const preparedBuffers = (prepared: PreparedSave): ArrayBuffer[] =>
  'parts' in prepared ? prepared.parts.map(({ buffer }) => buffer) : [];
