import { readdir } from 'node:fs/promises';
import type { Page } from '@lading/contracts/core';
import { type AnalysedFile, importsApi } from '@lading/contracts/imports';
import { productsApi } from '@lading/contracts/products';
import { type Task, tasksApi } from '@lading/contracts/tasks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startS3StandIn, type S3StandIn } from './testing/s3-stand-in.ts';
import { startTwoNodes, type TwoNodes } from './testing/two-nodes.ts';
import { ask, signIn } from './testing/wire-client.ts';

let storage: S3StandIn;
let running: TwoNodes | undefined;
let headers: Awaited<ReturnType<typeof signIn>>['headers'];

beforeAll(async () => {
  storage = await startS3StandIn();
  running = await startTwoNodes(storage.settings, { apart: true });
  ({ headers } = await signIn(running.nodes[0].origin));
}, 120_000);
afterAll(async () => {
  await running?.close();
  await storage.close();
}, 60_000);

describe('two nodes that share a storage and no folder', { timeout: 60_000 }, () => {
  it('read each other’s uploads', async () => {
    const [here, there] = running!.nodes;
    const form = new FormData();
    form.append('file', new File(['SKU,Name,Length\nDOCK-1,Stool,3\nDOCK-2,桌子,4\n'], 'dock.csv'));
    const { authorization } = headers;
    const analysed = await ask<AnalysedFile>(here.origin, importsApi.calls.analyseAndCacheFile.path, {
      method: 'POST',
      headers: { authorization },
      body: form,
    });
    expect(analysed.fieldsOption).toEqual(['SKU', 'Name', 'Length']);
    const again = new FormData();
    again.append('referenceId', analysed.referenceId);
    again.append('fieldMapping', JSON.stringify({ skuCode: 'SKU', skuName: 'Name', length: 'Length' }));
    const fixed = { packageType: 'Ready To Ship', width: '1', height: '2', unit: 'cm/kg' };
    again.append('fixedValues', JSON.stringify(fixed));
    const answer = await fetch(there.origin + productsApi.calls.importProduct.path, {
      method: 'POST',
      headers: { authorization },
      body: again,
    });
    const text = await answer.text();
    expect(text).toContain('桌子');
    expect(text).toContain('DOCK-1');
    for (const { dataDir } of running!.nodes) {
      expect(await readdir(`${dataDir}/uploads`)).toEqual([]);
      expect(await readdir(dataDir)).not.toContain('files');
    }
  });

  it('serve each other’s exports, with their length', async () => {
    const [here, there] = running!.nodes;
    const { taskId } = await ask<{ taskId: string }>(here.origin, productsApi.calls.exportProducts.path, {
      method: 'POST',
      headers,
      body: JSON.stringify({ format: 'csv' }),
    });
    const list = `${tasksApi.calls.queryTask.path}?pageSize=1000&queryAllFlag=true`;
    const fileId = await vi.waitFor(
      async () => {
        const { records } = await ask<Page<Task>>(here.origin, list, { headers });
        const task = records.find((one) => one.taskId === taskId);
        expect(task?.status).toBe(2);
        return task!.fileId!;
      },
      { timeout: 20_000, interval: 100 },
    );
    const path = tasksApi.calls.download.path.replace('{fileId}', fileId);
    const [one, other] = await Promise.all(
      [here, there].map(async ({ origin }) => {
        const answer = await fetch(origin + path, {
          headers: { ...headers, 'accept-encoding': 'identity' },
        });
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
        return bytes.toString();
      }),
    );
    expect(one).toContain('SKU');
    expect(other).toBe(one);
    const part = await fetch(there.origin + path, { headers: { ...headers, range: 'bytes=4-9' } });
    expect([part.status, await part.text()]).toEqual([206, Buffer.from(one!).subarray(4, 10).toString()]);
  });
});
