/** The longest text that a spreadsheet program accepts in one cell. */
const longest = 32_767;

/**
 * A text as XML character data of a workbook. Characters that XML cannot hold are written as `_x000D_`; text that
 * looks like such an escape is preserved. Text over the spreadsheet limit is cut.
 */
export function cellXml(text: string): string {
  const whole = text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
  // Nearly every cell is plain: test once and copy nothing.
  if (!/[&<>"_\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(whole)) return whole;
  return whole
    .toWellFormed()
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/(?![\t\n])[\p{Cc}\uFFFE\uFFFF]/gu, escaped);
}

function escaped(sign: string): string {
  return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}
