/**
 * Reads tab-separated text as spreadsheets put it on the clipboard: quoted cells may hold tabs, line ends and doubled quotes;
 * a last line end is not a row. Rows may differ in length.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const cell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*)/y;
  while (at <= text.length) {
    cell.lastIndex = at;
    const match = cell.exec(text);
    if (!match) break;
    row.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'));
    at = cell.lastIndex;
    if (text[at] === '\t') {
      at += 1;
      continue;
    }
    rows.push(row);
    row = [];
    if (at >= text.length) break;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (at >= text.length) break;
  }
  return rows;
}

/** Writes cells as spreadsheets read them from the clipboard; line ends are CR LF as Excel's own. */
export function toTsv(rows: readonly (readonly string[])[]): string {
  const quoted = (text: string): string =>
    /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((cells) => cells.map(quoted).join('\t')).join('\r\n');
}
