import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const resolve = createRequire(import.meta.url).resolve;
const wasm = readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** What a scanner reads from an image: format and text of every symbol, application identifiers in parentheses. */
export async function readSymbols(png: Uint8Array): Promise<{ format: string; text: string }[]> {
  const found = await readBarcodes(new Uint8Array(png), {
    textMode: 'HRI',
    tryHarder: true,
    maxNumberOfSymbols: 20,
  });
  return found.map(({ format, text }) => ({ format, text }));
}

/** The pages of a PDF according to another reader: size in points, text, and an image at a resolution. */
export async function readPdf(
  pdf: Uint8Array,
  dotsPerInch: number,
): Promise<{ width: number; height: number; text: string; png: Buffer }[]> {
  const { promise, destroy } = openPdf(pdf);
  const document = await promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: dotsPerInch / 72 });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({ canvas: canvas as never, viewport }).promise;
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('\n');
    pages.push({ width, height, text, png: canvas.toBuffer('image/png') });
  }
  await destroy();
  return pages;
}

function openPdf(pdf: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  return { promise: task.promise, destroy: () => task.destroy() };
}
