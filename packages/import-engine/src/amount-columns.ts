import type { ImportDefinition, ImportField } from '@lading/contracts/imports';
import { fieldOptions } from './field-options.ts';
import { isBlankWord } from './fixes/blank-word.ts';
import { readNumber, withoutCurrency } from './fixes/read-number.ts';

/** A heading that means only one field, and the values of its column. */
interface ReadColumn {
  fieldsOf: (heading: string) => readonly string[];
  /** Reads some filled cells of the column at an index. */
  valuesOf: (column: number) => readonly string[];
}

/**
 * Headings whose values show which of two fields is meant: 代收货款 with yes and no is the flag, with amounts the collected amount;
 * "COD amount" with yes and no is the flag. If there are only 0 and 1, the name decides.
 *
 * @returns the headings; one whose values contradict it is replaced with the name of the right field
 */
export function withAmountsByValues(
  headings: readonly string[],
  { fields }: ImportDefinition,
  { fieldsOf, valuesOf }: ReadColumn,
): readonly string[] {
  return fields.reduce((read, flag) => {
    const amount = fields.find(({ key }) => key === flag.amountField);
    if (!amount) return read;
    const meant = read.map(fieldsOf);
    return read.map((heading, column) => {
      const own = meant[column]!;
      if (!own.includes(flag.key) && !own.includes(amount.key)) return heading;
      const shown = shownBy(flag, amount, valuesOf(column));
      const isSaid = shown && own.every((key) => key === shown.key);
      const hasOther = meant.some(
        (other, at) => at !== column && other.length === 1 && other[0] === shown?.key,
      );
      return !shown || isSaid || hasOther ? heading : shown.label.en;
    });
  }, headings);
}

/** Which of the two fields the values fit; undefined if they fit both. */
function shownBy(flag: ImportField, amount: ImportField, values: readonly string[]): ImportField | undefined {
  const telling = values.filter((text) => !/^[01](?:[.,]0+)?$/.test(text.trim()) && !isBlankWord(text));
  const amounts = telling.filter(isAmount).length;
  const words = telling.filter((text) => fieldOptions(flag)?.resembles(text)).length;
  if (amounts > words) return amount;
  return words > 0 && words === telling.length ? flag : undefined;
}

const isAmount = (text: string): boolean => readNumber(withoutCurrency(text).text.trim()).length > 0;
