import { canJoin, joinColumns } from './joined-columns.ts';

const timeOnly =
  /^(?:[上下]午|午前|午後|오전|오후)?\s*\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?\s?m\.?)?$/iu;
const dateWord = /\bdate\b|日期/iu;
const timeWord = /\btime\b|[时時][间間]/iu;
const bareTimes = ['time', '时间', '時間'];

/**
 * The column of a moment joined with the one that holds its time of day: "Order Date" and "Order Time". Without known values, the
 * column with the date is used for both.
 *
 * @param column the heading found for the moment
 * @param headings of the file
 * @param valuesOf filled cells of a column
 * @param isFree whether a heading fills no field
 */
export function withTimeOfDay(
  column: string,
  headings: readonly string[],
  valuesOf: (heading: string) => readonly string[],
  isFree: (heading: string) => boolean,
): string {
  const isTimeOnly = (heading: string) => {
    const values = valuesOf(heading);
    return values.length > 0 && values.every((value) => timeOnly.test(value));
  };
  const named = (wanted: string) =>
    headings.find((heading) => heading.toLowerCase() === wanted.toLowerCase() && isFree(heading));
  if (timeWord.test(column) && (valuesOf(column).length === 0 || isTimeOnly(column))) {
    const day = named(column.replace(timeWord, (word) => (/time/i.test(word) ? 'date' : '日期')));
    if (day === undefined) return column;
    return valuesOf(column).length === 0 ? (/time/i.test(column) ? day : column) : joined(day, column);
  }
  const hasTimes = valuesOf(column).some((value) => value.includes(':'));
  if (hasTimes) return column;
  const sibling = dateWord.test(column)
    ? named(column.replace(dateWord, (word) => (/date/i.test(word) ? 'time' : '时间')))
    : undefined;
  const bare = headings.filter(
    (heading) => bareTimes.includes(heading.trim().toLowerCase()) && isFree(heading),
  );
  const time = sibling ?? (bare.length === 1 ? bare[0] : undefined);
  return time !== undefined && isTimeOnly(time) ? joined(column, time) : column;
}

const joined = (day: string, time: string): string =>
  canJoin(day) && canJoin(time) ? joinColumns([day, time], ' ') : day;
