import { utils } from '@e965/xlsx';
import { limits } from '@lading/contracts/core';
import { type Task, tasksApi } from '@lading/contracts/tasks';
import { describe, expect, it, vi } from 'vitest';
import { FileGone } from '../../platform/files/file-faults.ts';
import { dataOf } from '../../platform/testing/data-of.ts';
import { soon } from '../../platform/testing/large-save.ts';
import { taskService } from './task.service.ts';
import { productExporter, sheetOf } from './testing/product-exporter.ts';

const { server, seller, other, begin, download, addProducts, saves } = await productExporter();
const { ended, taskOf, count, startProcess } = saves;
await addProducts('EXP', 1_200);
await addProducts('EVIL-1', 1);

describe('the task list (spec §7, "Tasks")', { timeout: 120_000 }, () => {
  it('marks exports as read, and removes them with their files', async () => {
    const { fileId } = await ended(await begin('EVIL-1'));
    const { markedAsRead, removeExport } = tasksApi.calls;
    await dataOf(server.call(markedAsRead, { body: { fileIds: [fileId!] } }, other));
    expect(await taskOf(fileId)).toMatchObject({ readFlag: false });
    await dataOf(server.call(markedAsRead, { body: { fileIds: [fileId!] } }, seller));
    expect(await taskOf(fileId)).toMatchObject({ readFlag: true });
    expect(await server.call(removeExport, { params: { fileId: fileId! } }, other)).toMatchObject({
      code: 404,
    });
    await dataOf(server.call(removeExport, { params: { fileId: fileId! } }, seller));
    await expect(taskOf(fileId)).rejects.toThrow('not on record');
    expect((await download(fileId!)).json()).toMatchObject({ code: 404 });
  });

  it('excludes tasks from the popover that were read and ended long ago', async () => {
    const { taskId } = await ended(await begin('EVIL-1'));
    const listed = async (queryAllFlag: boolean): Promise<Task | undefined> =>
      (
        await dataOf(server.call(tasksApi.calls.queryTask, { query: { pageSize: 50, queryAllFlag } }, seller))
      ).records.find((task) => task.taskId === taskId);
    await dataOf(server.call(tasksApi.calls.makeRead, { body: { taskIds: [taskId!] } }, seller));
    expect(await listed(false)).toBeDefined();
    await server.platform.database.pool.query(
      `update task set finished_at = now() - make_interval(days => $2) where task_id = $1`,
      [taskId, limits.tasks.keepDays + 1],
    );
    expect(await listed(false)).toBeUndefined();
    expect(await listed(true)).toBeDefined();
  });

  it('keeps a file for a week by the clock of the database', async () => {
    const { fileId } = await ended(await begin('EVIL-1'));
    const ahead = { now: () => new Date(Date.now() + (limits.tasks.keepDays + 1) * 86_400_000) };
    await taskService({ ...server.platform, clock: ahead }).tidyUp();
    expect(await taskOf(fileId)).toMatchObject({ fileBytes: expect.any(Number) as number });
    expect((await download(fileId!)).statusCode).toBe(200);
  });

  it('offers no file that has expired, and the clean-up removes it', async () => {
    const { fileId } = await ended(await begin('EVIL-1'));
    const { rows } = await server.platform.database.pool.query<{ file_key: string }>(
      `update task set file_expires_at = now() where task_id = $1 returning file_key`,
      [fileId],
    );
    expect(await taskOf(fileId)).toMatchObject({ fileUrl: null, fileBytes: null, expireTime: null });
    expect((await download(fileId!)).json()).toMatchObject({ code: 404 });
    await taskService(server.platform).tidyUp();
    await expect(server.platform.files.read(rows[0]!.file_key)).rejects.toThrow(FileGone);
    expect(await count('task where task_id = $1 and file_key is null', fileId!)).toBe(1);
  });
});

describe('a task that is stopped', { timeout: 120_000 }, () => {
  const { cancelTask, retryTask } = tasksApi.calls;

  it('ends immediately, leaves nothing behind, and can be retried', async () => {
    await server.platform.jobs.stop();
    const taskId = await begin('EXP-');
    expect(await server.call(cancelTask, { body: { taskId } }, other)).toMatchObject({ code: 404 });
    await dataOf(server.call(cancelTask, { body: { taskId } }, seller));
    expect(await taskOf(taskId)).toMatchObject({
      status: 3,
      cancelFlag: true,
      retryFlag: true,
      failQuantity: 0,
    });
    await server.platform.jobs.start();
    expect(await server.call(cancelTask, { body: { taskId } }, seller)).toMatchObject({ code: 409 });
    expect(await server.call(retryTask, { body: { taskId } }, other)).toMatchObject({ code: 404 });
    await dataOf(server.call(retryTask, { body: { taskId } }, seller));
    expect(await ended(taskId)).toMatchObject({ status: 2, cancelFlag: false, successQuantity: 1_200 });
    expect(await server.call(retryTask, { body: { taskId } }, seller)).toMatchObject({ code: 409 });
  });

  it('is abandoned by its worker halfway', async () => {
    await addProducts('MANY', 60_000);
    const taskId = await begin('MANY-', 'xlsx');
    await vi.waitFor(async () => expect((await taskOf(taskId)).successQuantity).toBeGreaterThan(0), soon);
    expect(await taskOf(taskId)).toMatchObject({ status: 1, totalQuantity: 60_000 });
    await dataOf(server.call(cancelTask, { body: { taskId } }, seller));
    await vi.waitFor(
      async () => expect(await count('graphile_worker._private_jobs where locked_by is not null')).toBe(0),
      soon,
    );
    expect(await taskOf(taskId)).toMatchObject({ status: 3, cancelFlag: true, fileUrl: null });
  });

  it('is completed by the next server when a kill interrupted it', async () => {
    await server.platform.jobs.stop();
    const taskId = await begin('MANY-', 'xlsx');
    const victim = await startProcess();
    await vi.waitFor(async () => expect((await taskOf(taskId)).successQuantity).toBeGreaterThan(0), soon);
    await victim.kill();
    expect(await taskOf(taskId)).toMatchObject({ status: 1 });
    await server.platform.jobs.start();
    expect(await ended(taskId)).toMatchObject({ status: 2, successQuantity: 60_000 });
    const sheet = sheetOf((await download(taskId)).rawPayload);
    expect(utils.decode_range(sheet['!ref']!).e.r).toBe(60_000);
  });
});
