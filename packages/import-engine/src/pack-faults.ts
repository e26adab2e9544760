import { messageKey, type FieldError, type LocalizedText } from '@lading/contracts/core';

/**
 * Errors of rows in a form that transfers between threads without copying each: a hundred thousand rows share a
 * handful of texts, so each text is stored once. Pass {@link faultBuffers} to `postMessage` as its transfer list.
 */
export interface PackedFaults {
  /** Per error its row's index, ascending. */
  rows: Uint32Array<ArrayBuffer>;
  /** Per error its field, an index into `fieldNames`. */
  fields: Uint16Array<ArrayBuffer>;
  /** Per error its text, an index into `texts`. */
  textNumbers: Uint32Array<ArrayBuffer>;
  fieldNames: string[];
  texts: LocalizedText[];
}

/** Packs errors by row index; they are unpacked in row order. */
export function packFaults(byRow: ReadonlyMap<number, readonly FieldError[]>): PackedFaults {
  let count = 0;
  for (const faults of byRow.values()) count += faults.length;
  const rows = new Uint32Array(count);
  const fields = new Uint16Array(count);
  const textNumbers = new Uint32Array(count);
  const fieldNumbers = new Map<string, number>();
  const known = new Map<string, number>();
  const texts: LocalizedText[] = [];
  let at = 0;
  for (const row of [...byRow.keys()].sort((a, b) => a - b)) {
    for (const { fieldName, ...message } of byRow.get(row)!) {
      const field = fieldNumbers.get(fieldName) ?? fieldNumbers.size;
      fieldNumbers.set(fieldName, field);
      const key = messageKey(message);
      let text = known.get(key);
      if (text === undefined) {
        text = texts.push(message) - 1;
        known.set(key, text);
      }
      rows[at] = row;
      fields[at] = field;
      textNumbers[at] = text;
      at += 1;
    }
  }
  return { rows, fields, textNumbers, fieldNames: [...fieldNumbers.keys()], texts };
}

/** Unpacks the errors, row by row. */
export function* unpackFaults({
  rows,
  fields,
  textNumbers,
  fieldNames,
  texts,
}: PackedFaults): Generator<[row: number, faults: FieldError[]]> {
  for (let at = 0; at < rows.length;) {
    const row = rows[at]!;
    const faults: FieldError[] = [];
    for (; rows[at] === row && at < rows.length; at += 1) {
      faults.push({ fieldName: fieldNames[fields[at]!]!, ...texts[textNumbers[at]!]! });
    }
    yield [row, faults];
  }
}

/** The buffers to transfer with packed errors. */
export function faultBuffers({ rows, fields, textNumbers }: PackedFaults): ArrayBuffer[] {
  return [rows.buffer, fields.buffer, textNumbers.buffer];
}
