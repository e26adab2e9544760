import type { FieldError, LocalizedText } from '@lading/contracts/localized-text';

/**
 * Faults of rows in a form that travels between threads without being copied one by one: a hundred thousand rows share a handful of
 * texts, so each text is there once. Hand {@link faultBuffers} to `postMessage` as its transfer list.
 */
export interface PackedFaults {
  /** Per fault its row's index, ascending. */
  rows: Uint32Array<ArrayBuffer>;
  /** Per fault its field, an index into `fieldNames`. */
  fields: Uint16Array<ArrayBuffer>;
  /** Per fault its text, an index into `texts`. */
  textNumbers: Uint32Array<ArrayBuffer>;
  fieldNames: string[];
  texts: LocalizedText[];
}

/** Packs faults by row index; they come out in the order of the rows. */
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
    for (const { fieldName, message, zhMessage } of byRow.get(row)!) {
      const field = fieldNumbers.get(fieldName) ?? fieldNumbers.size;
      fieldNumbers.set(fieldName, field);
      // Two texts that differ in one language only are two: both languages are compared.
      const spoken = `${message}\n${zhMessage}`;
      let text = known.get(spoken);
      if (text === undefined) {
        text = texts.push({ message, zhMessage }) - 1;
        known.set(spoken, text);
      }
      rows[at] = row;
      fields[at] = field;
      textNumbers[at] = text;
      at += 1;
    }
  }
  return { rows, fields, textNumbers, fieldNames: [...fieldNumbers.keys()], texts };
}

/** The faults again, row by row. */
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

/** The buffers that packed faults give away when they are sent. */
export function faultBuffers({ rows, fields, textNumbers }: PackedFaults): ArrayBuffer[] {
  return [rows.buffer, fields.buffer, textNumbers.buffer];
}
