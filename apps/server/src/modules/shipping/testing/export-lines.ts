import { tasksApi } from '@lading/contracts/tasks';
import { expect, vi } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import type { Caller, TestServer } from '../../../platform/testing/test-server.ts';

/** The content of an export once it is made, line by line, while jobs run. */
export async function exportLines(
  server: TestServer,
  started: Parameters<typeof dataOf<{ taskId: string }>>[0],
  caller: Caller,
): Promise<string[]> {
  const { taskId } = await dataOf(started);
  const query = { pageNo: 1, pageSize: 20, queryAllFlag: 'true' as const };
  await vi.waitFor(
    async () => {
      const tasks = await dataOf(server.call(tasksApi.calls.queryTask, { query }, caller));
      expect(tasks.records.find((one) => one.taskId === taskId)?.status).toBe(2);
    },
    { timeout: 30_000, interval: 100 },
  );
  const file = await server.send(tasksApi.calls.download, { params: { fileId: taskId } }, caller);
  return file.body.trim().split('\r\n');
}
