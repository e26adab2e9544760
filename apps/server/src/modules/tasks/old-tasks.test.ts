import { limits } from '@lading/contracts/core';
import { taskType } from '@lading/contracts/tasks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { taskService } from './task.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { taskInProgress, taskSuccess } = limits.codes;

it('tasks are kept for a year after their end, running ones for longer', async () => {
  const { database, clock } = server.platform;
  const now = clock.now().getTime();
  const ago = (days: number) => new Date(now - days * 24 * 3_600_000);
  const person = await database.asSystem((trx) =>
    trx.selectFrom('person').select(['user_id', 'org_id']).executeTakeFirstOrThrow(),
  );
  const task = (fileName: string, status: number, started: number, ended?: number) => ({
    ...person,
    task_no: 'Import-Product',
    task_type: taskType.productImport,
    file_name: fileName,
    status,
    created_at: ago(started),
    finished_at: ended === undefined ? null : ago(ended),
  });
  await database.asOrganization(person.org_id, (trx) =>
    trx
      .insertInto('task')
      .values([
        task('ended long ago', taskSuccess, 400, 366),
        task('ended without a time', taskSuccess, 400),
        task('ended within the year', taskSuccess, 400, 364),
        task('in progress', taskInProgress, 400),
      ])
      .execute(),
  );
  // The clock of the database counts, not that of the node.
  const ahead = { now: () => new Date(now + 2 * 24 * 3_600_000) };
  await taskService({ ...server.platform, clock: ahead }).tidyUp();
  const left = await database.asSystem((trx) =>
    trx.selectFrom('task').select('file_name').where('created_at', '=', ago(400)).execute(),
  );
  expect(left.map(({ file_name: name }) => name).toSorted()).toEqual([
    'ended within the year',
    'in progress',
  ]);
});

it('one clean-up removes all old tasks, however many, and their orders stay', async () => {
  const { database, clock } = server.platform;
  const { pool } = database;
  const ended = new Date(clock.now().getTime() - 400 * 24 * 3_600_000);
  const { rows } = await pool.query<{ id: string }>(
    `insert into task (org_id, user_id, task_no, task_type, file_name, status, created_at, finished_at)
     select p.org_id, p.user_id, 'Import-ORDER', $1, 'old', $2, $3, $3
     from (select org_id, user_id from person order by user_id limit 1) p, generate_series(1, 650) returning task_id as id`,
    [taskType.orderImport, taskSuccess, ended],
  );
  const kept = await pool.query(
    'update customer_order set import_task_id = $1 where order_id in (select order_id from customer_order limit 3)',
    [rows[0]!.id],
  );
  await taskService(server.platform).tidyUp();
  const left = await pool.query('select from task where created_at = $1', [ended]);
  expect(left.rowCount).toBe(0);
  const orders = await pool.query('select from customer_order where import_task_id = $1', [rows[0]!.id]);
  expect([kept.rowCount, orders.rowCount]).toEqual([3, 0]);
});
