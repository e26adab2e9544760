import { importMessages, type ImportRow, importsApi } from '@lading/contracts/imports';
import { orderImportApi, orderShipmentImport } from '@lading/contracts/orders';
import { productsApi } from '@lading/contracts/products';
import { tasksApi } from '@lading/contracts/tasks';
import { read, utils } from '@e965/xlsx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { largeSaves, soon } from '../../platform/testing/large-save.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { taskService } from '../tasks/index.ts';

const { exportFailOutbound } = importsApi.calls;
const { cancelTask, retryTask } = tasksApi.calls;

const { server, seller } = await twoOrganizations();
afterEach(() => server.platform.jobs.stop());

const { ended, taskOf, count, holdBack } = largeSaves(
  () => server,
  () => seller,
);

const saveMany = (prefix: string, many: number) => {
  const body: ImportRow[] = Array.from({ length: many }, (_, at) => ({
    skuCode: `${prefix}-${String(at).padStart(6, '0')}`,
    skuName: `Oak stool ${at}`,
    packageType: 'Ready To Ship',
    length: '30',
    width: '20.5',
    height: '10',
    unit: 'cm/kg',
  }));
  return server.call(productsApi.calls.saveRows, { body }, seller, { 'idempotency-key': prefix });
};
async function queued(prefix: string, many = 1_100): Promise<string> {
  const answer = await saveMany(prefix, many);
  if (answer.result !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.data!.data!.taskId!;
}

/** A running import that has written some of its rows and blocks in the middle of the next thousand until it is released. */
async function heldInTheMiddle(prefix: string, many: number, done: number) {
  const letGo = await holdBack(
    `insert into product (org_id, sku_code, sku_name, package_type, length, width, height, unit)
     select org_id, $1, 'x', 'Ready To Ship', 1, 1, 1, 'cm/kg' from person where email = 'seller@lading.test'`,
    `${prefix}-${String(done + 500).padStart(6, '0')}`,
  );
  await server.platform.jobs.start();
  const taskId = await queued(prefix, many);
  await vi.waitFor(async () => expect((await taskOf(taskId)).successQuantity).toBe(done), soon);
  return { taskId, letGo };
}

/** Resolves when a second worker waits beside the blocked import. */
const bothWait = () =>
  vi.waitFor(
    async () =>
      expect(
        await count(`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
      ).toBe(2),
    soon,
  );

const rowsOf = (bytes: Buffer): string[][] => {
  const book = read(bytes);
  return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
};
const ofProducts = (prefix: string) => count('product where sku_code like $1', `${prefix}-%`);

describe('an import that its owner stops (decision D7)', { timeout: 120_000 }, () => {
  it('keeps its rows within the organization’s space limit', async () => {
    const taskId = await queued('SPACE');
    await server.call(cancelTask, { body: { taskId } }, seller);
    const setBytes = (text: string) =>
      server.platform.database.pool.query(`update import_job set bytes = ${text} where task_id = $1`, [
        taskId,
      ]);
    expect((await setBytes('bytes')).rowCount).toBe(1);
    expect(await count('import_job where task_id = $1 and bytes > 100000', taskId)).toBe(1);
    await setBytes(String(server.platform.config.uploadBytes));
    expect(await saveMany('SPACE-2', 1_100)).toMatchObject({
      code: 409,
      reason: importMessages.keptRowsFull.code,
    });
    await setBytes('0');
    const next = await queued('SPACE-3');
    await server.call(cancelTask, { body: { taskId: next } }, seller);
  });

  it('saves nothing, returns its rows with the reason, and completes when retried', async () => {
    const taskId = await queued('STOP');
    await server.call(cancelTask, { body: { taskId } }, seller);
    expect(await taskOf(taskId)).toMatchObject({
      status: 3,
      cancelFlag: true,
      retryFlag: true,
      failedRowsFlag: true,
      failQuantity: 1_100,
    });
    const file = await server.send(exportFailOutbound, { body: { taskId } }, seller);
    expect(file.headers['content-disposition']).toContain('attachment');
    const rows = rowsOf(file.rawPayload);
    expect(rows).toHaveLength(1_101);
    expect(rows[0]).toEqual(expect.arrayContaining(['SKU', 'Product name']));
    expect(rows[1]!.join('|')).toContain('Canceled');
    expect(rows[1]!.join('|')).toContain('STOP-000000');
    await server.platform.jobs.start();
    await server.call(retryTask, { body: { taskId } }, seller);
    expect(await ended(taskId)).toMatchObject({ status: 2, successQuantity: 1_100, failedRowsFlag: false });
    expect(await ofProducts('STOP')).toBe(1_100);
  });

  it('reverts what it had written when stopped halfway', async () => {
    const { taskId, letGo } = await heldInTheMiddle('HALF', 5_000, 3_000);
    await server.call(cancelTask, { body: { taskId } }, seller);
    await letGo();
    await vi.waitFor(
      async () => expect(await count('graphile_worker._private_jobs where locked_by is not null')).toBe(0),
      soon,
    );
    expect(await taskOf(taskId)).toMatchObject({ status: 3, cancelFlag: true });
    expect(await ofProducts('HALF')).toBe(0);
  });

  it('runs once, after stopping, when retried while it is still being stopped', async () => {
    const { taskId, letGo } = await heldInTheMiddle('AGAIN', 3_000, 2_000);
    await server.call(cancelTask, { body: { taskId } }, seller);
    const retried = server.call(retryTask, { body: { taskId } }, seller);
    await bothWait();
    await letGo();
    expect((await retried).result).toBe('OK');
    expect(await ended(taskId)).toMatchObject({ status: 2, successQuantity: 3_000 });
    expect(await ofProducts('AGAIN')).toBe(3_000);
  });

  it('runs once when two workers pick it up at the same time', async () => {
    const { taskId, letGo } = await heldInTheMiddle('TWICE', 3_000, 2_000);
    await server.platform.database.pool.query(
      `select graphile_worker.add_job('import.PRODUCT', payload) from graphile_worker._private_jobs where locked_by is not null`,
    );
    await bothWait();
    await letGo();
    expect(await ended(taskId)).toMatchObject({ status: 2, successQuantity: 3_000 });
    expect(await ofProducts('TWICE')).toBe(3_000);
  });

  it('keeps its rows for a while only', async () => {
    const taskId = await queued('OLD');
    await server.call(cancelTask, { body: { taskId } }, seller);
    await server.platform.database.pool.query(
      `update task set finished_at = now() - interval '8 days' where task_id = $1`,
      [taskId],
    );
    await taskService(server.platform).tidyUp();
    expect(await taskOf(taskId)).toMatchObject({ retryFlag: false, failedRowsFlag: false });
    expect(await server.call(exportFailOutbound, { body: { taskId } }, seller)).toMatchObject({ code: 404 });
    expect(await server.call(retryTask, { body: { taskId } }, seller)).toMatchObject({ code: 409 });
  });

  it('of orders returns the original rows of each order', async () => {
    const sender = {
      senderName: 'Warehouse',
      senderCountryCode: 'US',
      senderAddressLine1: '1 Dock St',
      senderCity: 'Ontario',
      senderStateCode: 'CA',
      senderZipCode: '91761',
      senderPhone: '9095550100',
    };
    const recipient = {
      name: 'Ada Chen',
      addressLine1: '2 Elm St',
      city: 'Reno',
      stateCode: 'NV',
      zipCode: '01234',
      countryCode: 'US',
    };
    const body = Array.from({ length: 600 }, (_, at) => [
      {
        orderNO: `BACK-${at}`,
        carrierName: 'UPS',
        serviceCode: 'ups_ground',
        ...sender,
        ...recipient,
        packageWeight1: '1.25',
        packageUnit: 'in/lb',
      },
      { orderNO: '', packageWeight1: '2', packageUnit: 'in/lb' },
    ]).flat();
    const answer = await server.call(orderImportApi.calls.saveOrderAndShipmentExcel, { body }, seller, {
      'idempotency-key': 'back',
    });
    if (answer.result !== 'OK') throw new Error(JSON.stringify(answer).slice(0, 500));
    const taskId = answer.data!.taskId!;
    await server.call(cancelTask, { body: { taskId } }, seller);
    const rows = rowsOf((await server.send(exportFailOutbound, { body: { taskId } }, seller)).rawPayload);
    expect(rows).toHaveLength(1_201);
    const at = (key: string) =>
      rows[0]!.indexOf(orderShipmentImport.fields.find((field) => field.key === key)!.label.en);
    expect(rows[1]![at('orderNO')]).toBe('BACK-0');
    expect(rows[1]![at('zipCode')]).toBe('01234');
    expect(rows[1]![at('packageWeight1')]).toBe('1.25');
    expect(rows[2]![at('orderNO')] ?? '').toBe('');
    expect(rows[2]![at('packageWeight1')]).toBe('2');
  });
});
