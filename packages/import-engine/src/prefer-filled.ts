import type { ImportDefinition, ImportField, ValuePattern } from '@lading/contracts/imports';
import { valuesFit } from './column-profile.ts';
import { isStrong, type HeadingScore, type MappingReason } from './mapping-score.ts';

/** A date column may hold a remark or two. */
const leastFit = 0.8;
/** Columns that stay though they are empty. */
const surely: ReadonlySet<MappingReason> = new Set(['exact', 'learned', 'origin']);
/** How the values of fields with a format look. */
const looksOf: Partial<Record<NonNullable<ImportField['format']>, ValuePattern>> = {
  'date-time': 'date-time',
  day: 'date-time',
  email: 'email',
};

/**
 * Of columns that mean the same field, leaves out those without any value where another has some: a program that has "Phone" and "Mobile" may
 * fill the second only. The field's own name stays, except that of a phone, which is as good in any column; so do names and addresses, of which the filled
 * ones may be another person's. Only for
 * files that are known as a whole: a column may be empty at the top alone.
 *
 * @param columns with the first of their values
 * @param scores per field one of each column; changed in place
 */
export function preferFilled(
  { fields, addresses = {} }: ImportDefinition,
  columns: readonly { values: readonly string[] }[],
  scores: (HeadingScore | undefined)[][],
): void {
  const ofAddress = new Set<string>(Object.values(addresses).flatMap((party) => Object.values(party)));
  const isOfOther = (column: number, field: number) =>
    scores.some((row, at) => at !== field && row[column]?.reason === 'exact');
  const isFilled = columns.map(({ values }) => values.length > 0);
  fields.forEach((field, at) => {
    if (ofAddress.has(field.key) && !field.isPhone) return;
    const hasOther = scores[at]!.some(
      (score, column) =>
        isFilled[column] &&
        isStrong(score) &&
        !isOfOther(column, at) &&
        fitsFormat(field, columns[column]!.values),
    );
    if (!hasOther) return;
    const stays = ({ reason }: HeadingScore) => surely.has(reason) && !(field.isPhone && reason === 'exact');
    scores[at] = scores[at]!.map((score, column) =>
      isFilled[column] || (score && stays(score)) ? score : undefined,
    );
  });
}

/** Whether the values are of the format of a field: a shelf life of 365 days is no expiry date. */
function fitsFormat(field: ImportField, values: readonly string[]): boolean {
  const looksLike = field.looksLike ?? (field.format && looksOf[field.format]);
  return !looksLike || valuesFit({ ...field, looksLike }, values)! >= leastFit;
}
