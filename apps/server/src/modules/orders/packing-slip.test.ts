import { orderPapersApi, ordersApi } from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import { writePdf } from '../../platform/documents/write-pdf.ts';
import { readPdf, readSymbols } from '../../platform/documents/testing/read-symbols.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { packingSlips, type SlipStyle } from './packing-slip-layout.ts';
import { sampleOrder } from './testing/sample-order.ts';

const { orderPage } = ordersApi.calls;
const { packingSlips: packingSlipsCall } = orderPapersApi.calls;
const style: SlipStyle = {
  ...({ paper: 'A4', withPrices: true, language: 'en', timeZone: 'America/Los_Angeles' } as const),
};
const dotsPerInch = 203;

async function slipPages(orders: Parameters<typeof packingSlips>[0], more: Partial<SlipStyle> = {}) {
  return readPdf(await writePdf(packingSlips(orders, { ...style, ...more })), dotsPerInch);
}

describe('a packing slip', () => {
  it.each([
    ['A4', 595.28, 841.89],
    ['LETTER', 612, 792],
    ['LABEL_4X6', 288, 432],
  ] as const)(
    'fits on one page of %s, and a scanner reads the order number',
    async (paper, width, height) => {
      const pages = await slipPages([sampleOrder()], { paper });
      expect(pages).toHaveLength(1);
      expect(pages[0]!.width).toBeCloseTo(width, 2);
      expect(pages[0]!.height).toBeCloseTo(height, 2);
      expect(await readSymbols(pages[0]!.png)).toEqual([{ format: 'Code128', text: 'JP-10418' }]);
    },
  );

  it('lists the items in natural SKU order, in either language', async () => {
    const [page] = await slipPages([sampleOrder()], { language: 'cn' });
    for (const text of [
      '装箱单',
      '收件人',
      '李文静',
      '深圳市鑫源贸易有限公司',
      '青花瓷茶杯套装',
      '2026年11月21日',
    ])
      expect(page!.text).toContain(text);
    const skus = page!.text.split('\n').filter((text) => /^(APRON|MUG)-/.test(text));
    expect(skus).toEqual(['APRON-L', 'MUG-2', 'MUG-10']);
  });

  it('shows prices only when asked for', async () => {
    const [priced] = await slipPages([sampleOrder()]);
    for (const amount of ['$18.50', '$37.00', '$1,328.00', '$1,339.20'])
      expect(priced!.text).toContain(amount);
    const [plain] = await slipPages([sampleOrder()], { withPrices: false });
    expect(plain!.text).not.toContain('$');
    expect(plain!.text).toContain('Total units');
  });

  it('continues on further pages with headings on each, and the next order starts on a new page', async () => {
    const pages = await slipPages([sampleOrder({ lines: 60 }), sampleOrder({ orderNo: 'JP-10421' })]);
    expect(pages.length).toBeGreaterThan(2);
    for (const { text } of pages) expect(text).toContain('Unit price');
    expect(pages[0]!.text).toContain(`Page 1 of ${pages.length - 1}`);
    expect(pages.at(-1)!.text).toContain('JP-10421');
    expect(pages.at(-1)!.text).toContain('Page 1 of 1');
  });

  it('prints a number as a QR code when a barcode would be too long or cannot encode it', async () => {
    for (const orderNo of [`TB-${'9'.repeat(60)}`, '订单-10418']) {
      const [page] = await slipPages([sampleOrder({ orderNo })], { paper: 'LABEL_4X6' });
      expect((await readSymbols(page!.png)).map(({ text }) => text)).toEqual([orderNo]);
    }
  });
});

describe('the call for packing slips', async () => {
  const { server, seller, other } = await twoOrganizations();
  const listed = await server.call(orderPage, { query: { pageSize: 3 } }, seller);
  const orders = listed.result === 'OK' ? listed.data.records : [];
  const body = { ...style, orderIds: orders.map(({ orderId }) => orderId).toReversed() };

  it('gives one PDF with the orders in the order given', async () => {
    const reply = await server.send(packingSlipsCall, { body }, seller);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['content-disposition']).toContain('Packing slip 3.pdf');
    const pages = await readPdf(reply.rawPayload, 72);
    for (const [index, { orderNo }] of orders.toReversed().entries())
      expect(pages[index]!.text).toContain(orderNo);
  });

  it('refuses an order of another organization', async () => {
    expect((await server.send(packingSlipsCall, { body }, other)).json()).toMatchObject({ code: 404 });
  });

  it('refuses a time zone that does not exist', async () => {
    const reply = await server.send(
      packingSlipsCall,
      { body: { ...body, timeZone: 'Mars/Olympus' } },
      seller,
    );
    expect(reply.json()).toMatchObject({ code: 400 });
  });
});
