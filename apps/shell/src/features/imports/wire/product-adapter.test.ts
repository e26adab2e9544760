import { createApiClient } from '@lading/api-client/create-api-client';
import type { ImportRow } from '@lading/contracts/imports';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JsonList } from '../model/rows/json-list.ts';
import type { FileToCheck } from './import-adapter.ts';
import { productAdapter } from './product-adapter.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let answer: Answer;
let seen: { url: string; headers: IncomingMessage['headers']; body: string }[] = [];
let baseUrl = '';

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    seen.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() });
    answer(request, response);
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  seen = [];
});
afterAll(() => void server.close());

const json =
  (body: unknown): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const adapter = () =>
  productAdapter(createApiClient({ baseUrl, getToken: () => 'token', language: () => 'en' }));
const { signal } = new AbortController();
const ours = { referenceId: 'ref-1', fieldsOption: ['Code'], sheets: ['Sheet1'] };
const source: FileToCheck = {
  file: new File(['Code\nA'], 'goods.csv'),
  analysed: ours,
  mapping: { skuCode: 'Code' },
  fixedValues: { unit: 'cm/kg' },
  valueMatches: {},
  templateId: null,
};
async function rowsOf(from: FileToCheck): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for await (const row of adapter().checkFile(from, signal)) rows.push(row);
  return rows;
}

describe('the product import on the wire (spec §7, decision D8)', () => {
  it('uploads the file to be analyzed for the fields of products', async () => {
    answer = json({ result: 'OK', data: ours });
    expect(await adapter().analyse(source.file, signal)).toMatchObject(ours);
    expect(seen[0]?.url).toBe('/api/lading-order/import/excel/analyseAndCacheFile');
    expect(seen[0]?.body).toContain('goods.csv');
    expect(seen[0]?.body).toMatch(/name="importType"\s+product/);
  });

  it('has the file checked by its reference, so that it is uploaded once, and requests only rows with errors', async () => {
    answer = (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/x-ndjson' })
        .end('{"skuCode":"A","errorMessages":[]}\n{"skuCode":"B"}\n');
    expect((await rowsOf(source)).map(({ skuCode }) => skuCode)).toEqual(['A', 'B']);
    expect(seen[0]?.body).toMatch(/name="referenceId"\s+ref-1/);
    expect(seen[0]?.body).toMatch(/name="faultsOnly"\s+true/);
    expect(seen[0]?.body).toMatch(/name="fixedValues"\s+\{"unit":"cm\/kg"\}/);
    expect(seen[0]?.body).not.toContain('goods.csv');
  });

  it('reads all rows at once from a back end without line streaming', async () => {
    answer = json({ result: 'OK', data: { data: [{ skuCode: 'A' }] } });
    expect(await rowsOf(source)).toEqual([{ skuCode: 'A' }]);
    expect(seen).toHaveLength(2);
  });

  it('sends the file again to a back end that may not have stored it', async () => {
    answer = json({ result: 'OK', data: { data: [] } });
    await rowsOf({ ...source, analysed: { referenceId: 'ref-1', fieldsOption: ['Code'] } });
    expect(seen[0]?.body).toContain('goods.csv');
    expect(seen[0]?.body).not.toContain('referenceId');
  });

  it('does not ask a second time when the rows are refused', async () => {
    answer = json({ result: 'ERR', code: 400, message: 'No such column', zhMessage: '没有该列' });
    await expect(rowsOf(source)).rejects.toMatchObject({ message: 'No such column', zhMessage: '没有该列' });
    expect(seen).toHaveLength(1);
  });

  it('reads the errors of a row from the nested reply', async () => {
    const fault = { fieldName: 'unit', message: 'Unit is required.', zhMessage: '单位为必填项。' };
    answer = json({ result: 'OK', data: { data: { skuCode: 'A', errorMessages: [fault] } } });
    expect(await adapter().validate([{ skuCode: 'A' }], signal)).toMatchObject([{ errorMessages: [fault] }]);
  });

  it('saves with the key of the attempt and the reference of the file', async () => {
    answer = json({ result: 'OK', data: { data: { created: 1, updated: 0, unchanged: 0 } } });
    const outcome = await adapter().save(new Blob(['[{"skuCode":"A"}]']), {
      referenceId: 'ref-1',
      idempotencyKey: 'key-1',
    });
    expect(outcome).toMatchObject({ created: 1 });
    expect(seen[0]?.headers['idempotency-key']).toBe('key-1');
    expect(seen[0]?.headers['content-type']).toBe('application/json');
    expect(seen[0]?.url).toMatch(/importProduct\/save\?referenceId=ref-1$/);
    expect(JSON.parse(seen[0]!.body)).toEqual([{ skuCode: 'A' }]);
  });

  it('sends that blank cells clear only if they do, to the save and to its preview', async () => {
    answer = json({ result: 'OK', data: { created: 0, updated: 1, unchanged: 0 } });
    const list = () => new JsonList();
    const rows = {
      marks: () => Promise.resolve({ keys: list(), marks: list(), carried: list() }),
      list: () => Promise.resolve(new Blob(['[]'])),
    };
    for (const clearBlanks of [false, true]) {
      await adapter().preview!(rows, { clearBlanks }, signal);
      await adapter().save(new Blob(['[]']), { referenceId: 'r', idempotencyKey: 'k', clearBlanks });
    }
    expect(seen.map(({ url }) => url.includes('clearBlanks=true'))).toEqual([false, false, true, true]);
    expect(JSON.parse(seen[0]!.body)).toEqual({ skuCodes: [], marks: [], carried: [] });
  });

  it('accepts a back end that does not report the result of a save', async () => {
    answer = json({ result: 'OK' });
    expect(
      await adapter().save(new Blob(['[]']), { referenceId: 'ref-1', idempotencyKey: 'key-1' }),
    ).toBeNull();
  });
});
