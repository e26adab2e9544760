import type { ImportDefinition } from '@lading/contracts/imports';
import { headingCurrency, isForeignMoney } from './fixes/currency-words.ts';
import type { CellWarning } from './raw-table.ts';
import type { Sheet } from './sheet.ts';

/** The heading of a column that names the currency of amounts next to it. */
const currencyHeading =
  /\bcurrency\b|币种|币别|幣種|幣別|货币|貨幣|通貨|währung|devise|moneda|moeda|valuta|валюта|waluta|měna|para birimi|tiền tệ|mata uang|สกุลเงิน/iu;

/**
 * Adds a warning to amounts in a currency other than that of their field: according to the heading of their column, its number
 * format, or the nearest column of currencies.
 */
export function foreignMoneyWarnings({
  definition,
  sheet,
  sources,
  kept,
  columns,
}: {
  definition: ImportDefinition;
  sheet: Sheet;
  /** Per field the column of the sheet that fills it, or -1. */
  sources: readonly number[];
  /** Per row its index in the sheet. */
  kept: ArrayLike<number>;
  /** One per field. */
  columns: readonly (readonly string[])[];
}): CellWarning[] {
  const currencies = sheet.headings.flatMap((heading, at) => (currencyHeading.test(heading) ? [at] : []));
  return definition.fields.flatMap((field, column) => {
    const source = sources[column]!;
    if (!field.currency || source === -1) return [];
    const named = headingCurrency(sheet.headings[source]!);
    const isForeign = named === 'foreign' || (sheet.foreignColumns?.includes(source) ?? false);
    const beside = named === undefined && !isForeign ? nearest(currencies, source) : undefined;
    if (!isForeign && beside === undefined) return [];
    const cells = beside === undefined ? undefined : sheet.columns[beside]!;
    const warnings: CellWarning[] = [];
    for (let row = 0; row < kept.length; row += 1) {
      const at = kept[row]!;
      if (columns[column]![row] === '' || (cells && !isForeignMoney(cells[at]!))) continue;
      warnings.push({ code: 'foreign-money', rowNumber: sheet.rowNumbers[at]!, column });
    }
    return warnings;
  });
}

/** On a tie the one to the right: a currency follows its amount. */
const nearest = (places: readonly number[], to: number): number | undefined =>
  places.toSorted((one, other) => Math.abs(one - to) - Math.abs(other - to) || other - one)[0];
