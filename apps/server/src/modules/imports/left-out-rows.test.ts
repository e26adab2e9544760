import { read, utils } from '@e965/xlsx';
import { importMessages, importReceiptsApi, type ImportRow } from '@lading/contracts/imports';
import { orderImportApi } from '@lading/contracts/orders';
import { productsApi } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { tidyUp } from '../../platform/housekeeping.job.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { firstRow } from '../orders/testing/order-files.ts';
import { analysed, bad, good, headings, productFile } from '../products/testing/product-files.ts';

const { readReceipt, keepLeftOut, leftOutRows } = importReceiptsApi.calls;
const { importProduct, saveRows } = productsApi.calls;
const { server, seller, other } = await twoOrganizations({ LADING_ATTACHMENT_MEGABYTES: '1' });
const { pool } = server.platform.database;

const product = (skuCode: string): ImportRow => ({
  skuCode,
  skuName: 'Oak stool',
  packageType: 'Ready To Ship',
  length: '30',
  width: '20.5',
  height: '10',
  unit: 'cm/kg',
});
const fault = { fieldName: 'skuName', message: 'Missing.', zhMessage: '缺少。' };
const rest: ImportRow[] = [{ ...product('LEFT-1'), skuName: '', errorMessages: [fault] }];

/** Saves one product of a file, skipping other rows. */
async function imported(key: string, query = {}, caller = seller): Promise<{ taskId: string }> {
  const headers = { 'idempotency-key': key };
  const input = { body: [product(key)], query: { leftOut: 1, ...query } };
  const answer = await server.call(saveRows, input, caller, headers);
  if (answer.result !== 'OK') throw new Error(JSON.stringify(answer));
  return { taskId: answer.data!.data!.taskId! };
}
const keep = (params: { taskId: string }, caller = seller, query = {}, body = rest) =>
  server.call(keepLeftOut, { params, query, body }, caller);
const hasFile = async (params: { taskId: string }) => {
  const answer = await server.call(readReceipt, { params }, seller);
  return answer.result === 'OK' && answer.data.leftOutFile;
};
const keyOf = async ({ taskId }: { taskId: string }) =>
  (
    await pool.query<{ file_key: string }>('select file_key from import_left_out where task_id = $1', [
      taskId,
    ])
  ).rows[0]?.file_key;
const noted = async () =>
  (await pool.query<{ file_key: string }>('select file_key from file_removal')).rows.map(
    ({ file_key: key }) => key,
  );

describe('the rows that an import skipped', () => {
  it('are stored with its receipt in the columns of their file, once, however often they are sent', async () => {
    const upload = productFile(
      [
        ['Shelf', ...headings],
        ['A-7', ...bad],
        ['B-1', ...good],
      ],
      'xlsx',
      'stools 春.xlsx',
    );
    const { referenceId, fieldMapping } = await analysed(server, seller, upload);
    const seen = await server.call(importProduct, { body: { referenceId, fieldMapping } }, seller);
    const [row] = seen.result === 'OK' ? seen.data.data : [];
    const params = await imported('KEPT-1', { referenceId });
    expect(await hasFile(params)).toBe(false);
    expect(await server.call(leftOutRows, { params }, seller)).toMatchObject({ code: 404 });
    const before = await noted();
    const send = () => keep(params, seller, { referenceId }, [row!]);
    expect(await Promise.all([send(), send()])).toMatchObject([{ result: 'OK' }, { result: 'OK' }]);
    const key = await keyOf(params);
    expect(await send()).toMatchObject({ result: 'OK' });
    expect(await keyOf(params)).toBe(key);
    // The file of the second is deleted again.
    expect(await noted()).toEqual(before);
    expect(await hasFile(params)).toBe(true);
    const file = await server.send(leftOutRows, { params }, seller);
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('stools 春 - errors.xlsx'));
    const [first, second, third] = utils.sheet_to_json<string[]>(read(file.rawPayload).Sheets['Errors']!, {
      header: 1,
      defval: '',
    });
    expect(first).toEqual(['Errors', 'Shelf', ...headings]);
    expect(second).toEqual([
      row!.errorMessages!.map(({ message }) => message).join('\n'),
      'A-7',
      ...bad.map(String),
    ]);
    expect(third).toBeUndefined();
  });

  it('of any kind are stored in the person’s language, named after the import when its file is gone', async () => {
    const { saveOrderAndShipmentExcel } = orderImportApi.calls;
    const input = { body: [{ ...firstRow, orderNO: 'LEFT-OUT-1' }], query: { leftOut: 1 } };
    const saved = await server.call(saveOrderAndShipmentExcel, input, seller, {
      'idempotency-key': 'orders',
    });
    const taskId = saved.result === 'OK' ? saved.data!.taskId! : '';
    const about = { params: { taskId }, body: [{ ...firstRow, orderNO: '', errorMessages: [fault] }] };
    const kept = await server.call(keepLeftOut, about, seller, { 'accept-language': 'cn' });
    expect(kept).toMatchObject({ result: 'OK' });
    const file = await server.send(leftOutRows, { params: { taskId } }, seller);
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('-错误.xlsx'));
    expect(read(file.rawPayload).Sheets['错误']!['A2']).toMatchObject({ v: '缺少。' });
  });

  it('are hidden from other organizations, and refused for an import that skipped nothing', async () => {
    const params = await imported('OWN-1');
    expect(await keep(params, other)).toMatchObject({ code: 404 });
    expect(await hasFile(params)).toBe(false);
    expect(await keep(params)).toMatchObject({ result: 'OK' });
    expect(await server.call(leftOutRows, { params }, other)).toMatchObject({ code: 404 });
    const whole = await imported('WHOLE-1', { leftOut: 0 });
    expect(await keep(whole)).toMatchObject({ code: 404 });
    expect(await keep({ taskId: '999999' })).toMatchObject({ code: 404 });
  });

  it('are limited in total size per organization, with advice; others are not affected', async () => {
    const [first, second] = [await imported('FULL-1'), await imported('FULL-2')];
    await keep(first);
    await pool.query('update import_left_out set bytes = 1048576 where task_id = $1', [first.taskId]);
    const before = await noted();
    const refused = await keep(second);
    expect(refused).toMatchObject({ code: 409, reason: importMessages.leftOutFull.code });
    expect(JSON.stringify(refused)).toContain('1 MB');
    expect(await hasFile(second)).toBe(false);
    expect(await noted()).toEqual(before);
    expect(await keep(await imported('FULL-3', {}, other), other)).toMatchObject({ result: 'OK' });
    await pool.query('update import_left_out set bytes = 10 where task_id = $1', [first.taskId]);
    expect(await keep(second)).toMatchObject({ result: 'OK' });
  });

  it('are deleted with the import, and housekeeping deletes their file', async () => {
    const params = await imported('GONE-1');
    await keep(params);
    const key = (await keyOf(params))!;
    expect(await server.platform.files.has(key)).toBe(true);
    await server.platform.database.asSystem((trx) =>
      trx.deleteFrom('task').where('task_id', '=', params.taskId).execute(),
    );
    expect(await noted()).toContain(key);
    await tidyUp(server.platform);
    expect(await server.platform.files.has(key)).toBe(false);
  });
});
