import type { FieldError } from '@lading/contracts/core';

/** Drafts per part: the work between two progress reports. */
const draftsPerPart = 1_000;
/** Maximum errors in one refusal of a save; more would not help. */
const faultsNamed = 1_000;

/** Checked rows: every error as `rowIndex.fieldName`, or what to write. */
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

/** Errors as listed in a refusal. */
export const preparedFaults = (faults: readonly FieldError[]): PreparedSave => ({
  faults: faults.slice(0, faultsNamed),
});

/** Whether a refusal has enough errors. */
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

/** The buffers to transfer with a prepared save. */
export const preparedBuffers = (prepared: PreparedSave): ArrayBuffer[] =>
  'parts' in prepared ? prepared.parts.map(({ buffer }) => buffer) : [];
