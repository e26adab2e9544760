import { productsApi } from '@lading/contracts/products';
import { describe, expect, test } from 'vitest';
import { client, fault, ok, startAnsweringServer, wire } from './testing/answering-server.ts';

startAnsweringServer();

describe('lines (decision D8)', () => {
  const collect = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
    const all: Item[] = [];
    for await (const item of items) all.push(item);
    return all;
  };
  const input = { body: { referenceId: 'ref-1' } };
  const lines = productsApi.calls.importProductLines;

  test('rows come as they are written, even when a line or a character is cut in two', async () => {
    const bytes = Buffer.from('{"skuCode":"001","skuName":"茶杯"}\n\n{"skuCode":"002"}');
    wire.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      response.write(bytes.subarray(0, 30));
      setImmediate(() => response.end(bytes.subarray(30)));
    };
    expect(await collect(client().lines(lines, input))).toEqual([
      { skuCode: '001', skuName: '茶杯' },
      { skuCode: '002' },
    ]);
    expect(wire.seen[0]?.headers.accept).toBe('application/x-ndjson');
  });

  test('a refusal in the middle ends the stream with its error', async () => {
    wire.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      response.end('{"skuCode":"001"}\n{"result":"ERR","code":413,"message":"Too big","zhMessage":"过大"}\n');
    };
    expect(await fault(collect(client().lines(lines, input)))).toMatchObject({ kind: 'rejected', code: 413 });
  });

  test('a stream that breaks off is a network error', async () => {
    wire.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      response.write('{"skuCode":"001"}\n');
      setImmediate(() => response.destroy());
    };
    expect(await fault(collect(client().lines(lines, input)))).toMatchObject({ kind: 'network' });
  });

  test('a back end that cannot stream is recognized by code 406', async () => {
    wire.answer = ok({ data: [] });
    expect(await fault(collect(client().lines(lines, input)))).toMatchObject({ kind: 'rejected', code: 406 });
  });
});
