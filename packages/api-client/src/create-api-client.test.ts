import { defineService } from '@lading/contracts/core';
import { authApi } from '@lading/contracts/identity';
import { importsApi } from '@lading/contracts/imports';
import { messagesApi } from '@lading/contracts/messages';
import { productsApi } from '@lading/contracts/products';
import { storesApi } from '@lading/contracts/stores';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { ApiError } from './api-error.ts';
import type { CallArguments } from './call-types.ts';
import { client, fault, flags, ok, startAnsweringServer, wire } from './testing/answering-server.ts';

startAnsweringServer();

describe('sending (spec §7)', () => {
  test('sends the bearer token, the language and the query, and unwraps the envelope', async () => {
    wire.answer = ok({ records: [], total: 0 });
    const page = await client({ language: () => 'cn' }).call(productsApi.calls.productPage, {
      query: { pageNo: 2, sort: 'skuCode:asc', search: 'a&b 茶' },
    });
    expect(page).toEqual({ records: [], total: 0 });
    expect(wire.seen[0]?.url).toBe(
      '/api/wms-product/oms/product/page?pageNo=2&sort=skuCode%3Aasc&search=a%26b+%E8%8C%B6',
    );
    expect(wire.seen[0]?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      'accept-language': 'zh-CN',
    });
  });

  test('store ids are sent as a comma-separated list', async () => {
    wire.answer = ok();
    await client().call(storesApi.calls.pullOrder, { query: { storeIds: ['7', '8'] } });
    expect(wire.seen[0]?.url).toBe('/api/lading-order/store/biz/pullOrder?storeIds=7%2C8');
  });

  test('a template name with slashes stays one path segment', async () => {
    wire.answer = ok(12);
    const id = await client().call(importsApi.calls.createTemplate, {
      params: { name: 'May/June #1 ?' },
      body: { skuCode: 'SKU' },
    });
    expect(id).toBe('12');
    expect(wire.seen[0]).toMatchObject({
      method: 'PUT',
      url: '/api/lading-order/import/excel/fieldMapping/May%2FJune%20%231%20%3F',
      body: '{"skuCode":"SKU"}',
    });
  });

  test.each(['..', '.', ''])(
    'a template named "%s" is not sent: it would reach another call',
    async (name) => {
      const sent = client().call(importsApi.calls.createTemplate, { params: { name }, body: {} });
      await expect(sent).rejects.toThrow(TypeError);
      expect(wire.seen).toEqual([]);
    },
  );

  test('markAsRead is form-encoded', async () => {
    wire.answer = ok();
    await client().call(messagesApi.calls.markAsRead, { body: { messageId: 'm 1' } });
    expect(wire.seen[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(wire.seen[0]?.body).toBe('messageId=m+1');
  });

  test('an upload sends its text parts before the file, objects as JSON', async () => {
    wire.answer = ok({ data: [] });
    await client().call(productsApi.calls.importProduct, {
      body: {
        file: new File(['sku\n001'], '货品.csv', { type: 'text/csv' }),
        fieldMapping: { skuCode: 'sku' },
        referenceId: undefined,
      },
    });
    const body = wire.seen[0]?.body ?? '';
    expect(wire.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toContain('{"skuCode":"sku"}');
    expect(body).not.toContain('referenceId');
    expect(body.indexOf('fieldMapping')).toBeLessThan(body.indexOf('filename="货品.csv"'));
  });

  test('a save sends its idempotency key, and does not compile without one', async () => {
    wire.answer = ok({ data: { created: 1, updated: 0 } });
    await client().call(
      productsApi.calls.saveRows,
      { body: [{ skuCode: '001' }] },
      { idempotencyKey: 'key-1' },
    );
    expect(wire.seen[0]?.headers['idempotency-key']).toBe('key-1');
    type Save = CallArguments<typeof productsApi.calls.saveRows>;
    expectTypeOf<[{ body: [] }, { idempotencyKey: string }]>().toExtend<Save>();
    expectTypeOf<[{ body: [] }]>().not.toExtend<Save>();
  });

  test('a public call is made without the token, and does not ask for it', async () => {
    wire.answer = ok({ accessToken: 'a', expiresIn: 900 });
    const getToken = vi.fn<() => string>(() => 'token-1');
    await client({ getToken }).call(authApi.calls.refresh, { body: {} });
    expect(wire.seen[0]?.headers.authorization).toBeUndefined();
    expect(getToken).not.toHaveBeenCalled();
  });
});

describe('the network', () => {
  test('a server that cannot be reached is a network error', async () => {
    const error = await fault(client({ baseUrl: 'http://127.0.0.1:1' }).call(flags));
    expect(error).toMatchObject({
      kind: 'network',
      code: null,
      message: 'Network Error',
      zhMessage: '网络错误',
    });
  });

  test('gives up on a silent server after the time of the call', async () => {
    wire.answer = () => undefined;
    const slow = defineService('slow', {
      wait: { method: 'GET', path: '/slow', access: 'public', summary: 'Waits.', timeoutMs: 20 },
    });
    expect(await fault(client().call(slow.calls.wait))).toMatchObject({
      kind: 'network',
      message: 'The server did not answer in time',
    });
  });

  test('a call aborted by the caller throws the caller’s reason and is not reported', async () => {
    const stop = new AbortController();
    wire.answer = () => {
      stop.abort(new Error('closed'));
    };
    const onRefused = vi.fn<(error: ApiError) => void>();
    await expect(client({ onRefused }).call(flags, {}, { signal: stop.signal })).rejects.toThrow('closed');
    expect(onRefused).not.toHaveBeenCalled();
  });
});
