import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { serveWorker } from '../workers/serve-worker.ts';
import { partToPrint } from './label-part-rules.ts';

const pointsPerInch = 72;
/** The resolution of better label printers, which keeps bars distinct. */
const dotsPerInch = 300;
/** No real label has a longer side, in dots. */
const longestSide = 4_000;
const mostPages = 20;
const darkBelow = 128;

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** The bounds of the dark part of a page; null: it is blank. */
function darkBounds(canvas: Canvas) {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4]! >= darkBelow) continue;
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
    }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

await serveWorker(async (task) => {
  const { promise } = getDocument({
    data: task as Uint8Array,
    verbosity: 0,
    standardFontDataUrl: `${folder}/standard_fonts/`,
    cMapUrl: `${folder}/cmaps/`,
    wasmUrl: `${folder}/wasm/`,
  });
  const document = await promise;
  const pictures: Uint8Array<ArrayBuffer>[] = [];
  for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
    const page = await document.getPage(number);
    const size = page.getViewport({ scale: 1 });
    const scale = Math.min(dotsPerInch / pointsPerInch, longestSide / Math.max(size.width, size.height));
    const viewport = page.getViewport({ scale });
    const sheet = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    await page.render({ canvas: sheet as never, viewport }).promise;
    const dark = darkBounds(sheet);
    if (!dark) continue;
    const part = partToPrint(sheet, dark, scale * pointsPerInch);
    const canvas = createCanvas(part.width, part.height);
    canvas.getContext('2d').drawImage(sheet, -part.left, -part.top);
    pictures.push(new Uint8Array(canvas.toBuffer('image/png')));
  }
  return { answer: pictures, transfer: pictures.map(({ buffer }) => buffer) };
});
