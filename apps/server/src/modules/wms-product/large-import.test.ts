import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { Task } from '@lading/contracts/entities/task';
import { wmsBusiness } from '@lading/contracts/services/wms-business';
import { wmsProduct } from '@lading/contracts/services/wms-product';
import { Client } from 'pg';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';

const { saveRows } = wmsProduct.calls;
/** A second server takes a while to start on a busy machine. */
const soon = { timeout: 90_000, interval: 25 };

let server: TestServer;
let seller: Caller;
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.signIn('seller@lading.test');
});
beforeEach(() => server.platform.jobs.start());
afterEach(() => server.platform.jobs.stop());
afterAll(() => server.close());

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

async function taskOf(taskId: string | null | undefined): Promise<Task> {
  const query = { pageSize: 50, queryAllFlag: true };
  const answer = await server.call(wmsBusiness.calls.queryTask, { query }, seller);
  const found = answer.result === 'OK' && answer.data.records.find((task) => task.taskId === taskId);
  if (!found) throw new Error('The task is not on record');
  return found;
}

const ended = (taskId: string | null | undefined) =>
  vi.waitFor(async () => {
    const task = await taskOf(taskId);
    expect(task.status).not.toBe(1);
    return task;
  }, soon);

async function count(sqlText: string, ...values: string[]): Promise<number> {
  const { rows } = await server.platform.database.pool.query<{ n: number }>(
    `select count(*)::integer as n from ${sqlText}`,
    values,
  );
  return rows[0]!.n;
}
const productsNamed = (name: string) => count('product where sku_code like $1', `${name}-%`);
const keptRows = () => count('import_job_part');

/** Another client of the same database, for what happens beside the server. */
async function bystander(): Promise<Client> {
  const { rows } = await server.platform.database.pool.query<{ database: string }>(
    'select current_database() as database',
  );
  const client = new Client({ ...inject('postgres'), database: rows[0]!.database });
  await client.connect();
  return client;
}

/** Holds back whoever writes the product with this code, until it is let go. */
async function holdBack(skuCode: string): Promise<() => Promise<void>> {
  const client = await bystander();
  await client.query('begin');
  await client.query(
    `insert into product (org_id, sku_code, sku_name, package_type, length, width, height, unit)
     select org_id, $1, 'x', 'Ready To Ship', 1, 1, 1, 'cm/kg' from person where email = 'seller@lading.test'`,
    [skuCode],
  );
  let held = true;
  const letGo = async () => {
    if (!held) return;
    held = false;
    await client.query('rollback');
    await client.end();
  };
  onTestFinished(letGo);
  return letGo;
}

/** A server in a process of its own, on the same database. */
async function startProcess() {
  const { host, port, user, password } = inject('postgres');
  const { rows } = await server.platform.database.pool.query<{ database: string }>(
    'select current_database() as database',
  );
  const url = new URL(`postgresql://localhost/${rows[0]!.database}`);
  Object.assign(url, { username: user, password, port: String(port) });
  if (host.startsWith('/')) url.searchParams.set('host', host);
  else url.hostname = host;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: url.href,
      DATA_DIR: server.platform.config.dataDir,
      LADING_SECRET: 'k'.repeat(40),
      LADING_DEMO: '0',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  return { kill };
}

describe('a save of more than 1,000 rows (decision D7)', { timeout: 120_000 }, () => {
  it('becomes a job: the reply names the task, which tells what became of the rows', async () => {
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

  it('is still answered at once with its faults, and then nothing is queued', async () => {
    const rows = rowsNamed('WRONG', 1_500);
    rows[1_400]!.height = '0';
    const answer = await server.call(saveRows, { body: rows }, seller, { 'idempotency-key': 'wrong' });
    expect(answer).toMatchObject({ code: 400, errors: [{ fieldName: '1400.height' }] });
    expect(await keptRows()).toBe(0);
  });

  it('sent twice under one key is one task, done once', async () => {
    const rows = rowsNamed('TWICE', 1_001);
    const outcomes = await Promise.all([save(rows, 'twice'), save(rows, 'twice')]);
    await ended(outcomes[0].taskId);
    outcomes.push(await save(rows, 'twice'));
    expect(new Set(outcomes.map(({ taskId }) => taskId)).size).toBe(1);
    expect(outcomes.filter(({ repeated }) => repeated)).toHaveLength(2);
    expect(await ended(outcomes[0].taskId)).toMatchObject({ receipt: { created: 1_001, updated: 0 } });
  });

  it('shows how far it is while none of its rows is there yet', async () => {
    const letGo = await holdBack('PART-003500');
    const { taskId } = await save(rowsNamed('PART', 5_000), 'part');
    await vi.waitFor(async () => {
      expect(await taskOf(taskId)).toMatchObject({ status: 1, successQuantity: 3_000, totalQuantity: 5_000 });
    }, soon);
    expect(await productsNamed('PART')).toBe(0);
    await letGo();
    expect(await ended(taskId)).toMatchObject({ status: 2, successQuantity: 5_000 });
  });

  it('is done once and whole by the next server when the first is killed in the middle', async () => {
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

  it('ends as failed, saving nothing and saying why in both languages, when the database takes a value not', async () => {
    const { pool } = server.platform.database;
    await pool.query(`alter table product add constraint no_luck check (sku_code <> 'FAIL-001200')`);
    const { taskId } = await save(rowsNamed('FAIL', 1_500), 'fail');
    const task = await ended(taskId);
    await pool.query('alter table product drop constraint no_luck');
    expect(task).toMatchObject({ status: 3, successQuantity: 0, failQuantity: 1_500, receipt: null });
    expect(task.failure?.message).toMatch(/Nothing was imported/);
    expect(task.failure?.zhMessage).toMatch(/\p{Script=Han}/u);
    expect(await productsNamed('FAIL')).toBe(0);
    expect(await keptRows()).toBe(0);
  });

  it('is given up, and says so, when it takes its server down every time', async () => {
    await server.platform.jobs.stop();
    const { taskId } = await save(rowsNamed('DOOM', 1_100), 'doom');
    await server.platform.database.pool.query('update import_job set begun = 5 where task_id = $1', [taskId]);
    await server.platform.jobs.start();
    expect(await ended(taskId)).toMatchObject({ status: 3, failQuantity: 1_100 });
    expect(await productsNamed('DOOM')).toBe(0);
  });
});
