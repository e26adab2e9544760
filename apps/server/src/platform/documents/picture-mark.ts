import { inflateSync } from 'node:zlib';
import type { PictureMark } from './layout-model.ts';
import type { DarkRect } from './symbol-shape.ts';

/** The dark parts of an image, in the units of its page: runs of dots, merged with equal runs in the next rows. */
export function pictureRects({ x, y, width, height, columns, rows, bits }: PictureMark): DarkRect[] {
  const rowBytes = Math.ceil(columns / 8);
  const dots = inflateSync(Buffer.from(bits, 'base64'), { maxOutputLength: rowBytes * rows });
  const isDark = (column: number, row: number): boolean =>
    column < columns && (dots[row * rowBytes + (column >> 3)]! & (0x80 >> (column & 7))) !== 0;
  const [across, down] = [width / columns, height / rows];
  const done: DarkRect[] = [];
  /** Runs that reach to the previous row, by start and end. */
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
