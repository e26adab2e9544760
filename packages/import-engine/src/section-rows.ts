import type { ImportDefinition } from '@lading/contracts/imports';
import { isPageText } from './heading-rows.ts';
import { columnsOfSource } from './joined-columns.ts';

const longestName = 80;
/** A longer text without a code is more likely a product name. */
const longestWord = 30;
/** In files with fewer columns, a lone word is more likely a record with nothing else. */
const columnsBesideName = 3;
/** Number of records whose codes are examined. */
const codesLearned = 200;
/** With fewer codes that contain digits, nothing can be concluded. */
const codesNeeded = 2;
/** Names of groups: "Category: Mugs", "Mugs:", "— Warehouse A —", 【杯子】, "一、杯子", "1. Mugs", 第一组. */
const sections = [
  String.raw`\p{L}[\p{L}\p{M}\s./&'-]{0,40}[:：](?!\/\/).*`,
  String.raw`(?:[-—–=*#~_•■●◆▶>]{2,}|[-—–=*#~_•■●◆▶>]+\s)\s*[\p{L}\d].*`,
  String.raw`[【〖「『《].*\p{L}.*[】〗」』》]`,
  String.raw`[(（]?[一二三四五六七八九十]{1,3}[)）]?\s*[、.．,，:：)）]\s*\p{L}.*`,
  String.raw`[(（]?(?:\d{1,2}|[IVX]{1,4}|[A-Z])[.)）、]\s+\p{L}{2}.*`,
  String.raw`第\s*[一二三四五六七八九十\d]{1,3}\s*[类類组組批部章仓倉].*`,
];
const section = new RegExp(`^(?:${sections.join('|')})$`, 'u');
const word = /\p{L}{2}|\p{Script=Han}/u;

/**
 * Finds rows that name the group of the records below them and are not records themselves: they have one cell, and a record
 * follows. Processes a file in order, in any number of pieces.
 */
export class SectionRows {
  readonly #key: number;
  readonly #columnCount: number;
  /** Columns that a further row of a record may fill alone. */
  readonly #ofMembers: ReadonlySet<number>;
  #codes = 0;
  #codesWithDigits = 0;
  #lacksCodes = false;

  /**
   * @param headings of the file
   * @param mapping system field → heading
   */
  constructor(
    { uniqueBy, grouping }: ImportDefinition,
    headings: readonly string[],
    mapping: Readonly<Record<string, string>>,
  ) {
    const columnsOf = (key: string) =>
      columnsOfSource(mapping[key] ?? '').map((heading) => headings.indexOf(heading));
    this.#key = columnsOf(grouping?.by ?? uniqueBy.at(-1) ?? '')[0] ?? -1;
    this.#ofMembers = new Set((grouping?.memberFields ?? []).flatMap(columnsOf));
    this.#columnCount = headings.length;
  }

  /**
   * The rows, ascending, that name a group.
   *
   * @param columns of the file, one per heading
   * @param rows those that may be records, ascending
   */
  find(columns: readonly (readonly string[])[], rows: ArrayLike<number>): number[] {
    if (this.#key === -1 || this.#columnCount < 2) return [];
    const alone: { row: number; column: number }[] = [];
    let lastRecord = -1;
    for (const row of Array.from(rows)) {
      const column = onlyColumn(columns, row);
      if (column === 'several') {
        lastRecord = row;
        this.#learn(columns[this.#key]![row]!.trim());
      } else if (column !== undefined) alone.push({ row, column });
    }
    return alone.flatMap(({ row, column }) =>
      row < lastRecord && this.#isName(columns[column]![row]!.trim(), column) ? [row] : [],
    );
  }

  #learn(code: string): void {
    if (code === '') this.#lacksCodes = true;
    if (code === '' || this.#codes === codesLearned) return;
    this.#codes += 1;
    if (/\d/.test(code)) this.#codesWithDigits += 1;
  }

  #isName(text: string, column: number): boolean {
    if (text.length > longestName || !word.test(text) || isPageText(text)) return false;
    if (section.test(text)) return true;
    if (this.#columnCount < columnsBesideName || this.#ofMembers.has(column) || /\d/.test(text)) return false;
    // If all records have codes, or, in the code column, if their codes contain digits and its text does not.
    const isCoded = this.#codes >= codesNeeded && !this.#lacksCodes;
    return (
      isCoded && (column === this.#key ? this.#codes === this.#codesWithDigits : text.length <= longestWord)
    );
  }
}

/** The only filled column of a row, or that there are several; undefined for a blank one. */
function onlyColumn(columns: readonly (readonly string[])[], row: number): number | 'several' | undefined {
  let found: number | undefined;
  for (let column = 0; column < columns.length; column += 1) {
    const cell = columns[column]![row]!;
    if (cell === '' || cell.trim() === '') continue;
    if (found !== undefined) return 'several';
    found = column;
  }
  return found;
}
