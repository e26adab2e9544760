import type { ImportRow } from '@lading/contracts/imports';
import { productsApi } from '@lading/contracts/products';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { largeSaves, soon } from '../../platform/testing/large-save.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { saveRows } = productsApi.calls;

const { server, seller } = await twoOrganizations();
beforeEach(() => server.platform.jobs.start());
afterEach(() => server.platform.jobs.stop());

const rowsNamed = (name: string, count: number): ImportRow[] =>
  Array.from({ length: count }, (_, at) => ({
    skuCode: `${name}-${String(at).padStart(6, '0')}`,
    skuName: `Oak stool ${at}`,
    packageType: 'Ready To Ship',
    length: '30',
    width: '20.5',
    height: '10',
    unit: 'cm/kg',
  }));

async function save(rows: ImportRow[], key: string) {
  const answer = await server.call(saveRows, { body: rows }, seller, { 'idempotency-key': key });
  if (answer.result !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.data!.data!;
}

const {
  taskOf,
  ended,
  count,
  holdBack: hold,
  startProcess,
} = largeSaves(
  () => server,
  () => seller,
);
const productsNamed = (name: string) => count('product where sku_code like $1', `${name}-%`);
const keptRows = () => count('import_job_part');

/** Blocks writers of the product with this code, until it is released. */
const holdBack = (skuCode: string) =>
  hold(
    `insert into product (org_id, sku_code, sku_name, package_type, length, width, height, unit)
     select org_id, $1, 'x', 'Ready To Ship', 1, 1, 1, 'cm/kg' from person where email = 'seller@lading.test'`,
    skuCode,
  );

describe('a save of more than 1,000 rows (decision D7)', { timeout: 120_000 }, () => {
  it('becomes a job: the reply names the task, which reports the result', async () => {
    await save(rowsNamed('BIG', 3), 'big-before');
    const outcome = await save(rowsNamed('BIG', 2_500), 'big');
    expect(outcome).toMatchObject({ queued: true, taskNo: 'Import-PRODUCT' });
    expect(outcome.created).toBeUndefined();
    expect(await ended(outcome.taskId)).toMatchObject({
      status: 2,
      totalQuantity: 2_500,
      successQuantity: 2_500,
      failQuantity: 0,
      receipt: { created: 2_497, updated: 0, unchanged: 3 },
      finishTime: expect.any(String) as string,
    });
    expect(await productsNamed('BIG')).toBe(2_500);
    expect(await keptRows()).toBe(0);
  });

  it('is still answered immediately with its errors, and then nothing is queued', async () => {
    const rows = rowsNamed('WRONG', 1_500);
    rows[1_400]!.height = '0';
    const answer = await server.call(saveRows, { body: rows }, seller, { 'idempotency-key': 'wrong' });
    expect(answer).toMatchObject({ code: 400, errors: [{ fieldName: '1400.height' }] });
    expect(await keptRows()).toBe(0);
  });

  it('is one task, run once, when sent twice under one key', async () => {
    const rows = rowsNamed('TWICE', 1_001);
    const outcomes = await Promise.all([save(rows, 'twice'), save(rows, 'twice')]);
    await ended(outcomes[0].taskId);
    outcomes.push(await save(rows, 'twice'));
    expect(new Set(outcomes.map(({ taskId }) => taskId)).size).toBe(1);
    expect(outcomes.filter(({ repeated }) => repeated)).toHaveLength(2);
    expect(await ended(outcomes[0].taskId)).toMatchObject({ receipt: { created: 1_001, updated: 0 } });
  });

  it('reports progress before any of its rows is visible', async () => {
    const letGo = await holdBack('PART-003500');
    const { taskId } = await save(rowsNamed('PART', 5_000), 'part');
    await vi.waitFor(async () => {
      expect(await taskOf(taskId)).toMatchObject({ status: 1, successQuantity: 3_000, totalQuantity: 5_000 });
    }, soon);
    expect(await productsNamed('PART')).toBe(0);
    await letGo();
    expect(await ended(taskId)).toMatchObject({ status: 2, successQuantity: 5_000 });
  });

  it('is done once and completely by the next server when the first is killed in the middle', async () => {
    await server.platform.jobs.stop();
    const letGo = await holdBack('KILL-015500');
    const { taskId } = await save(rowsNamed('KILL', 20_000), 'kill');
    const victim = await startProcess();
    await vi.waitFor(async () => {
      expect(await taskOf(taskId)).toMatchObject({ status: 1, successQuantity: 15_000 });
    }, soon);
    await victim.kill();
    await letGo();
    expect(await productsNamed('KILL')).toBe(0);
    expect(await taskOf(taskId)).toMatchObject({ status: 1 });
    await server.platform.jobs.start();
    expect(await ended(taskId)).toMatchObject({
      status: 2,
      successQuantity: 20_000,
      receipt: { created: 20_000, updated: 0, unchanged: 0 },
    });
    expect(await productsNamed('KILL')).toBe(20_000);
    expect(await keptRows()).toBe(0);
  });

  it('fails, saving nothing and giving the reason in both languages, when the database rejects a value', async () => {
    const { pool } = server.platform.database;
    await pool.query(`alter table product add constraint no_luck check (sku_code <> 'FAIL-001200')`);
    const { taskId } = await save(rowsNamed('FAIL', 1_500), 'fail');
    const task = await ended(taskId);
    await pool.query('alter table product drop constraint no_luck');
    expect(task).toMatchObject({ status: 3, successQuantity: 0, failQuantity: 1_500, receipt: null });
    expect(task.failure?.message).toMatch(/Nothing was imported/);
    expect(task.failure?.zhMessage).toMatch(/\p{Script=Han}/u);
    expect(await productsNamed('FAIL')).toBe(0);
  });

  it('fails with a reason when it crashes its server every time', async () => {
    await server.platform.jobs.stop();
    const { taskId } = await save(rowsNamed('DOOM', 1_100), 'doom');
    await server.platform.database.pool.query('update import_job set begun = 5 where task_id = $1', [taskId]);
    await server.platform.jobs.start();
    expect(await ended(taskId)).toMatchObject({ status: 3, failQuantity: 1_100 });
    expect(await productsNamed('DOOM')).toBe(0);
  });
});
