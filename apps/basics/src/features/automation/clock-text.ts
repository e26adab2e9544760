/** Minutes of the day as clock time; the day ends at 24:00. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Minutes of the day from a time field; null if it is empty. */
export function clockMinutes(text: string): number | null {
  const match = /^(\d\d):(\d\d)/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}
