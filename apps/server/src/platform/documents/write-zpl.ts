import { trimEnd } from '@lading/contracts/core';
import { drawPage } from './draw-page.ts';
import { textWidth } from './fonts.ts';
import type { LayoutDocument, LayoutPage, RectMark, SymbolMark, TextMark } from './layout-model.ts';
import { symbolSize } from './symbol-shape.ts';

/** Dots per inch of the common label printer. */
const usualDpi = 203;
/** A pixel darker than this (of 255) is a dot. */
const darkBelow = 128;

/**
 * Writes a layout as ZPL II, one `^XA…^XZ` per page. Latin text and linear barcodes use printer commands; other text, such as Chinese,
 * which few printers have a font for, and matrix codes are sent as images (`^GF`).
 *
 * @param dotsPerInch of the printer: 203 or 300
 * @throws UnwritableSymbol
 */
export function writeZpl(layout: LayoutDocument, dotsPerInch = usualDpi): string {
  const scale = dotsPerInch / layout.unitsPerInch;
  return layout.pages.map((page) => writePage(page, scale)).join('\n');
}

function writePage(page: LayoutPage, scale: number): string {
  const dots = (units: number): number => Math.round(units * scale);
  const lines = page.marks.map((mark) => {
    if (mark.kind === 'rect') return writeRect(mark, dots);
    if (mark.kind === 'picture')
      return picture(
        { width: mark.width, height: mark.height, marks: [{ ...mark, x: 0, y: 0 }] },
        mark,
        scale,
      );
    return mark.kind === 'symbol' ? writeSymbol(mark, scale) : writeText(mark, scale);
  });
  // UTF-8, and the origin at the corner regardless of the printer's settings.
  const head = `^XA^CI28^LH0,0^PW${dots(page.width)}^LL${dots(page.height)}`;
  return [head, ...lines, '^XZ'].join('\n');
}

function writeRect({ x, y, width, height }: RectMark, dots: (units: number) => number): string {
  const wide = Math.max(1, dots(width));
  const high = Math.max(1, dots(height));
  return `^FO${dots(x)},${dots(y)}^GB${wide},${high},${Math.min(wide, high)}^FS`;
}

/** `^`, `~` and the escape character itself would be commands. */
const fieldData = (text: string): string =>
  `^FH_^FD${text.replaceAll(/[_^~]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}`)}^FS`;

function writeSymbol(mark: SymbolMark, scale: number): string {
  const { symbology, value } = mark;
  const { width, height } = symbolSize(mark);
  // `>` starts a command within Code 128 data.
  const isPrinters = symbology === 'gs1-128' || (symbology === 'code128' && !value.includes('>'));
  if (!isPrinters) return picture({ width, height, marks: [{ ...mark, x: 0, y: 0 }] }, mark, scale);
  const module = Math.max(1, Math.round(mark.module * scale));
  const at = `^FO${Math.round(mark.x * scale)},${Math.round(mark.y * scale)}`;
  // Mode D reads application identifiers in parentheses; mode A chooses the shortest code.
  const mode = symbology === 'gs1-128' ? 'D' : 'A';
  return `${at}^BY${module}^BCN,${Math.round(height * scale)},N,N,N,${mode}${fieldData(value)}`;
}

function writeText(mark: TextMark, scale: number): string {
  // In a text block a backslash always starts a command.
  if (/^[\x20-\x5b\x5d-\x7e\xa0-\xff]*$/.test(mark.text)) {
    const at = `^FT${Math.round(mark.x * scale)},${Math.round(mark.baseline * scale)}`;
    const size = Math.round(mark.size * scale);
    const align = { left: 'L', center: 'C', right: 'R' }[mark.align ?? 'left'];
    return `${at}^A0N,${size},${size}^FB${Math.round(mark.width * scale)},1,0,${align}${fieldData(mark.text)}`;
  }
  const width = Math.max(mark.width, textWidth(mark.text, mark.size, mark.weight));
  const above = mark.size * 1.2;
  const page = { width, height: mark.size * 1.6, marks: [{ ...mark, x: 0, width, baseline: above }] };
  return picture(page, { x: mark.x, y: mark.baseline - above }, scale);
}

/** Draws a part of the page as dots, without the white around it. */
function picture(part: LayoutPage, at: { x: number; y: number }, scale: number): string {
  const canvas = drawPage(part, scale);
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const isDark = (x: number, y: number): boolean => data[(y * width + x) * 4]! < darkBelow;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isDark(x, y)) continue;
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
    }
  }
  if (right < 0) return '';
  const rowBytes = Math.ceil((right - left + 1) / 8);
  const rows: string[] = [];
  for (let y = top; y <= bottom; y += 1) {
    const row = Buffer.alloc(rowBytes);
    for (let x = left; x <= right; x += 1)
      if (isDark(x, y)) row[(x - left) >> 3]! |= 0x80 >> ((x - left) & 7);
    rows.push(row.toString('hex').toUpperCase());
  }
  const bytes = rowBytes * rows.length;
  const place = `^FO${Math.round(at.x * scale) + left},${Math.round(at.y * scale) + top}`;
  return `${place}^GFA,${bytes},${bytes},${rowBytes},${packed(rows)}^FS`;
}

/** Signs for a digit that repeats: `G` to `Y` for 1 to 19, `g` to `z` for 20 to 400 by twenties. */
function repeat(count: number): string {
  const high = Math.floor(count / 20);
  const low = count % 20;
  const sign = (base: string, step: number): string =>
    step === 0 ? '' : String.fromCharCode(base.charCodeAt(0) + step - 1);
  return sign('g', high) + sign('G', low);
}

/** Rows of hexadecimal digits in ZPL's own compression: runs counted, `,` for zeros to the end, `:` for the row before once more. */
function packed(rows: readonly string[]): string {
  return rows
    .map((row, index) => {
      if (row === rows[index - 1]) return ':';
      const kept = trimEnd(row, '0');
      const runs = kept.replaceAll(/(.)\1{2,399}/g, (run, digit: string) => repeat(run.length) + digit);
      return kept.length < row.length ? `${runs},` : runs;
    })
    .join('');
}
