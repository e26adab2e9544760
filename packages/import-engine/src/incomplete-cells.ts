import type { ImportDefinition } from '@lading/contracts/imports';
import { packedColumns, type PackedColumns } from './pack-columns.ts';
import type { CellWarning } from './raw-table.ts';

/** How marketplaces hide personal data: "A*** L**", 李*, 浙江省****, "Ann ●●●". One asterisk behind Latin letters is a remark. */
const masked = /[*＊]{2,}|[•●]{2,}|\p{Script=Han}[*＊]|^[*＊]\p{Script=Han}/u;
/** A remark that someone set off: "12 Oak St **LEAVE AT DOOR**". */
const emphasized = /(?<![^\s(（,，;；])([*＊]{2,})([^*＊]+)\1(?![*＊\p{L}\d])/gu;
/** What programs write that know no other letters than those of ASCII: "J?rgen Gro?", "????". */
const lost = /\p{L}\?\p{Ll}|\p{Ll}\?(?=\s|$)|\?{2,}/u;
const eitherMark = /[*＊•●?]/;

/**
 * Warns of names and addresses that are not whole, and would be printed so: parts that a marketplace has hidden, and letters that became
 * question marks before they came into the file.
 */
export function incompleteWarnings(
  { fields, addresses = {} }: ImportDefinition,
  packed: PackedColumns,
  rowNumbers: Uint32Array,
): CellWarning[] {
  const printed = new Set<string>(
    Object.values(addresses).flatMap(({ name, company, address1, address2, city }) => [
      name,
      company,
      address1,
      address2,
      city,
    ]),
  );
  const columns = packedColumns(packed);
  const warnings: CellWarning[] = [];
  fields.forEach(({ key }, column) => {
    if (!printed.has(key) || !eitherMark.test(packed.texts[column]!)) return;
    for (let row = 0; row < packed.rowCount; row += 1) {
      const text = columns[column]!.at(row);
      if (isMasked(text)) warnings.push({ code: 'masked-text', rowNumber: rowNumbers[row]!, column });
      else if (lost.test(text))
        warnings.push({ code: 'lost-character', rowNumber: rowNumbers[row]!, column });
    }
  });
  return warnings;
}

const isMasked = (text: string): boolean =>
  masked.test(text) &&
  masked.test(text.replaceAll(emphasized, (whole, _, words: string) => (areWords(words) ? ' ' : whole)));

const areWords = (text: string): boolean => text === text.trim() && /\p{L}{2}/u.test(text);
