import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { productsApi } from '@lading/contracts/products';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Caller, type TestServer } from './platform/testing/test-server.ts';
import { runningWorkers } from './platform/workers/run-worker.ts';
import { hostileFiles } from './testing/hostile-file-set.ts';

const { importProduct, productPage } = productsApi.calls;
const megabyte = 1024 * 1024;

let server: TestServer;
let seller: Caller;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.signIn('seller@lading.test');
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());
afterEach(nothingIsLeft);

async function nothingIsLeft(): Promise<void> {
  expect(runningWorkers(), 'workers left behind').toBe(0);
  expect(await readdir(server.platform.files.uploads), 'files left behind').toEqual([]);
}

const boundary = 'a-boundary-of-ours';
const partHead = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="goods.csv"\r\nContent-Type: text/csv\r\n\r\n`;

/** Starts an upload over the network, without a declared size unless given. */
function beginUpload(length?: number) {
  const sent = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: importProduct.path,
    headers: {
      authorization: `Bearer ${seller.accessToken}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(length !== undefined && { 'content-length': length }),
    },
  });
  const answered = once(sent, 'response').then(async ([response]) => {
    const chunks: Buffer[] = [];
    for await (const chunk of response as IncomingMessage) chunks.push(chunk as Buffer);
    return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
  });
  // The server may stop listening before everything is sent.
  sent.on('error', () => undefined);
  return { sent, answered };
}

const tooLarge = { result: 'ERR', code: 413, zhMessage: expect.stringMatching(/\p{Script=Han}/u) as string };

describe('a hostile file, sent to the running server', { timeout: 60_000 }, () => {
  it.each(Object.entries(hostileFiles()))(
    '%s is refused in both languages, without delay',
    async (_, given) => {
      const { name, bytes, says } = given;
      const body = { file: new File([bytes], name), fieldMapping: { skuCode: 'SKU' } };
      const answer = server.call(importProduct, { body }, seller);
      let slowest = 0;
      for (let turn = 0; turn < 5; turn += 1) {
        const started = performance.now();
        expect(await server.call(productPage, { query: { pageSize: 1 } }, seller)).toMatchObject({
          result: 'OK',
        });
        slowest = Math.max(slowest, performance.now() - started);
      }
      expect(await answer).toMatchObject({
        code: 400,
        reason: expect.stringMatching(/^file\.\w+$/) as string,
        params: expect.any(Object) as object,
        errors: [
          {
            fieldName: 'file',
            code: expect.stringMatching(/^file\.\w+$/) as string,
            message: expect.stringMatching(says) as string,
            zhMessage: expect.stringMatching(/\p{Script=Han}.*。$/u) as string,
          },
        ],
      });
      expect(slowest).toBeLessThan(3_000);
    },
  );

  const rowsOf = async (
    file: File,
    fieldMapping: Record<string, string>,
    fixed: Record<string, string> = {},
  ) => {
    const fixedValues = {
      packageType: 'Ready To Ship',
      unit: 'cm/kg',
      length: '1',
      width: '1',
      height: '1',
      ...fixed,
    };
    const answer = await server.call(importProduct, { body: { file, fieldMapping, fixedValues } }, seller);
    if (answer.result !== 'OK') throw new Error(answer.message);
    return answer.data.data;
  };

  it('of 500 columns is read for the mapped ones', async () => {
    const headings = ['SKU', ...Array.from({ length: 499 }, (_, at) => `c${at}`)];
    const file = new File([`${headings.join(',')}\nA-500${',1'.repeat(499)}\n`], 'wide.csv');
    expect(await rowsOf(file, { skuCode: 'SKU' }, { skuName: 'Stool' })).toMatchObject([
      { skuCode: 'A-500', skuName: 'Stool', errorMessages: [] },
    ]);
  });

  it('with a cell of a megabyte has an error if the column is mapped, and nowhere else', async () => {
    const file = new File([`SKU,Name\nA-1,"${'x'.repeat(1_000_000)}"\n`], 'cell.csv');
    const [used] = await rowsOf(file, { skuCode: 'SKU', skuName: 'Name' });
    expect(used?.errorMessages).toEqual([expect.objectContaining({ fieldName: 'skuName' })]);
    const unused = await rowsOf(file, { skuCode: 'SKU' }, { skuName: 'Stool' });
    expect(unused).toMatchObject([{ skuCode: 'A-1', errorMessages: [] }]);
  });

  it('with headings such as __proto__ is read like any other and changes no prototype', async () => {
    const file = new File(['__proto__,constructor,SKU\npolluted,polluted,A-1\n'], 'goods.csv');
    const body = {
      file,
      fieldMapping: { skuCode: 'SKU', skuName: '__proto__', note: 'constructor' },
      fixedValues: { packageType: 'Ready To Ship', unit: 'cm/kg', length: '1', width: '1', height: '1' },
    };
    expect(await server.call(importProduct, { body }, seller)).toMatchObject({
      data: { data: [{ skuCode: 'A-1', skuName: 'polluted', note: 'polluted', errorMessages: [] }] },
    });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('of 101 MB is refused when its 101st megabyte arrives', async () => {
    const { sent, answered } = beginUpload();
    sent.write(partHead);
    const piece = Buffer.alloc(megabyte, 'SKU-1,Stool\n');
    for (let at = 0; at < 101; at += 1)
      if (!sent.write(piece)) await Promise.race([once(sent, 'drain'), answered]);
    sent.end(`\r\n--${boundary}--\r\n`);
    expect(await answered).toMatchObject(tooLarge);
  });

  it('declared as 300 MB is refused before it is sent', async () => {
    const { sent, answered } = beginUpload(300 * megabyte);
    sent.write(partHead);
    expect(await answered).toMatchObject(tooLarge);
    sent.destroy();
  });

  it('of 300 MB without a declared size is refused without being kept in memory', async () => {
    const before = process.memoryUsage().rss;
    let most = 0;
    const { sent, answered } = beginUpload();
    sent.write(partHead);
    const piece = Buffer.alloc(megabyte, 'SKU-1,Stool\n');
    for (let at = 0; at < 300 && !sent.destroyed; at += 1) {
      if (!sent.write(piece)) await Promise.race([once(sent, 'drain'), once(sent, 'close')]);
      most = Math.max(most, process.memoryUsage().rss - before);
    }
    if (!sent.destroyed) sent.end(`\r\n--${boundary}--\r\n`);
    expect(await answered).toMatchObject(tooLarge);
    expect(most).toBeLessThan(150 * megabyte);
  });

  it('that is interrupted leaves nothing behind', async () => {
    const { sent, answered } = beginUpload(50 * megabyte);
    answered.catch(() => undefined);
    sent.write(partHead);
    sent.write(Buffer.alloc(megabyte));
    await expect.poll(() => readdir(server.platform.files.uploads)).toHaveLength(1);
    const before = server.log.length;
    sent.destroy();
    await expect.poll(() => readdir(server.platform.files.uploads)).toEqual([]);
    await expect.poll(() => server.log.slice(before).join('')).toContain('the caller hung up');
    expect(server.log.slice(before).join('')).not.toContain('unknown error');
  });
});
