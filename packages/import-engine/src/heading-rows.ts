import { headingForm } from './heading-form.ts';
import { withoutGroup } from './header-rows.ts';
import { withoutRepeat } from './sheet.ts';

/** Fewer cells may be values that happen to equal their headings. */
const leastCells = 2;
/** Characters around a heading in a cell, such as the mark of a required column. */
const marksAround = 6;
const longestRemark = 60;
const longestFooter = 160;
/** Remarks in a row under the headings about their columns. */
const remark =
  /^(?:[*(（]?\s*(?:required|optional|mandatory|recommended|conditional(?:ly required)?|not required|必填项?|选填项?|非必填|必须|必需|可选|可不填|可空|必填項|選填)\s*[*)）]?|(?:e\.?g\.?|example|示例|例如?|样例|範例)\s*[:：].+)$/iu;
/** Separator lines under headings, and those across all columns. */
const rule = /^[-=_+:|]{3,}$/;
const longRule = 8;
/** What printed lists and programs write below their rows. */
const footers = [
  String.raw`[*\s-]*(?:end(?: of (?:report|file|data|list|export))?|eof|以下空白|结束|結束)[*\s-]*`,
  String.raw`page:?\s*\d+(?:\s*(?:of|\/)\s*\d+)?|第\s*\d+\s*页(?:[,，/／ ]*共\s*\d+\s*页)?`,
  String.raw`\(?\d+ (?:rows?|records?|record\(s\)|lines?|orders?)(?: (?:selected|affected|returned|exported|downloaded|found))?\)?\.?`,
  String.raw`(?:total|number of) (?:records|rows|orders|lines)\s*[:：]?\s*\d+|共\s*\d+\s*(?:条|條|行)(?:记录|記錄|数据)?`,
  String.raw`(?:(?:report|file|list) )?(?:printed|exported|generated|downloaded)(?: (?:on|at|by|from)\b|\s*[:：]).*`,
  String.raw`(?:(?:print|export|report|run|download) (?:date|time)|date (?:printed|exported|generated))\s*[:：].*`,
  String.raw`(?:导出|打印|制表|生成|下载)(?:时间|日期|人)\s*[:：].*`,
  // QuickBooks: "Accrual basis Thursday, November 26, 2026 09:14 AM GMT-08:00".
  String.raw`(?:(?:cash|accrual) basis,?\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day, .*\d{4}.* gmt.*`,
  String.raw`(?:©|\(c\)|copyright)\s.*\b(?:19|20)\d\d\b.*|seller id\s*[:：].+`,
];
const footer = new RegExp(`^(?:${footers.join('|')})$`, 'iu');
/**
 * A remark alone in its row, in the first column: a sentence, or a label with a value: "Thank you for your business", 制表人：王.
 * Codes are neither, and records fill more cells.
 */
