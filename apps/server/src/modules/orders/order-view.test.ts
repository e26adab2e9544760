import { type ImportRow, importsApi } from '@lading/contracts/imports';
import { orderImportApi, ordersApi, orderShipmentImport } from '@lading/contracts/orders';
import { read } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { analysed, firstRow, nextPackage, orderFile, storeName, viewed } from './testing/order-files.ts';

const { listTemplates, updateTemplate } = importsApi.calls;
const { view, viewLines } = orderImportApi.calls;
const { validateRows, errorExport } = orderImportApi.calls;
const { orderPage } = ordersApi.calls;

const { server, seller, other } = await twoOrganizations();

async function checked(rows: ImportRow[], caller = seller): Promise<ImportRow[]> {
  const answer = await server.call(validateRows, { body: rows }, caller);
  if (answer.result !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.data;
}

const fieldsOf = (row: ImportRow | undefined) => row?.errorMessages?.map(({ fieldName }) => fieldName);

describe('viewing an order file (spec §7)', () => {
  it('offers presets for orders, which cannot be changed', async () => {
    const answer = await server.call(listTemplates, { query: { type: 102 } }, seller);
    expect(answer).toMatchObject({ data: [{ preinstall: true }, { preinstall: true }] });
    const body = { orderNO: 'x' };
    expect(
      await server.call(updateTemplate, { params: { id: '1', name: 'Mine' }, body }, seller),
    ).toMatchObject({
      code: 404,
    });
  });

  it('reads the sample file through its preset: two packages of one order, without errors', async () => {
    const rows = await viewed(
      server,
      seller,
      orderFile([{ ...firstRow, orderNO: 'VIEW-1' }, { ...nextPackage }]),
    );
    expect(rows).toMatchObject([
      { orderNO: 'VIEW-1', rowNo: 2, zipCode: '04101', packageWeight1: '3.25', errorMessages: [] },
      { orderNO: '', rowNo: 3, packageWeight1: '1.5', errorMessages: [] },
    ]);
  });

  it('streams the rows through a mapping of the caller’s own, with one value for every row when there is no column', async () => {
    const referenceId = await analysed(
      server,
      seller,
      orderFile([{ ...firstRow, orderNO: 'VIEW-2', carrierName: '' }]),
    );
    const fieldMapping = Object.fromEntries(
      orderShipmentImport.fields.flatMap(({ key, label }) =>
        key === 'carrierName' ? [] : [[key, label.en]],
      ),
    );
    const body = { excelCacheId: referenceId, fieldMapping, fixedValues: { carrierName: 'USPS' } };
    const response = await server.send(viewLines, { body }, seller);
    expect(
      response.body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as ImportRow),
    ).toMatchObject([{ orderNO: 'VIEW-2', carrierName: 'USPS', errorMessages: [] }]);
  });

  it('refuses another person’s file, and a template that does not exist', async () => {
    const referenceId = await analysed(server, seller, orderFile([firstRow]));
    const query = { excelCacheId: referenceId, excelFieldMappingId: '1' };
    expect(await server.call(view, { query }, other)).toMatchObject({ result: 'ERR' });
    const answer = await server.call(view, { query: { ...query, excelFieldMappingId: '3' } }, seller);
    expect(answer).toMatchObject({ code: 400, errors: [{ fieldName: 'excelFieldMappingId' }] });
  });
});

describe('checking the rows of an order', () => {
  it('lists the existing stores when none has that name', async () => {
    const [row] = await checked([{ ...firstRow, storeName: 'Hearth & Clay' }]);
    expect(fieldsOf(row)).toEqual(['storeName']);
    const text = row!.errorMessages![0]!.message;
    for (const name of ['juniperandpine.com', storeName, 'Juniper & Pine US']) expect(text).toContain(name);
    expect(text).not.toContain('ramanhome.com');
  });

  it('finds a store regardless of case, and does not require one', async () => {
    const rows = await checked([{ ...firstRow, storeName: storeName.toUpperCase() }]);
    const without = await checked([{ ...firstRow, storeName: '' }]);
    expect([...rows, ...without].flatMap(fieldsOf)).toEqual([]);
  });

  it('finds an order that its store already has, but none of another organization', async () => {
    const page = await server.call(orderPage, { query: { search: 'ETS-', pageSize: 1 } }, seller);
    const { orderNo } = page.result === 'OK' ? page.data.records[0]! : { orderNo: '' };
    const rows = [{ ...firstRow, orderNO: orderNo }];
    expect(fieldsOf((await checked(rows))[0])).toEqual(['orderNO']);
    expect(fieldsOf((await checked([{ ...rows[0], storeName: 'Juniper & Pine US' }]))[0])).toEqual([]);
    expect(fieldsOf((await checked([{ ...rows[0], storeName: 'ramanhome.com' }], other))[0])).toEqual([]);
  });

  it('treats an order as a whole: an error in one package blocks the others', async () => {
    const [first, second] = await checked([firstRow, { ...nextPackage, packageHeight: '0' }]);
    expect(fieldsOf(first)).toEqual(['orderNO']);
    expect(first!.errorMessages![0]!.message).toContain('as a whole');
    expect(fieldsOf(second)).toEqual(['packageHeight']);
    const again = await checked([first!, { ...second!, packageHeight: '4' }]);
    expect(again.flatMap(fieldsOf)).toEqual([]);
  });

  it('checks a package against the limits of its service (decision D11)', async () => {
    const size = { packageLength: '40', packageWidth: '109', packageHeight: '5', packageWeight1: '60' };
    const [row] = await checked([{ ...firstRow, ...size }]);
    expect(fieldsOf(row)).toEqual(['packageWidth', 'packageWidth']);
    expect(row!.errorMessages!.map(({ message }) => message).join(' ')).toContain('at most 108 in');
    // The surcharge for a large package replaces that for its weight.
    const warned = (one: typeof row) => one!.warningMessages!.map(({ fieldName }) => fieldName);
    expect(warned(row)).toEqual(['packageWidth']);
    const [heavy] = await checked([{ ...firstRow, ...size, packageWidth: '20' }]);
    expect(fieldsOf(heavy)).toEqual([]);
    expect(warned(heavy)).toContain('packageWeight1');
  });
});

describe('the export of orders with errors', () => {
  it('is a workbook that can be imported again with its packages in the right orders', async () => {
    const rows = await viewed(
      server,
      seller,
      orderFile([{ ...firstRow, orderNO: 'BACK-1', city: '' }, { ...nextPackage }]),
    );
    expect(rows.map(fieldsOf)).toEqual([['city'], ['orderNO']]);
    const response = await server.send(errorExport, { body: rows }, seller);
    expect(response.headers['content-disposition']).toContain('Import orders with shipment - errors.xlsx');
    const sheet = read(response.rawPayload).Sheets['Errors']!;
    expect(sheet['A2']).toMatchObject({ v: 'Recipient city is required.' });
    const again = await viewed(
      server,
      seller,
      new File([new Uint8Array(response.rawPayload)], 'errors.xlsx'),
    );
    expect(again).toEqual(rows);
  });
});
