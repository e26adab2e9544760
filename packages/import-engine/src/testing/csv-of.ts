/** A CSV with the headings of an export, separated by ` | `, and rows that fill some of them. */
export function csvOf(headings: string, ...rows: Readonly<Record<string, string>>[]): string {
  const names = headings.split(' | ');
  const missing = rows.flatMap((row) => Object.keys(row)).find((name) => !names.includes(name));
  if (missing !== undefined) throw new Error(`No heading ${missing}`);
  const line = (cells: readonly string[]) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
  return [line(names), ...rows.map((row) => line(names.map((name) => row[name] ?? '')))].join('\n');
}
