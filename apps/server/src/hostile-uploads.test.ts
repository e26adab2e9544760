import { limits } from '@lading/contracts/core';
import { importsApi } from '@lading/contracts/imports';
import { productsApi } from '@lading/contracts/products';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runningWorkers } from './platform/workers/run-worker.ts';
import { startTestServer, type Caller, type TestServer } from './platform/testing/test-server.ts';

let server: TestServer;
let seller: Caller;
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.signIn('seller@lading.test');
});
afterAll(() => server.close());

const { analyseAndCacheFile } = importsApi.calls;
const { importProduct, productPage } = productsApi.calls;
const upload = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);
const commas = upload('commas.csv', ','.repeat(1_000_000));

describe('a hostile upload', () => {
  it.each([
    ['a document under another name', upload('goods.xlsx', '%PDF-1.7\n%âãÏÓ\n')],
    ['a truncated workbook', upload('goods.xlsx', 'PK\u0003\u0004\u0014\u0000')],
    ['an empty file', upload('goods.csv', '')],
    ['a line of a million commas', commas],
    ['another ending', upload('goods.exe', 'SKU,Name\n1,2\n')],
  ])('%s is refused at the file, in both languages', async (_name, file) => {
    const answer = await server.call(analyseAndCacheFile, { body: { file } }, seller);
    expect(answer).toMatchObject({ code: 400, errors: [{ fieldName: 'file' }] });
    expect(answer.result === 'ERR' && answer.zhMessage).toMatch(/\p{Script=Han}/u);
  });

  it('of two files is refused as one too many (spec §5)', async () => {
    const form = new FormData();
    for (const name of ['one.csv', 'two.csv']) form.append('file', upload(name, 'SKU,Name\n1,2\n'));
    const encoded = new Response(form);
    const answer = await server.app.inject({
      method: 'POST',
      url: analyseAndCacheFile.path,
      payload: Buffer.from(await encoded.arrayBuffer()),
      headers: {
        host: 'localhost',
        authorization: `Bearer ${seller.accessToken}`,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
    });
    expect(answer.json()).toMatchObject({
      result: 'ERR',
      code: 400,
      errors: [
        { fieldName: 'file', message: 'Choose one file at a time.', zhMessage: '一次只能选择一个文件。' },
      ],
    });
  });

  it('beyond 100 MB is too large', async () => {
    const file = upload('large.csv', new Uint8Array(100 * 1024 * 1024 + 1).fill(0x2c));
    const answer = await server.call(analyseAndCacheFile, { body: { file } }, seller);
    expect(answer).toMatchObject({ code: 413 });
    expect(answer.result === 'ERR' && answer.zhMessage).toMatch(/\p{Script=Han}/u);
  });

  it('blocks no one else while it is read', async () => {
    const rows = `SKU,Product name\n${'A-1,Stool\n'.repeat(199_000)}`;
    const reading = server.call(
      importProduct,
      { body: { file: upload('long.csv', rows), fieldMapping: { skuCode: 'SKU' } } },
      seller,
    );
    const started = performance.now();
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(200);
      expect(await server.call(productPage, { query: {} }, seller)).toMatchObject({ result: 'OK' });
    }
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(await reading).toMatchObject({ code: 400 });
  });

  it('in large numbers does not block other organizations, and excess ones are refused with advice', async () => {
    const other = await server.signIn('other@lading.test');
    const rows = `SKU,Product name\n${'A-1,Stool\n'.repeat(150_000)}`;
    const body = { file: upload('long.csv', rows), fieldMapping: { skuCode: 'SKU' } };
    const inOrder: string[] = [];
    const many = Array.from({ length: limits.importFile.waitingMost + 6 }, async () => {
      const answer = await server.call(importProduct, { body }, seller);
      inOrder.push(answer.result === 'ERR' && answer.code === 429 ? 'refused' : 'read');
      return answer;
    });
    await vi.waitFor(() => expect(inOrder).toContain('refused'), 30_000);
    const small = { file: upload('small.csv', 'SKU\nA-1\n') };
    expect(await server.call(analyseAndCacheFile, { body: small }, other)).toMatchObject({ result: 'OK' });
    // Files of the first organization still wait when the second gets its answer.
    expect(inOrder.filter((each) => each === 'read').length).toBeLessThan(limits.importFile.waitingMost);
    expect(
      (await Promise.all(many)).find((answer) => answer.result === 'ERR' && answer.code === 429),
    ).toMatchObject({
      message: expect.stringMatching(/8 files waiting.* try again/) as string,
      zhMessage: expect.stringContaining('8 个文件') as string,
    });
  }, 120_000);

  it('leaves neither a worker nor a temporary file behind', async () => {
    const file = upload('goods.xlsx', 'PK\u0003\u0004\u0014\u0000');
    await server.call(analyseAndCacheFile, { body: { file } }, seller);
    expect(runningWorkers()).toBe(0);
    expect(await readdir(server.platform.files.uploads)).toEqual([]);
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'with the heading %s is read like any other',
    async (heading) => {
      const file = upload('goods.csv', `SKU,${heading}\nA-1,=cmd|' /C calc'!A0\n`);
      const answer = await server.call(analyseAndCacheFile, { body: { file } }, seller);
      expect(answer).toMatchObject({ result: 'OK', data: { fieldsOption: ['SKU', heading] } });
    },
  );

  it.each(['goods\u0000.csv', `${'x'.repeat(2_000)}.csv`, '../../etc/passwd.csv', '商品"\r\n.csv'])(
    'named %j is stored under a generated name',
    async (name) => {
      const answer = await server.call(
        analyseAndCacheFile,
        { body: { file: upload(name, 'SKU,Product name\nA-1,Stool\n') } },
        seller,
      );
      expect(answer.result === 'OK' ? 200 : answer.code).not.toBe(500);
    },
  );

  it('with a NUL in a cell gives storable rows', async () => {
    const file = upload('goods.csv', 'SKU,Product name\nA-1,St\u0000ool\n');
    const fieldMapping = { skuCode: 'SKU', skuName: 'Product name' };
    const fixedValues = { packageType: 'Ready To Ship', unit: 'cm/kg', length: '1', width: '1', height: '1' };
    const read = await server.call(importProduct, { body: { file, fieldMapping, fixedValues } }, seller);
    if (read.result !== 'OK') throw new Error(JSON.stringify(read));
    const [row] = read.data.data;
    const saved = await server.call(productsApi.calls.saveRows, { query: {}, body: [row!] }, seller);
    expect(row).toMatchObject({ skuName: 'Stool', errorMessages: [] });
    expect(saved).toMatchObject({ result: 'OK' });
  });
});
