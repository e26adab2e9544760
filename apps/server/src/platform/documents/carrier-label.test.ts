import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { labelLayout } from './carrier-label.ts';
import { labelDots, type LayoutDocument, type LayoutPage } from './layout-model.ts';
import { readPdf, readSymbols } from './testing/read-symbols.ts';
import { labelSample, labelSampleValues } from './testing/label-sample.ts';
import { writePdf } from './write-pdf.ts';
import { writePng } from './write-png.ts';
import { writeZpl } from './write-zpl.ts';

const laidOut = (content: Buffer) =>
  labelLayout({ title: '9400', content, owner: '1', signal: AbortSignal.timeout(30_000) });
const valuesOf = async (layout: LayoutDocument) => {
  const [png] = await writePng(layout, 300);
  return (await readSymbols(png!)).map(({ text }) => text).toSorted();
};
const expected = labelSampleValues.toSorted();
const [label] = labelSample.pages as [LayoutPage];
/** A sheet of US paper with the label in its upper left corner. */
const sheet: LayoutPage = { ...label, width: 8.5 * 203, height: 11 * 203 };

describe('a carrier label in PDF', () => {
  it('becomes a page of its own size, with all symbols readable', async () => {
    const layout = await laidOut(await writePdf(labelSample));
    expect(layout.pages).toMatchObject([{ width: labelDots.width, height: labelDots.height }]);
    expect(await valuesOf(layout)).toEqual(expected);
  });

  it('is available in every format of other labels', async () => {
    const layout = await laidOut(await writePdf(labelSample));
    const [page] = await readPdf(await writePdf(layout), 300);
    expect(page).toMatchObject({ width: 288, height: 432 });
    expect((await readSymbols(page!.png)).map(({ text }) => text).toSorted()).toEqual(expected);
    expect(writeZpl(layout)).toContain('^GFA,');
  });

  it('is cut out of its sheet, and blank sheets are skipped', async () => {
    const blank = { ...sheet, marks: [] };
    const layout = await laidOut(await writePdf({ ...labelSample, pages: [sheet, blank, sheet] }));
    expect(layout.pages).toHaveLength(2);
    expect(await valuesOf(layout)).toEqual(expected);
  });

  it('is an error when it is unreadable', async () => {
    await expect(laidOut(Buffer.from('%PDF-1.7 nothing'))).rejects.toThrow(/\S/);
    await expect(laidOut(Buffer.from('^XA^XZ'))).rejects.toThrow(/\S/);
  });
});

it('a landscape image is turned upright', async () => {
  const [png] = await writePng(labelSample, 300);
  const source = await loadImage(png!);
  const lying = createCanvas(source.height, source.width);
  const context = lying.getContext('2d');
  context.translate(0, source.width);
  context.rotate(-Math.PI / 2);
  context.drawImage(source, 0, 0);
  const layout = await laidOut(lying.toBuffer('image/png'));
  const [mark] = layout.pages[0]!.marks;
  expect(mark).toMatchObject({ width: labelDots.width, height: labelDots.height });
  expect(await valuesOf(layout)).toEqual(expected);
});
