import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type CallData,
  type CallInput,
  type ParsedInput,
  type ReplyData,
  queryKey,
} from './define-service.ts';
import { importRow, type ImportRow } from '../imports/import-row.ts';
import { identityApi } from '../identity/identity.calls.ts';
import { importsApi } from '../imports/imports.calls.ts';
import { messagesApi } from '../messages/messages.calls.ts';
import { productsApi } from '../products/products.calls.ts';
import { storesApi } from '../stores/stores.calls.ts';
import { tasksApi } from '../tasks/tasks.calls.ts';

describe('a call is a value', () => {
  test('its id consists of service and name, and its query key of id and input', () => {
    expect(identityApi.calls.afterLogin.id).toBe('identity.afterLogin');
    expect(queryKey(identityApi.calls.afterLogin)).toEqual(['identity.afterLogin']);
    expect(queryKey(identityApi.calls.afterLogin, { query: { orgType: 1 } })).toEqual([
      'identity.afterLogin',
      { query: { orgType: 1 } },
    ]);
  });

  test('a caller must provide what has no default and may omit the rest', () => {
    type Page = CallInput<typeof productsApi.calls.productPage>;
    expectTypeOf<{ query: { search: string } }>().toExtend<Page>();
    expectTypeOf<object>().toExtend<Page>();
    expectTypeOf<{ query: { sort: 'colour:asc' } }>().not.toExtend<Page>();
    type Detail = CallInput<typeof productsApi.calls.productDetail>;
    expectTypeOf<object>().not.toExtend<Detail>();
    expectTypeOf<{ params: { productId: string } }>().toExtend<Detail>();
    type Remove = CallInput<typeof tasksApi.calls.removeExport>;
    expectTypeOf<{ params: { fileId: string; other: string } }>().toExtend<Remove>();
  });

  test('an upload takes its files by name, required or not', () => {
    type Analyse = CallInput<typeof importsApi.calls.analyseAndCacheFile>;
    expectTypeOf<{ body: { file: File; headerRow: number } }>().toExtend<Analyse>();
    expectTypeOf<{ body: { headerRow: number } }>().not.toExtend<Analyse>();
    type Import = CallInput<typeof productsApi.calls.importProduct>;
    expectTypeOf<{ body: { referenceId: string; fieldMapping: { skuCode: string } } }>().toExtend<Import>();
    expectTypeOf<{ body: { file: string } }>().not.toExtend<Import>();
  });

  test('a handler receives what was parsed', () => {
    type Page = ParsedInput<typeof productsApi.calls.productPage>;
    expectTypeOf<Page['query']['pageNo']>().toEqualTypeOf<number>();
    type Pull = ParsedInput<typeof storesApi.calls.pullOrder>;
    expectTypeOf<Pull['query']['storeIds']>().toEqualTypeOf<string[]>();
  });

  test('a call without data yields nothing; product import nests its rows', () => {
    expectTypeOf<CallData<typeof messagesApi.calls.markAsAllRead>>().toEqualTypeOf<void>();
    expectTypeOf<ReplyData<typeof messagesApi.calls.markAsAllRead>>().toEqualTypeOf<void>();
    expectTypeOf<CallData<typeof productsApi.calls.importProduct>>().toEqualTypeOf<{ data: ImportRow[] }>();
  });

  test('an import row keeps texts as texts', () => {
    const row = { skuCode: '00123', upc: '012345678905', length: 12.5, note: null, rowNo: 2 };
    expect(importRow.parse(row)).toEqual(row);
    expect(importRow.safeParse({ skuCode: { nested: true } }).success).toBe(false);
  });
});
