import type { ImportDefinition } from '@lading/contracts/imports';
import { readNumber, withoutCurrency } from './fixes/read-number.ts';
import { spreadsheetError } from './spreadsheet-error.ts';

const words = [
  'totals?|tot\\.|ttls?|grand[ -]totals?|sub[ -]?totals?|overall totals?|sums?|averages?|avg|counts?',
  'summe|gesamt|gesamtsumme|zwischensumme|somme|sous-total|total g[ée]n[ée]ral|suma|suma total|moyenne|promedio|durchschnitt|media',
  'totale|totaal|totalt|razem|suma końcowa|celkem|spolu|összesen|toplam|genel toplam|yhteensä|i alt|ukupno|skupaj|tổng(?: cộng)?|jumlah|gesamtbetrag|endsumme|total general|gran total|итог|итого|всего|合\\s*计|总\\s*计|小\\s*计|共\\s*计|汇\\s*总|总和|总数|合\\s*計|總\\s*計|小\\s*計|共\\s*計|總和|総計|平均值?|합계|총계|평균',
  'montant total|total (?:ttc|ht)|insgesamt|σ|本页(?:合\\s*计|小\\s*计)|(?:合计|总计|总)金额|金额合计|累计|累計',
  '(?:page|running|report|order|list|sum)[ -]totals?|carried forward|brought forward|übertrag|zusammen|totalsumme|totaux|totali|totales|totais|summa|sammanlagt',
  'łącznie|ogółem|suma częściowa|celkem kusů|toplam (?:adet|tutar|ağırlık)|kokku|kopā|iš viso|общо|всього|разом|σύνολο|jumlah keseluruhan|tổng (?:trọng lượng|số lượng|tiền)',
  'รวม(?:ทั้งหมด|ทั้งสิ้น)?|(?:ال)?(?:مجموع|إجمالي|اجمالي)|סה["״\']{1,2}כ|סך הכל|कुल(?: योग)?',
  '(?:合计|合計|总计|總計|总|總)(?:金额|金額|重量?|数量?|數量?|件数|件數|箱数|箱數|单数|單數|票数|票數|体积|體積)',
  '\\d+ (?:orders|parcels|shipments)',
  'soma|somatório|soma total|součet|mezisoučet|súčet|medzisúčet|vsota|skupno|zbir|zbroj|subtotaal|totaalbedrag|delsumma?|mellansumma|subtotale|totale (?:generale|parziale)',
  'vahesumma|välisumma|loppusumma|ara toplam|részösszeg|mindösszesen|sumă totală|gesamt(?:anzahl|menge|gewicht|wert|preis)|anzahl gesamt|summe gesamt|общ(?:ая сумма|ий вес|ее количество)',
  'промежуточный итог|загальна сума|γενικό σύνολο|합\\s+계|총\\s*합?\\s+계|소\\s*계|계|총\\s*액|総合計|総\\s*額|総重量|計|总共|總共|计|本[月日周季年批]合?计|以上合计|全部合计|ยอดรวม|المجموع الكلي|(?:ال)?إجمالي الكلي',
  // As spreadsheet programs write them into the last row of a table, and of a pivot table.
  '(?:gesamt)?ergebnis|eindtotaal|totale complessivo|totalsumma|összeg|végösszeg|celkový součet|общий итог|集\\s*計|요약|총합계',
];
/** Qualifiers of a sum: "Total orders", "Total weight (kg)". */
const summed =
  'orders?|shipments?|weights?|net|gross|volume|amount|qty|quantity|items?|units?|lines?|boxes|cartons|ctns|price|cost|value|rows?|records?|packages|parcels|pieces|pcs|products|skus?|usd|eur|of|no\\.|number';
/** Signs that people put around the word: "--- TOTAL ---", "[Total]", 【合计】. */
const [before, behind] = [`[-*=~_#>.([{【「<"'“”\\s–—]*`, `[-*=~_#<.)\\]}】」>"'“”\\s–—]*`];
/** "TOTAL", "Total:", "Total (2)", "Total 5 pcs", "TOTAL WEIGHT: 5", 合计3件, 共 3 单. */
const totalText = new RegExp(
  `^${before}(?:(?:${words.join('|')})(?:\\s+(?:${summed})){0,3}(?:\\s+due)?(?:\\s*[:：=(（].*|\\s*[-–—]\\s.*|\\s+\\d\\S*(?:\\s+\\p{L}+)?|(?<=\\p{Script=Han})\\s*\\d+\\s*\\p{Script=Han}{0,3})?|共\\s*\\d+\\s*\\p{L}{1,6})${behind}$`,
  'iu',
);
/** What it is of, in front of the word or behind it: "Mugs Total", as spreadsheets write subtotals, "Subtotal Mugs", 杯子汇总. Such may be a product. */
const totalOf =
  /^(?:(?:sub|grand)[ -]?totals?|totals?|zwischensumme|summe|gesamt|sous-total|somme|suma|totale|totaal|итого?|всего|razem|celkem|小计|合计)\s+\S.*$|\S\s+(?:(?:sub|grand)[ -]?totals?|totals?|result|ergebnis|résultat|somme|summe|sum)$|\S\s*(?:小计|合计|汇总|小計|合計|彙總|集計)$/iu;
/** A longer text says something else. */
const longestTotal = 200;
/**
 * Rows required above a sum without a word: three packages of one order may weigh 1, 1 and 2. Two are enough if several columns
 * are summed.
 */
const rowsSummed = 3;

