import { tasksApi, taskMessages } from '@lading/contracts/tasks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { soon } from '../../platform/testing/large-save.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { bulkActs, numbered } from './testing/bulk-acts.ts';

const { cancelTask, retryTask } = tasksApi.calls;
const { server, seller } = await twoOrganizations();
beforeEach(() => server.platform.jobs.start());
afterEach(() => server.platform.jobs.stop());
const { addOrders, count, ended, events, holdOrder, report, standing, started, startProcess, taskOf } =
  bulkActs(server, seller);

describe('an interrupted bulk action', { timeout: 480_000 }, () => {
  it('is finished by the next server when killed between two orders, and changes none twice', async () => {
    await server.platform.jobs.stop();
    await addOrders('KILL', 400);
    const letGo = await holdOrder(numbered('KILL', 180));
    const taskId = await started({ act: 'hold', reason: 'OTHER' }, { matching: { search: 'KILL-' } });
    const victim = await startProcess();
    await vi.waitFor(async () => {
      expect(await taskOf(taskId)).toMatchObject({ status: 1, successQuantity: 200 });
    }, soon);
    await victim.kill();
    await letGo();
    expect(await standing('KILL', 'ON_HOLD')).toBe(200);
    await server.platform.jobs.start();
    expect(await ended(taskId)).toMatchObject({ status: 2, successQuantity: 400, failQuantity: 0 });
    expect(await events('KILL', 'held')).toBe(400);
  });

  it('keeps what was done when canceled, and continues from there when retried', async () => {
    await addOrders('STOP', 300);
    const letGo = await holdOrder(numbered('STOP', 130));
    const taskId = await started({ act: 'hold', reason: 'OTHER' }, { matching: { search: 'STOP-' } });
    await vi.waitFor(async () => expect((await taskOf(taskId)).successQuantity).toBe(100), soon);
    await dataOf(server.call(cancelTask, { body: { taskId } }, seller));
    await letGo();
    await vi.waitFor(
      async () => expect(await count('graphile_worker._private_jobs where locked_by is not null')).toBe(0),
      soon,
    );
    expect(await taskOf(taskId)).toMatchObject({
      status: 3,
      cancelFlag: true,
      successQuantity: 100,
      failQuantity: 0,
      retryFlag: true,
      failure: { code: taskMessages.bulkCancelled.code },
    });
    expect(await report(taskId)).toMatchObject({ data: { done: 100, waiting: 200, isCancelled: true } });
    expect(await standing('STOP', 'ON_HOLD')).toBe(100);
    await dataOf(server.call(retryTask, { body: { taskId } }, seller));
    expect(await ended(taskId)).toMatchObject({ status: 2, successQuantity: 300 });
    expect(await events('STOP', 'held')).toBe(300);
  });
});
