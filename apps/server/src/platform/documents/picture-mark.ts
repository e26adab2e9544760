import { deflateSync, inflateSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { LayoutDocument, PictureMark } from './layout-model.ts';
import { labelDots } from './layout-model.ts';
import type { DarkRect } from './symbol-shape.ts';

/** A pixel darker than this (of 255) is a dot. */
const darkBelow = 128;
const bytesPerPixel = 4;
/** No real label is larger. */
const mostPixels = 4_000 * 4_000;

/**
 * A carrier's label image as a layout page, 4 × 6 inches, so that it can be printed, merged and stored like any other.
 *
 * @param image PNG, JPEG or GIF
 * @throws Error when it is none of them, or too large
 */
export async function pictureLayout(title: string, image: Buffer): Promise<LayoutDocument> {
  const source = await loadImage(image);
  const { width: columns, height: rows } = source;
  if (columns * rows === 0 || columns * rows > mostPixels) throw new Error('Not a picture of a label');
  const canvas = createCanvas(columns, rows);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, columns, rows);
  context.drawImage(source, 0, 0);
  const { data } = context.getImageData(0, 0, columns, rows);
  const rowBytes = Math.ceil(columns / 8);
  const bits = Buffer.alloc(rowBytes * rows);
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1)
      // Labels are black and white, so the red channel is enough.
      if (data[(y * columns + x) * bytesPerPixel]! < darkBelow)
        bits[y * rowBytes + (x >> 3)]! |= 0x80 >> (x & 7);
  const { unitsPerInch, width, height } = labelDots;
  // The largest scale at which the entire image fits.
  const scale = Math.min(width / columns, height / rows);
  const mark: PictureMark = {
    kind: 'picture',
    x: (width - columns * scale) / 2,
    y: 0,
    width: columns * scale,
    height: rows * scale,
    columns,
    rows,
    bits: deflateSync(bits).toString('base64'),
  };
  return { title, language: 'en', unitsPerInch, pages: [{ width, height, marks: [mark] }] };
}

/** The dark parts of an image, in the units of its page: runs of dots, merged with equal runs in the next rows. */
export function pictureRects({ x, y, width, height, columns, rows, bits }: PictureMark): DarkRect[] {
  const rowBytes = Math.ceil(columns / 8);
  const dots = inflateSync(Buffer.from(bits, 'base64'), { maxOutputLength: rowBytes * rows });
  const isDark = (column: number, row: number): boolean =>
    column < columns && (dots[row * rowBytes + (column >> 3)]! & (0x80 >> (column & 7))) !== 0;
  const [across, down] = [width / columns, height / rows];
  const done: DarkRect[] = [];
  /** Runs that reach to the row before, by where they begin and end. */
  let open = new Map<string, { from: number; to: number; top: number }>();
  const close = ({ from, to, top }: { from: number; to: number; top: number }, bottom: number) =>
    done.push({
      x: x + from * across,
      y: y + top * down,
      width: (to - from) * across,
      height: (bottom - top) * down,
    });
  for (let row = 0; row < rows; row += 1) {
    const next: typeof open = new Map();
    for (let column = 0; column < columns; column += 1) {
      if (!isDark(column, row)) continue;
      const from = column;
      while (isDark(column, row)) column += 1;
      const key = `${from} ${column}`;
      next.set(key, open.get(key) ?? { from, to: column, top: row });
      open.delete(key);
    }
    for (const run of open.values()) close(run, row);
    open = next;
  }
  for (const run of open.values()) close(run, rows);
  return done;
}