const sentence = /^(?=.*\p{L}{2})(?:\S+(?:\s+\S+){2,}|[^\d:：]*[:：].*|\p{Script=Han}{6,}\P{L}*)$/u;
/** Fewer columns may be a list of names. */
const columnsBesideSentence = 3;
/** Rows below the headings that may say in words what each column holds, as those of TikTok Shop do, and the cells that they have. */
const rowsOfWords = 2;
const leastWords = 3;
// "Street."
const words = /\p{L}\s+\p{L}|\p{Script=Han}{4}|^\s*\p{L}{4,}\.\s*$/u;
const demand =
  /^\s*[*(（[]?\s*(?:required|optional|mandatory|must|max(?:imum|\.)?|up to|at most|必填|选填|非必填|最多|不超过)(?!\p{Script=Latin})/iu;
/** The number of the records of an eBay file, and what stands beside it: `2,"record(s) downloaded,"," from ,Nov-01-26"`. */
const counted =
  /^(?:records?|record\(s\)|rows?|row\(s\)|orders?|order\(s\))\s+(?:downloaded|exported|found|returned)\s*[,.:]?$/i;
const besideCount =
  /^[\d.,]{1,12}$|^,?\s*(?:from|to|through|until)\s*[,:]?\s*(?:[\p{L}\d].{0,80})?$|^\p{L}{3}[-. ]\d{1,2}[-. ,]+\d{2,4}$|^[\d:]{4,8}(?: [ap]m)?,?$/iu;

/**
 * Finds rows of a file that are not records (decision D26): repeated headings, as on each page of a printed report or after
 * merging several files, rows that number the columns or mark them as required, separator lines, and footers.
 */
export class HeadingRows {
  readonly #headings: readonly { first: string; length: number; form: string }[];

  /** Whether the first column holds codes, so that a sentence in it is no record, until a record contains a sentence. */
  #beginsWithCodes: boolean;

  /** Columns of codes. */
  readonly #codes: readonly number[];
  #rowsSeen = 0;

  /**
   * @param headings of the file
   * @param codes headings of columns that hold codes
   */
  constructor(headings: readonly string[], codes: ReadonlySet<string> = new Set()) {
    this.#beginsWithCodes = headings.length >= columnsBesideSentence && codes.has(headings[0]!);
    this.#codes = headings.flatMap((heading, at) => (codes.has(heading) ? [at] : []));
    this.#headings = headings.map((heading) => {
      const own = withoutRepeat(withoutGroup(heading));
      return { first: firstOf(own), length: own.length, form: headingForm(own) };
    });
  }

  /**
   * Whether a row is not a record.
   *
   * @param columns one per heading
   */
  has(columns: readonly (readonly string[])[], row: number): boolean {
    this.#rowsSeen += 1;
    if (this.#rowsSeen <= rowsOfWords && this.#isDescribed(columns, row)) return true;
    if (this.#beginsWithCodes && isSentence(columns[0]![row]!)) {
      if (isAlone(columns, row)) return true;
      // In this file codes consist of words: "Mug blue 12 oz".
      this.#beginsWithCodes = false;
    }
    let filled = 0;
    let kind: 'heading' | 'number' | 'remark' | 'footer' | undefined;
    let isRecord = false;
    let isCounted = false;
    let isBesideCount = true;
    for (let column = 0; column < columns.length; column += 1) {
      const cell = columns[column]![row]!.trim();
      const heading = this.#headings[column];
      if (cell === '' || !heading) continue;
      const isNumber = cell === String(column + 1) && filled === column;
      const found = isSame(cell, heading) ? 'heading' : isNumber ? 'number' : kindOf(cell, kind);
      isRecord ||= found === undefined || (kind !== undefined && kind !== found);
      if (isBesideCount && (cell.length > longestFooter || !besideCount.test(cell))) {
        isBesideCount = counted.test(cell);
        isCounted ||= isBesideCount;
      }
      if (isRecord && !isBesideCount) return false;
      kind = found;
      filled += 1;
    }
    if (isCounted && isBesideCount) return true;
    if (isRecord) return false;
    if (kind === 'number') return filled === columns.length && filled > leastCells;
    return kind === 'footer' || filled >= leastCells;
  }

  /**
   * Whether all cells are words without a digit or begin as "Required; at most 50 characters" does, those of codes among them. Where
   * those of codes begin so, half of the cells are enough.
   */
  #isDescribed(columns: readonly (readonly string[])[], row: number): boolean {
    const isDescription = (cell: string) => isWords(cell) || demand.test(cell);
    const codes = this.#codes.filter((column) => columns[column]![row]!.trim() !== '');
    if (codes.length === 0 || !codes.every((column) => isDescription(columns[column]![row]!))) return false;
    const filled = columns.map((cells) => cells[row]!.trim()).filter((cell) => cell !== '');
    if (filled.length < leastWords) return false;
    const demands = filled.filter((cell) => demand.test(cell)).length;
    if (demands * 2 >= filled.length && codes.every((column) => demand.test(columns[column]![row]!)))
      return true;
    return filled.every(isDescription);
  }
}

const isWords = (cell: string): boolean => !/\d/.test(cell) && words.test(cell);

const isSentence = (cell: string): boolean => cell.length <= longestFooter && sentence.test(cell.trim());

/** Whether only the first column of a row is filled. */
const isAlone = (columns: readonly (readonly string[])[], row: number): boolean =>
  columns.every((cells, column) => column === 0 || cells[row]!.trim() === '');

/** Whether a text belongs to a printed page, or explains a column. */
export const isPageText = (text: string): boolean => kindOf(text) !== undefined;

/** Classifies a cell that belongs to no record; most cells are ruled out by their length. */
function kindOf(cell: string, before?: string): 'remark' | 'footer' | undefined {
  if (cell.length > longestFooter) return undefined;
  if (cell.length > longestRemark) return footer.test(cell) ? 'footer' : undefined;
  // Lines below headings are as long as their columns are wide.
  if (rule.test(cell) && (before === 'remark' || before === 'footer')) return before;
  if (remark.test(cell) || (rule.test(cell) && cell.length < longRule)) return 'remark';
  return footer.test(cell) || rule.test(cell) ? 'footer' : undefined;
}

function isSame(cell: string, heading: { first: string; length: number; form: string }): boolean {
  // Nearly all cells can be ruled out by their first character.
  if (Math.abs(cell.length - heading.length) > marksAround || firstOf(cell) !== heading.first) return false;
  const form = headingForm(cell);
  return form !== '' && form === heading.form;
}

const firstOf = (text: string): string => (/[\p{L}\p{N}]/u.exec(text)?.[0] ?? '').toLowerCase();
