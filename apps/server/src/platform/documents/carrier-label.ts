import { deflateSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { runWorker } from '../workers/run-worker.ts';
import { labelDots, type LayoutDocument, type LayoutPage, type PictureMark } from './layout-model.ts';

/** A pixel darker than this (of 255) is a dot. */
const darkBelow = 128;
const bytesPerPixel = 4;
/** No real label is larger. */
const mostPixels = 4_000 * 4_000;

/** By how much a rotated image must be larger to be rotated. */
const worthTurning = 1.05;
const { unitsPerInch, width: pageWidth, height: pageHeight } = labelDots;
/** The largest scale at which an entire image fits a label. */
const scaleOf = (columns: number, rows: number): number => Math.min(pageWidth / columns, pageHeight / rows);

/** Time limit for reading a PDF. */
const pdfMs = 20_000;

/** A carrier label to lay out. */
interface LabelFile {
  title: string;
  /** PNG, JPEG, GIF or PDF. */
  content: Buffer;
  /** The owner of the work: owners take turns. */
  owner: string;
  signal: AbortSignal;
}

/**
 * A carrier's label as layout pages of 4 × 6 inches, so that it can be printed, merged and stored like any other. A PDF may have several.
 *
 * @throws Error for an unknown format, or when it is too large
 */
export async function labelLayout({ title, content, owner, signal }: LabelFile): Promise<LayoutDocument> {
  let pictures: readonly Uint8Array[] = [content];
  if (content.subarray(0, 1_024).includes('%PDF-')) {
    const url = new URL('./pdf-pictures.worker.ts', import.meta.url);
    const task = { url, data: new Uint8Array(content), orgId: owner, milliseconds: pdfMs, signal };
    pictures = (await runWorker(task)) as Uint8Array[];
  }
  if (pictures.length === 0) throw new Error('A label without a page');
  const pages = await Promise.all(pictures.map((one) => picturePage(Buffer.from(one))));
  return { title, language: 'en', unitsPerInch, pages };
}

/** An image as a page; a landscape one is rotated. */
async function picturePage(image: Buffer): Promise<LayoutPage> {
  const source = await loadImage(image);
  const { width, height } = source;
  if (width * height === 0 || width * height > mostPixels) throw new Error('Not a picture of a label');
  const isTurned = scaleOf(height, width) > scaleOf(width, height) * worthTurning;
  const [columns, rows] = isTurned ? [height, width] : [width, height];
  const canvas = createCanvas(columns, rows);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, columns, rows);
  if (isTurned) {
    context.translate(columns, 0);
    context.rotate(Math.PI / 2);
  }
  context.drawImage(source, 0, 0);
  const { data } = context.getImageData(0, 0, columns, rows);
  const rowBytes = Math.ceil(columns / 8);
  const bits = Buffer.alloc(rowBytes * rows);
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1)
      // Labels are black and white, so the red channel is enough.
      if (data[(y * columns + x) * bytesPerPixel]! < darkBelow)
        bits[y * rowBytes + (x >> 3)]! |= 0x80 >> (x & 7);
  const scale = scaleOf(columns, rows);
  const mark: PictureMark = {
    kind: 'picture',
    x: (pageWidth - columns * scale) / 2,
    y: 0,
    width: columns * scale,
    height: rows * scale,
    columns,
    rows,
    bits: deflateSync(bits).toString('base64'),
  };
  return { width: pageWidth, height: pageHeight, marks: [mark] };
}
