import { productsApi } from '@lading/contracts/products';
import { describe, expect, test } from 'vitest';
import {
  client,
  fault,
  json,
  signedOut,
  type Answer,
  startAnsweringServer,
  wire,
} from './testing/answering-server.ts';

startAnsweringServer();

describe('files (spec §8)', () => {
  const failed = productsApi.calls.errorExport;
  const file = (bytes: string, disposition: string): Answer => {
    return (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-disposition': disposition });
      response.end(bytes);
    };
  };

  test.each([
    [`attachment; filename="errors.xlsx"; filename*=UTF-8''%E9%94%99%E8%AF%AF.xlsx`, '错误.xlsx'],
    [`attachment; filename*=UTF-8'zh-CN'%E9%94%99%E8%AF%AF.xlsx`, '错误.xlsx'],
    ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
    ['attachment; filename=plain.csv', 'plain.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment', null],
  ])('%s is saved as %s', async (disposition, fileName) => {
    wire.answer = file('a,b', disposition);
    const got = await client().download(failed, { body: [] });
    expect(await got.blob.text()).toBe('a,b');
    expect(got.fileName).toBe(fileName);
  });

  test('HTTP 500 is decoded to its localized message', async () => {
    wire.answer = json({ result: 'ERR', code: 500, message: 'No rows', zhMessage: '没有数据' }, 500);
    expect(await fault(client().download(failed, { body: [] }))).toMatchObject({
      kind: 'file',
      message: 'No rows',
      zhMessage: '没有数据',
      code: 500,
      call: failed,
    });
  });

  test('a refusal inside an HTTP 200 is not saved as a file', async () => {
    wire.answer = json({ result: 'ERR', code: 404, message: 'Gone', zhMessage: '不存在' });
    expect(await fault(client().download(failed, { body: [] }))).toMatchObject({ kind: 'file', code: 404 });
  });

  test('an empty download shows "Network Error"', async () => {
    wire.answer = file('', 'attachment');
    expect(await fault(client().download(failed, { body: [] }))).toMatchObject({
      kind: 'file',
      message: 'Network Error',
    });
  });

  test('an expired session stays signed out, and maintenance stays maintenance', async () => {
    wire.answer = signedOut;
    expect(await fault(client().download(failed, { body: [] }))).toMatchObject({ kind: 'signed-out' });
    wire.answer = json({ result: 'ERR', code: 555 });
    expect(await fault(client().download(failed, { body: [] }))).toMatchObject({ kind: 'maintenance' });
  });

  test('a file address of our own origin gets the token, another origin does not', async () => {
    wire.answer = file('x', 'attachment');
    await client().downloadUrl('/files/1.csv');
    expect(wire.seen[0]).toMatchObject({ url: '/files/1.csv', headers: { authorization: 'Bearer token-1' } });
    await client({ baseUrl: 'http://localhost:1' }).downloadUrl(`${wire.baseUrl}/files/1.csv`);
    expect(wire.seen[1]?.headers.authorization).toBeUndefined();
    await expect(client().downloadUrl('javascript:alert(1)')).rejects.toThrow(TypeError);
  });

  test('a 401 from another origin signs no one out', async () => {
    wire.answer = signedOut;
    const elsewhere = client({ baseUrl: 'http://localhost:1' });
    expect(await fault(elsewhere.downloadUrl(`${wire.baseUrl}/files/1.csv`))).toMatchObject({
      kind: 'file',
      code: 401,
    });
  });
});