/** The rows of an import before they are grouped, and the cells of their file. */
interface SummedRows {
  /** One per field of the definition. */
  columns: readonly (readonly string[])[];
  rowCount: number;
  /** Whether a field is filled from a column of the file. */
  isFilled: readonly boolean[];
  /** All cells of a row in the file. */
  fileRow: (row: number) => Iterable<string>;
  /** Whether a row is known to hold only sums; the rows above it may be others than in the file. */
  isKnown?: (row: number) => boolean;
}

/**
 * Finds rows that hold only the sums of the rows above them, which would be one more package or product (decision
 * D26): the record has no key, all its cells are numbers, and "Total" stands beside them or every number is the sum of
 * its column. Processes a file in order, in any number of pieces.
 */
export class TotalRows {
  readonly #key: number;
  /** Indices of the fields that can be summed. */
  readonly #summed: readonly number[];
  /** Indices of choices, such as a unit, which stand beside a total without naming a group. */
  readonly #choices: ReadonlySet<number>;
  readonly #sums: { all: number[]; since: number[] };
  #rows = { all: 0, since: 0 };
  /** Per field the last text above. */
  readonly #last: string[] = [];

  constructor({ fields, uniqueBy, grouping }: ImportDefinition) {
    const key = grouping?.by ?? uniqueBy.at(-1);
    this.#key = fields.findIndex((field) => field.key === key);
    this.#summed = fields.flatMap(({ editor }, at) => (editor === 'number' ? [at] : []));
    this.#choices = new Set(fields.flatMap(({ editor }, at) => (editor === 'select' ? [at] : [])));
    const none = () => fields.map(() => 0);
    this.#sums = { all: none(), since: none() };
  }

  /** The rows, ascending, that hold only sums. */
  find(rows: SummedRows): number[] {
    if (this.#key === -1) return [];
    const found: number[] = [];
    for (let row = 0; row < rows.rowCount; row += 1) {
      if (this.#isTotal(rows, row)) {
        found.push(row);
        this.#rows.since = 0;
        this.#sums.since.fill(0);
      } else this.#add(rows, row);
    }
    return found;
  }

  #isTotal({ columns, isFilled, fileRow, isKnown }: SummedRows, row: number): boolean {
    if (isKnown?.(row)) return true;
    // One value for all rows is none of a record.
    const key = isFilled[this.#key] ? columns[this.#key]![row]! : '';
    if (key !== '' && !isTotalText(key) && !isTotalOf(key)) return false;
    let isNamed = false;
    let isRepeated = false;
    let isOfGroup = false;
    const amounts: [column: number, amount: number | undefined][] = [];
    for (const [at, cells] of columns.entries()) {
      const text = cells[row]!;
      if (!isFilled[at] || text === '' || isTotalText(text)) continue;
      const amount = amountOf(text);
      if (amount === undefined && isTotalOf(text)) isNamed = true;
      // The total of a group names it once more.
      else if (amount === undefined && text === this.#last[at]) {
        isRepeated = true;
        isOfGroup ||= !this.#choices.has(at);
      }
      // A sum that was never calculated is one.
      else if (amount === undefined && spreadsheetError(text) === undefined) return false;
      else amounts.push([at, amount]);
    }
    if (amounts.length === 0) return false;
    const isEverySum = (rows: number) =>
      amounts.every(([at, amount]) => amount !== undefined && this.#isSum(at, amount, rows));
    if (isNamed) return isEverySum(1);
    for (const text of fileRow(row)) if (isTotalText(text.trim())) return !isOfGroup || isEverySum(1);
    if (isRepeated) return false;
    return isEverySum(2) && this.#rows.all >= (amounts.length > 1 ? rowsSummed - 1 : rowsSummed);
  }

  /** Whether an amount is the sum of at least so many rows above it. */
  #isSum(at: number, amount: number, rows: number): boolean {
    return (['all', 'since'] as const).some((over) => {
      const sum = this.#sums[over][at]!;
      return this.#rows[over] >= rows && amount !== 0 && Math.abs(sum - amount) < 0.005;
    });
  }

  #add({ columns, isFilled }: SummedRows, row: number): void {
    this.#rows = { all: this.#rows.all + 1, since: this.#rows.since + 1 };
    for (const [at, cells] of columns.entries()) if (cells[row] !== '') this.#last[at] = cells[row]!;
    for (const at of this.#summed) {
      const text = columns[at]![row]!;
      if (!isFilled[at] || text === '') continue;
      const amount = amountOf(text) ?? 0;
      this.#sums.all[at]! += amount;
      this.#sums.since[at]! += amount;
    }
  }
}

const isTotalOf = (text: string): boolean =>
  text.length <= longestTotal && !isTotalText(text) && totalOf.test(text);

const isTotalText = (text: string): boolean =>
  text.length <= longestTotal && totalText.test(spacedLetters.test(text) ? text.replaceAll(' ', '') : text);
/** "T O T A L". */
const spacedLetters = /^(?:\p{Lu} ){3,}\p{Lu}(?!\p{L})/u;

/** The number in a cell, with or without a currency or unit; undefined for any other text. */
function amountOf(text: string): number | undefined {
  if (text.length > 20) return undefined;
  const plain = Number(text);
  if (!Number.isNaN(plain)) return plain;
  if (!/\d/.test(text)) return undefined;
  const bare = withoutCurrency(text).text.replace(/(?<=\d)\s*\p{L}+\.?$/u, '');
  const [reading] = readNumber(bare);
  return reading === undefined ? undefined : Number(reading.text);
}
