import { labelsApi, shippingMessages, type LabelPaper, type LabelPrint } from '@lading/contracts/shipping';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from 'zpl-renderer-js';
import { readPdf, readSymbols } from '../../platform/documents/testing/read-symbols.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { testCardCode } from './test-card-layout.ts';
import { labelBuyer } from './testing/buy-labels.ts';

const { server, seller } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
const { printLabels, testCard } = labelsApi.calls;
beforeAll(() => buyer.fund(100_000));

type Form = Partial<LabelPrint> & Pick<LabelPrint, 'format'>;
const printed = async (shipmentIds: string[], form: Form) =>
  (await server.send(printLabels, { body: { shipmentIds, ...form } }, seller)).rawPayload;
const card = async (form: Form) => (await server.send(testCard, { query: form }, seller)).rawPayload;

/** A vertical strip of an image, from and to a fraction of its width. */
async function part(png: Buffer, [from, to]: [number, number]): Promise<Buffer> {
  const image = await loadImage(png);
  const canvas = createCanvas((to - from) * image.width, image.height);
  canvas.getContext('2d').drawImage(image, -from * image.width, 0);
  return canvas.toBuffer('image/png');
}

describe('labels on sheets', () => {
  it.each<[LabelPaper, { width: number; height: number }]>([
    ['LETTER', { width: 792, height: 612 }],
    ['A4', { width: 841.89, height: 595.28 }],
  ])('are printed two per %s, in their own size and order, and can be scanned', async (paper, size) => {
    const bought = [await buyer.bought(), await buyer.bought(), await buyer.bought()];
    const ids = bought.map(({ shipmentId }) => shipmentId);
    const pages = await readPdf(await printed(ids, { format: 'pdf', paper }), 203);
    expect(pages).toHaveLength(2);
    for (const { width, height } of pages) {
      expect(width).toBeCloseTo(size.width, 1);
      expect(height).toBeCloseTo(size.height, 1);
    }
    const halves = [
      await part(pages[0]!.png, [0, 0.5]),
      await part(pages[0]!.png, [0.5, 1]),
      await part(pages[1]!.png, [0, 0.5]),
      await part(pages[1]!.png, [0.5, 1]),
    ];
    const read = await Promise.all(halves.map(readSymbols));
    const numbers = bought.map(({ labels }) => `(00)${labels[0]!.trackingNumber}`);
    expect(
      read.map((symbols) => symbols.map(({ text }) => text).find((text) => text.startsWith('(00)'))),
    ).toEqual([...numbers, undefined]);
  });

  it('are one per label by default, and always in ZPL', async () => {
    const { shipmentId } = await buyer.bought();
    expect(await readPdf(await printed([shipmentId], { format: 'pdf' }), 72)).toMatchObject([
      { width: 288, height: 432 },
    ]);
    const zpl = (await printed([shipmentId], { format: 'zpl', paper: 'A4' })).toString();
    expect(zpl).toContain('^PW812^LL1218');
    const fine = (await printed([shipmentId], { format: 'zpl', dpi: '300' })).toString();
    expect(fine).toContain('^PW1200^LL1800');
  });

  it('are not printed in part: a refusal names the shipments whose label is void', async () => {
    const [kept, gone] = [await buyer.bought(), await buyer.bought()];
    const body = { shipmentId: gone.shipmentId };
    expect(await server.call(labelsApi.calls.voidLabels, { body }, seller)).toMatchObject({ result: 'OK' });
    const both = { shipmentIds: [kept.shipmentId, gone.shipmentId], format: 'zpl' as const };
    const refusal = await server.call(printLabels, { body: both }, seller);
    expect(refusal).toMatchObject({
      code: 409,
      reason: shippingMessages.labelsMissing.code,
      params: { shipments: gone.shipmentNo },
    });
    const { labels } = await buyer.detail(kept.purchaseId);
    expect(labels).toMatchObject([{ printedCount: 0 }]);
  });
});

/** The longest dark run in a row of an image, in pixels. */
async function longestRun(png: Buffer, row: number): Promise<number> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, row, image.width, 1);
  let [run, longest] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    run = data[at]! < 128 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

describe('the test card', () => {
  it('has rulers of exactly 3 inches and 7.5 centimeters, in PDF and ZPL alike', async () => {
    const [page] = await readPdf(await card({ format: 'pdf' }), 203);
    expect(page).toMatchObject({ width: 288, height: 432 });
    const { api } = await ready;
    const zpl = (await card({ format: 'zpl' })).toString();
    const drawn = Buffer.from(await api.zplToBase64Async(zpl, 101.6, 152.4, 8), 'base64');
    for (const png of [page!.png, drawn]) {
      // The end ticks are as thick as the lines: half of each extends beyond the ruler.
      expect(Math.abs((await longestRun(png, 301)) - 3 * 203)).toBeLessThanOrEqual(3);
      expect(Math.abs((await longestRun(png, 421)) - (7.5 / 2.54) * 203)).toBeLessThanOrEqual(3);
      expect((await readSymbols(png)).map(({ text }) => text)).toContain(testCardCode);
    }
  });

  it('is on both halves of a sheet, and printing it counts nothing', async () => {
    const [page, ...more] = await readPdf(await card({ format: 'pdf', paper: 'LETTER' }), 203);
    expect(more).toEqual([]);
    const codes = (await readSymbols(page!.png)).filter(({ text }) => text === testCardCode);
    expect(codes).toHaveLength(2);
  });
});
