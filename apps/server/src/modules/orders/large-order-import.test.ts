import { orderImportApi } from '@lading/contracts/orders';
import { randomInt } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { ImportRow } from '@lading/contracts/imports';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { largeSaves, soon } from '../../platform/testing/large-save.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { analysed, firstRow, nextPackage, orderFile } from './testing/order-files.ts';

const { saveOrderAndShipmentExcel } = orderImportApi.calls;

const { server, seller } = await twoOrganizations();
beforeEach(() => server.platform.jobs.start());
afterEach(() => server.platform.jobs.stop());

const { taskOf, ended, count, holdBack, startProcess } = largeSaves(
  () => server,
  () => seller,
);

/** Orders by number; every fourth has a second package, in a row of its own. */
const ordersNamed = (name: string, orders: number): ImportRow[] =>
  Array.from({ length: orders }, (_, at) => {
    const own = { ...firstRow, storeName: '', orderNO: numbered(name, at) };
    return at % 4 === 0 ? [own, { ...nextPackage }] : [own];
  }).flat();
const numbered = (name: string, at: number) => `${name}-${String(at).padStart(6, '0')}`;

const send = (rows: ImportRow[], key: string, referenceId?: string) =>
  server.call(
    saveOrderAndShipmentExcel,
    { body: rows, ...(referenceId !== undefined && { query: { referenceId } }) },
    seller,
    { 'idempotency-key': key },
  );
async function save(rows: ImportRow[], key: string, referenceId?: string) {
  const answer = await send(rows, key, referenceId);
  if (answer.result !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.data!;
}

const stored = (name: string) => count('customer_order where order_no like $1', `${name}-%`);
const packages = (name: string) =>
  count('order_package join customer_order using (order_id) where order_no like $1', `${name}-%`);
const shipments = (name: string) =>
  count('shipment join customer_order using (order_id) where order_no like $1', `${name}-%`);
const keptRows = () => count('import_job_part');

/** Keeps others from writing the order with this number until it is released. */
const hold = (orderNo: string) =>
  holdBack(
    `insert into customer_order (org_id, order_no, recipient)
     select org_id, $1, '{}' from person where email = 'seller@lading.test'`,
    orderNo,
  );

describe('a save of more than 1,000 rows of orders (decision D7)', { timeout: 120_000 }, () => {
  it('becomes a job with a receipt: counts, file, who and when', async () => {
    const referenceId = await analysed(server, seller, orderFile([firstRow], 'november.xlsx'));
    const outcome = await save(ordersNamed('BIG', 1_200), 'big', referenceId);
    expect(outcome).toMatchObject({ queued: true, taskNo: 'Import-ORDER', total: 1_200, rows: 1_500 });
    expect(outcome.created).toBeUndefined();
    expect(await ended(outcome.taskId)).toMatchObject({
      status: 2,
      taskType: 102,
      fileName: 'november.xlsx',
      userName: 'Mei Carver',
      totalQuantity: 1_200,
      successQuantity: 1_200,
      failQuantity: 0,
      receipt: { created: 1_200, packages: 1_500, shipments: 1_200, rows: 1_500 },
      createTime: expect.any(String) as string,
      finishTime: expect.any(String) as string,
    });
    expect(await stored('BIG')).toBe(1_200);
    expect(await packages('BIG')).toBe(1_500);
    expect(await shipments('BIG')).toBe(1_200);
    expect(await keptRows()).toBe(0);
    expect(await readdir(server.platform.files.uploads)).toEqual([]);
  });

  it('is still answered immediately with all its errors, and then nothing is queued', async () => {
    await save([{ ...firstRow, storeName: '', orderNO: numbered('WRONG', 4) }], 'wrong-before');
    const rows = ordersNamed('WRONG', 1_200);
    // The order that exists has a second package, which is held back with it (decision D8).
    const at = rows.findIndex((row) => row['orderNO'] === numbered('WRONG', 4));
    rows.at(-1)!['countryCode'] = 'Mars';
    expect(await send(rows, 'wrong')).toMatchObject({
      code: 400,
      errors: [
        { fieldName: `${at}.orderNO` },
        { fieldName: `${at + 1}.orderNO` },
        { fieldName: `${rows.length - 1}.countryCode` },
      ],
    });
    expect(await stored('WRONG')).toBe(1);
    expect(await keptRows()).toBe(0);
  });

  it('is one task, run once, when sent twice under one key, whether or not the first has finished', async () => {
    const rows = ordersNamed('TWICE', 1_001);
    const outcomes = await Promise.all([save(rows, 'twice'), save(rows, 'twice')]);
    await ended(outcomes[0].taskId);
    // Every order exists by now, which would be an error under another key.
    outcomes.push(await save(rows, 'twice'));
    expect(new Set(outcomes.map(({ taskId }) => taskId)).size).toBe(1);
    expect(outcomes.filter(({ repeated }) => repeated)).toHaveLength(2);
    expect(await send(rows, 'another')).toMatchObject({ code: 400 });
    expect(await stored('TWICE')).toBe(1_001);
  });

  it('reports progress before any of its orders is visible', async () => {
    const letGo = await hold(numbered('PART', 2_500));
    const { taskId } = await save(ordersNamed('PART', 3_500), 'part');
    await vi.waitFor(async () => {
      expect(await taskOf(taskId)).toMatchObject({ status: 1, successQuantity: 2_000, totalQuantity: 3_500 });
    }, soon);
    expect(await stored('PART')).toBe(0);
    await letGo();
    expect(await ended(taskId)).toMatchObject({ status: 2, successQuantity: 3_500 });
  });

  it('is completed once by the next server, whichever row it was killed at', async () => {
    await server.platform.jobs.stop();
    const row = randomInt(1_000, 6_000);
    const letGo = await hold(numbered('KILL', row));
    const { taskId } = await save(ordersNamed('KILL', 6_000), 'kill');
    const victim = await startProcess();
    const done = Math.floor(row / 1_000) * 1_000;
    await vi.waitFor(async () => {
      expect(await taskOf(taskId), `row ${row}`).toMatchObject({ status: 1, successQuantity: done });
    }, soon);
    await victim.kill();
    await letGo();
    expect(await stored('KILL'), `row ${row}`).toBe(0);
    await server.platform.jobs.start();
    expect(await ended(taskId)).toMatchObject({ status: 2, receipt: { created: 6_000, packages: 7_500 } });
    expect(await stored('KILL')).toBe(6_000);
    expect(await packages('KILL')).toBe(7_500);
    expect(await shipments('KILL')).toBe(6_000);
    expect(await keptRows()).toBe(0);
  });

  it('fails as a whole, naming the order, when one of its orders was created meanwhile', async () => {
    await server.platform.jobs.stop();
    const { taskId } = await save(ordersNamed('LATE', 1_500), 'late');
    await save([{ ...firstRow, storeName: '', orderNO: numbered('LATE', 1_400) }], 'late-other');
    await server.platform.jobs.start();
    const task = await ended(taskId);
    expect(task).toMatchObject({ status: 3, successQuantity: 0, failQuantity: 1_500, receipt: null });
    expect(task.failure?.message).toContain(numbered('LATE', 1_400));
    expect(task.failure?.zhMessage).toMatch(/\p{Script=Han}/u);
    expect(Date.parse(String(task.finishTime))).toBeGreaterThan(Date.parse(String(task.createTime)));
    expect(await stored('LATE')).toBe(1);
    // They stay for the workbook of failed rows, and for a retry.
    expect(await keptRows()).toBe(2);
  });
});
