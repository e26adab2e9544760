import type { ImportDefinition } from '@lading/contracts/imports';
import { garbledPart } from './garbled-text.ts';
import { packedColumns, type PackedColumns } from './pack-columns.ts';
import type { CellWarning } from './raw-table.ts';

const lost = '\ufffd';
/** ASCII columns are skipped at once. */
const beyondAscii = /[^\0-\u007f]/;
/** UTF-8 that was decoded as Western text and saved, once or more often. */
const mostTimes = 3;

/**
 * Warnings for texts with lost characters, such as a stray byte of another encoding, and for texts that were decoded wrongly
 * before they reached the file, with the intended text if their bytes reveal it.
 */
export function garbledWarnings(
  { fields }: ImportDefinition,
  packed: PackedColumns,
  rowNumbers: Uint32Array,
): CellWarning[] {
  const columns = packedColumns(packed);
  const warnings: CellWarning[] = [];
  fields.forEach(({ key, editor }, column) => {
    const texts = packed.texts[column]!;
    if (editor !== 'text' || !beyondAscii.test(texts) || garbledPart(texts) === undefined) return;
    for (let row = 0; row < packed.rowCount; row += 1) {
      const text = columns[column]!.at(row);
      if (garbledPart(text) === undefined) continue;
      const rowNumber = rowNumbers[row]!;
      const meant = textMeant(text);
      if (text.includes(lost)) warnings.push({ code: 'lost-character', rowNumber, column });
      else
        warnings.push({
          code: 'garbled-text',
          rowNumber,
          column,
          ...(meant !== undefined && { edits: { [key]: meant } }),
        });
    }
  });
  return warnings;
}

/** The original of a garbled text; undefined if its bytes do not reveal it. */
function textMeant(text: string): string | undefined {
  let meant = text;
  for (let time = 0; time < mostTimes && garbledPart(meant) !== undefined; time += 1)
    meant = meant.replaceAll(/[^\0-\u007f]{2,}/g, (run) => readAsUtf8(run) ?? run);
  return garbledPart(meant) === undefined ? meant : undefined;
}

let bytes: ReadonlyMap<string, number> | undefined;

/** Encodes Western characters as bytes and decodes them as UTF-8; undefined if that fails. */
function readAsUtf8(run: string): string | undefined {
  bytes ??= new Map(
    Array.from(
      new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 128 }, (_, at) => at + 128)),
      (character, at) => [character, at + 128],
    ),
  );
  const found = Array.from(run, (character) => bytes!.get(character));
  if (found.includes(undefined)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(found as number[]));
  } catch {
    // Part of the text is correct as it stands.
    return undefined;
  }
}
