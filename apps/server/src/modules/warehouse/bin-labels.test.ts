import { floorApi } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { readPdf, readSymbols } from '../../platform/documents/testing/read-symbols.ts';
import { binLabels } from './bin-labels.ts';
import { warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { refused, other, staff, seller, server, warehouseId } = world;
const call = floorApi.calls.binLabels;

it.each(['A', 'A-01-1', 'W'.repeat(30), 'COLD.ROOM_2-AISLE-0012-POS-04'])(
  'the bars of %s fit on a label with their quiet zone, and scanners read them',
  (binCode) => {
    const [page] = binLabels([{ binCode, warehouseCode: 'LAX-01' }]).pages;
    const bars = page!.marks.find((mark) => mark.kind === 'symbol')!;
    const text = page!.marks.filter((mark) => mark.kind === 'text');
    expect(bars).toMatchObject({ symbology: 'code128', value: binCode });
    // A bar of two dots is the finest that common printers print well.
    expect(bars.kind === 'symbol' && bars.module).toBeGreaterThanOrEqual(1);
    expect(bars.x).toBeGreaterThanOrEqual(20);
    expect(text.map((mark) => mark.kind === 'text' && mark.text)).toEqual(['LAX-01', binCode]);
  },
);

it('labels of chosen bins come as PDF or ZPL, one per page, and scan as their codes', async () => {
  const body = { warehouseId, binCodes: ['t-2', 'T-1', 'NO-SUCH'] };
  const pdf = await server.send(call, { body: { ...body, format: 'pdf' } }, staff);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const pages = await readPdf(pdf.rawPayload, 203);
  expect(pages).toHaveLength(2);
  expect((await readSymbols(pages[0]!.png)).map(({ text }) => text)).toEqual(['T-1']);
  const zpl = await server.send(call, { body: { ...body, format: 'zpl' } }, staff);
  expect(zpl.body.match(/\^XA/g)).toHaveLength(2);
  expect(zpl.body).toContain('T-2');
});

it('are for the staff of the warehouse, and for existing bins', async () => {
  const body = { warehouseId, binCodes: ['NO-SUCH'], format: 'zpl' as const };
  expect(await refused(call, { body }, staff)).toEqual({ code: 404 });
  expect(await refused(call, { body: { ...body, binCodes: ['T-1'] } }, seller)).toEqual({ code: 403 });
  expect(await refused(call, { body: { ...body, binCodes: ['T-1'] } }, other)).toEqual({ code: 403 });
});
