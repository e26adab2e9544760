import { importsApi } from '@lading/contracts/imports';
import { productsApi } from '@lading/contracts/products';
import { type Task, tasksApi } from '@lading/contracts/tasks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tidyUp } from './platform/housekeeping.job.ts';
import { startTestServer, type Caller, type TestServer } from './platform/testing/test-server.ts';
import { startS3StandIn, type S3StandIn } from './testing/s3-stand-in.ts';

let storage: S3StandIn;
let server: TestServer;
let seller: Caller;
const down = { status: 503, code: 'ServiceUnavailable' };
const away = {
  result: 'ERR',
  message: expect.stringContaining('No data is lost') as string,
  zhMessage: expect.stringContaining('没有丢失') as string,
};

beforeAll(async () => {
  storage = await startS3StandIn();
  server = await startTestServer(storage.settings);
  seller = await server.signIn('seller@lading.test');
  await server.platform.jobs.prepare();
  await server.platform.jobs.start();
});
afterAll(async () => {
  await server.close();
  await storage.close();
});

async function exported(): Promise<Task> {
  const started = await server.call(productsApi.calls.exportProducts, { body: { format: 'csv' } }, seller);
  if (started.result !== 'OK') throw new Error(started.message);
  return ended(started.data.taskId);
}
const ended = (taskId: string): Promise<Task> =>
  vi.waitFor(
    async () => {
      const query = { pageSize: 50, queryAllFlag: true };
      const listed = await server.call(tasksApi.calls.queryTask, { query }, seller);
      const task = listed.result === 'OK' && listed.data.records.find((one) => one.taskId === taskId);
      if (!task || task.status === 1) throw new Error('still under way');
      return task;
    },
    { timeout: 60_000, interval: 100 },
  );

describe('while the file storage is unavailable', { timeout: 90_000 }, () => {
  it('an upload is refused with advice, and succeeds later', async () => {
    const upload = () =>
      server.call(
        importsApi.calls.analyseAndCacheFile,
        { body: { file: new File(['SKU,Name\nA,B\n'], 'a.csv') } },
        seller,
      );
    storage.fail(Infinity, down);
    expect(await upload()).toMatchObject(away);
    storage.fail(0, down);
    const kept = await upload();
    expect(kept).toMatchObject({ result: 'OK' });
    const read = () =>
      server.call(
        productsApi.calls.importProduct,
        {
          body: {
            referenceId: kept.result === 'OK' ? kept.data.referenceId : '',
            fieldMapping: { skuCode: 'SKU', skuName: 'Name' },
            fixedValues: {
              packageType: 'Ready To Ship',
              length: '1',
              width: '1',
              height: '2',
              unit: 'cm/kg',
            },
          },
        },
        seller,
      );
    storage.fail(Infinity, down);
    expect(await read()).toMatchObject(away);
    storage.fail(0, down);
    expect(await read()).not.toMatchObject({ result: 'ERR' });
  });

  it('an export waits for it, and a download reports it', async () => {
    storage.fail(6, down);
    const task = await exported();
    expect(task).toMatchObject({ status: 2 });
    const download = () => server.send(tasksApi.calls.download, { params: { fileId: task.fileId! } }, seller);
    storage.fail(Infinity, down);
    expect((await download()).json()).toMatchObject(away);
    storage.fail(0, down);
    expect((await download()).body).toContain('SKU');
  });

  it('a removed export is gone from the list at once and from the storage later', async () => {
    const { fileId } = await exported();
    const before = storage.objects.size;
    storage.fail(Infinity, down);
    const gone = await server.call(tasksApi.calls.removeExport, { params: { fileId: fileId! } }, seller);
    expect(gone).toMatchObject({ result: 'OK' });
    expect(storage.objects.size).toBe(before);
    storage.fail(0, down);
    await tidyUp(server.platform);
    expect(storage.objects.size).toBe(before - 1);
  });

  it('no log contains a key of the account', () => {
    expect(server.log.join('')).toContain('the file storage failed');
    expect(server.log.join('')).not.toMatch(/not-for|AKLADING|Signature=/);
  });
});
