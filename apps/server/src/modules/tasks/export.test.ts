import { utils } from '@e965/xlsx';
import { limits } from '@lading/contracts/core';
import { ordersApi } from '@lading/contracts/orders';
import { productsApi } from '@lading/contracts/products';
import { shippingApi } from '@lading/contracts/shipping';
import { taskMessages, tasksApi } from '@lading/contracts/tasks';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import type { Caller } from '../../platform/testing/test-server.ts';
import { productExporter, sheetOf } from './testing/product-exporter.ts';

const { exportProducts } = productsApi.calls;
const { server, seller, other, begin, download, addProducts, saves } = await productExporter();
const { ended } = saves;

describe('an export (decision D7)', { timeout: 120_000 }, () => {
  it('contains every row of the list with its filters and order, and the count', async () => {
    await addProducts('EXP', 1_200);
    const task = await ended(await begin('EXP-'));
    expect(task).toMatchObject({
      status: 2,
      taskNo: 'Export-PRODUCT',
      taskType: 202,
      fileType: 'export',
      fileId: task.taskId,
      totalQuantity: 1_200,
      successQuantity: 1_200,
      failQuantity: 0,
      cancelFlag: false,
      retryFlag: false,
    });
    const lines = (await download(task.fileId!)).body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1_201);
    expect(lines[0]).toMatch(/^\uFEFFSKU,Product name/);
    const skus = lines.slice(1).map((line) => line.split(',')[0]);
    expect(skus[0]).toBe('EXP-000001');
    expect(skus).toEqual(skus.toSorted());
  });

  it('is refused while the files of earlier ones take all the space, for this organization only', async () => {
    await addProducts('ROOM', 1);
    const { taskId, fileId } = await ended(await begin('ROOM-'));
    await server.platform.database.pool.query('update task set file_bytes = $2 where task_id = $1', [
      taskId,
      server.platform.config.exportBytes,
    ]);
    const ask = (caller: Caller) =>
      server.call(exportProducts, { body: { search: 'ROOM-', format: 'csv', sort: 'skuCode:asc' } }, caller);
    expect(await ask(seller)).toMatchObject({ code: 409, reason: taskMessages.exportSpaceFull.code });
    expect(await ask(other)).toMatchObject({ result: 'OK' });
    await dataOf(server.call(tasksApi.calls.removeExport, { params: { fileId: fileId! } }, seller));
    expect(await ask(seller)).toMatchObject({ result: 'OK' });
  });

  it('fails when concurrent exports have taken the space, and leaves no file', async () => {
    await addProducts('LATE', 40);
    const { taskId, fileId, fileBytes } = await ended(await begin('LATE-'));
    await server.platform.jobs.stop();
    const waiting = [await begin('LATE-'), await begin('LATE-')];
    // Room for one more of the same size, but not for two.
    await server.platform.database.pool.query(
      `update task t set file_bytes = $2 - (select coalesce(sum(o.file_bytes), 0) from task o
         where o.org_id = t.org_id and o.file_key is not null and o.task_id <> t.task_id)
       where task_id = $1`,
      [taskId, server.platform.config.exportBytes - Math.floor(1.5 * fileBytes!)],
    );
    await server.platform.jobs.start();
    const tasks = [await ended(waiting[0]), await ended(waiting[1])];
    expect(tasks.map(({ status }) => status).toSorted()).toEqual([2, 3]);
    expect(tasks.find(({ status }) => status === 3)).toMatchObject({
      fileUrl: null,
      retryFlag: true,
      failure: { message: expect.stringContaining('have reached the limit of 10000 MB') as string },
    });
    await dataOf(server.call(tasksApi.calls.removeExport, { params: { fileId: fileId! } }, seller));
  });

  it('contains only the selected rows, and none of another organization', async () => {
    await addProducts('CHOSEN', 5);
    const page = async (search: string, caller: Caller) =>
      (await dataOf(server.call(productsApi.calls.productPage, { query: { search } }, caller))).records;
    const mine = (await page('CHOSEN-', seller)).slice(0, 2);
    const theirs = (await dataOf(server.call(productsApi.calls.productPage, { query: {} }, other))).records;
    const ids = [...mine, theirs[0]!].map(({ productId }) => productId);
    const started = server.call(
      exportProducts,
      { body: { ids, format: 'csv', sort: 'skuCode:asc' } },
      seller,
    );
    const task = await ended((await dataOf(started)).taskId);
    expect(task).toMatchObject({ status: 2, totalQuantity: 2 });
    const lines = (await download(task.fileId!)).body.trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(
      mine.map(({ skuCode }) => skuCode).toSorted(),
    );
  });

  it('is a workbook that another program reads: texts are texts, numbers numbers, moments in the user’s own zone', async () => {
    await addProducts('0042', 3);
    const task = await ended(await begin('0042-', 'xlsx', 'cn'));
    expect(task.fileName).toMatch(/^商品 \d{4}-\d\d-\d\d \d{4}\.xlsx$/);
    const sheet = sheetOf((await download(task.fileId!)).rawPayload);
    const [headings, first] = utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
    expect(headings!.slice(0, 2)).toEqual(['SKU编码', '商品名称']);
    expect(first!.slice(0, 2)).toEqual(['0042-000001', 'Oak stool 1']);
    expect(first).toContain(1.5);
    const created = sheet[utils.encode_cell({ r: 1, c: headings!.indexOf('创建时间') })] as { w: string };
    // The seller lives in Los Angeles.
    expect(created.w).toBe('2026-01-15 00:00:00');
  });

  it('never carries a live formula that came from data (decision D8)', async () => {
    await server.platform.database.pool.query(
      `insert into product (org_id, sku_code, sku_name, package_type, length, width, height, unit)
       select org_id, 'EVIL-1', '=HYPERLINK("http://evil.test","x")', 'Ready To Ship', 1, 1, 1, 'cm/kg'
       from person where email = 'seller@lading.test'`,
    );
    const csv = await ended(await begin('EVIL-1'));
    expect((await download(csv.fileId!)).body).toContain(`"'=HYPERLINK(`);
    const xlsx = await ended(await begin('EVIL-1', 'xlsx'));
    expect(sheetOf((await download(xlsx.fileId!)).rawPayload)['B2']).toMatchObject({
      t: 's',
      v: '=HYPERLINK("http://evil.test","x")',
    });
  });

  it('is refused, with advice, only to an organization that has too many waiting', async () => {
    await server.platform.jobs.stop();
    const ask = (caller: Caller) => server.call(exportProducts, { body: { format: 'csv' } }, caller);
    const asked = Array.from({ length: limits.tasks.waitingMost + 5 }, () => ask(seller));
    const answers = await Promise.all(asked);
    const refusals = answers.filter((answer) => answer.result === 'ERR');
    expect(refusals).toHaveLength(5);
    expect(refusals[0]).toMatchObject({
      code: 429,
      message: expect.stringMatching(/20 imports and exports waiting.* try again/) as string,
      zhMessage: expect.stringContaining('20 个') as string,
    });
    expect(await ask(other)).toMatchObject({ result: 'OK' });
    await server.platform.jobs.start();
    for (const answer of answers) if (answer.result === 'OK') await ended(answer.data.taskId);
    expect(await ask(seller)).toMatchObject({ result: 'OK' });
  });

  it('has headings even without rows', async () => {
    const csv = await ended(await begin('NOTHING-LIKE-IT'));
    expect((await download(csv.fileId!)).body).toMatch(/^\uFEFFSKU,.*\r\n$/);
    const xlsx = await ended(await begin('NOTHING-LIKE-IT', 'xlsx'));
    const sheet = sheetOf((await download(xlsx.fileId!)).rawPayload);
    expect(utils.sheet_to_json(sheet, { header: 1 })).toHaveLength(1);
  });

  it('of orders and of shipments contains what their lists contain', async () => {
    const orders = await dataOf(
      server.call(ordersApi.calls.orderPage, { query: { pageSize: 1, orderStatus: 'UNSHIPPED' } }, seller),
    );
    const ofOrders = await dataOf(
      server.call(
        ordersApi.calls.exportOrders,
        { body: { format: 'csv', orderStatus: 'UNSHIPPED' } },
        seller,
      ),
    );
    const orderTask = await ended(ofOrders.taskId);
    expect(orderTask).toMatchObject({ status: 2, taskType: 200, totalQuantity: orders.total });
    const text = (await download(orderTask.fileId!)).body;
    expect(text).toContain(orders.records[0]!.orderNo);
    expect(text).toMatch(/^\uFEFFOrder number,Status,/);

    const page = await dataOf(
      server.call(shippingApi.calls.shipmentPage, { query: { pageSize: 2 } }, seller),
    );
    expect(page.total).toBeGreaterThan(2);
    const ofShipments = await dataOf(
      server.call(
        shippingApi.calls.exportShipments,
        { body: { format: 'xlsx', sort: 'shipmentNo:asc' } },
        seller,
      ),
    );
    const shipmentTask = await ended(ofShipments.taskId);
    expect(shipmentTask).toMatchObject({ status: 2, taskType: 201, totalQuantity: page.total });
    const rows = utils.sheet_to_json<string[]>(sheetOf((await download(shipmentTask.fileId!)).rawPayload), {
      header: 1,
    });
    expect(rows).toHaveLength(page.total + 1);
    expect(rows.map(([no]) => no)).toContain(page.records[0]!.shipmentNo);
  });

  it('is sent as a download, never inline, and to its owner only', async () => {
    const { fileId } = await ended(await begin('EXP-', 'csv', 'cn'));
    const { headers } = await download(fileId!);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[\w. -]+"; filename\*=UTF-8''%E5%95%86%E5%93%81/,
    );
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    for (const id of [fileId!, 'x', '1'.repeat(30)])
      expect((await download(id, other)).json()).toMatchObject({ code: 404 });
  });

  it('can be resumed: a range is sent as long as the file is the same', async () => {
    const { fileId } = await ended(await begin('EXP-'));
    const part = async (headers: Record<string, string>) =>
      server.send(tasksApi.calls.download, { params: { fileId: fileId! } }, seller, {
        'accept-encoding': 'gzip',
        ...headers,
      });
    const whole = await part({});
    const bytes = whole.rawPayload;
    const etag = String(whole.headers.etag);
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(bytes.length) });

    const rest = await part({ range: 'bytes=10-', 'if-range': etag });
    expect(rest.statusCode).toBe(206);
    expect(rest.headers).toMatchObject({
      'content-range': `bytes 10-${bytes.length - 1}/${bytes.length}`,
      'content-length': String(bytes.length - 10),
      etag,
      'cache-control': 'no-store',
    });
    expect(rest.rawPayload.equals(bytes.subarray(10))).toBe(true);
    expect((await part({ range: 'bytes=-3' })).rawPayload.equals(bytes.subarray(-3))).toBe(true);

    const beyond = await part({ range: `bytes=${bytes.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.body]).toEqual([
      416,
      `bytes */${bytes.length}`,
      '',
    ]);
    const asWhole: Record<string, string>[] = [
      { range: 'bytes=10-', 'if-range': '"another"' },
      { range: 'bytes=10-', 'if-range': `W/${etag}` },
      { range: 'bytes=0-1,4-5' },
      { range: 'rows=0-1' },
    ];
    for (const headers of asWhole) {
      const answer = await part(headers);
      expect([answer.statusCode, answer.rawPayload.equals(bytes)], JSON.stringify(headers)).toEqual([
        200,
        true,
      ]);
    }
  });
});
