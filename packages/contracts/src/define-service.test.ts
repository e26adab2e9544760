import { describe, expect, expectTypeOf, test } from 'vitest';
import type { CallData, CallInput, ParsedInput, ReplyData } from './define-service.ts';
import { queryKey } from './define-service.ts';
import { importRow, type ImportRow } from './entities/import-row.ts';
import { order } from './services/order.ts';
import { orderImport } from './services/order-import.ts';
import { wmsPlatform } from './services/wms-platform.ts';
import { wmsProduct } from './services/wms-product.ts';
import { wmsUser } from './services/wms-user.ts';

describe('a call is a value', () => {
  test('its id is made of service and name, and its query key of id and input', () => {
    expect(wmsUser.calls.afterLogin.id).toBe('wms-user.afterLogin');
    expect(queryKey(wmsUser.calls.afterLogin)).toEqual(['wms-user.afterLogin']);
    expect(queryKey(wmsUser.calls.afterLogin, { query: { orgType: 1 } })).toEqual([
      'wms-user.afterLogin',
      { query: { orgType: 1 } },
    ]);
  });

  test('a caller must give what has no default and may leave out the rest', () => {
    type Page = CallInput<typeof wmsProduct.calls.productPage>;
    expectTypeOf<{ query: { search: string } }>().toExtend<Page>();
    expectTypeOf<object>().toExtend<Page>();
    expectTypeOf<{ query: { sort: 'colour:asc' } }>().not.toExtend<Page>();
    type Detail = CallInput<typeof wmsProduct.calls.productDetail>;
    expectTypeOf<object>().not.toExtend<Detail>();
    expectTypeOf<{ params: { productId: string } }>().toExtend<Detail>();
    type Remove = CallInput<typeof wmsPlatform.calls.removeExport>;
    expectTypeOf<{ params: { fileId: string; other: string } }>().toExtend<Remove>();
  });

  test('an upload takes its files by name, required or not', () => {
    type Analyse = CallInput<typeof orderImport.calls.analyseAndCacheFile>;
    expectTypeOf<{ body: { file: File; headerRow: number } }>().toExtend<Analyse>();
    expectTypeOf<{ body: { headerRow: number } }>().not.toExtend<Analyse>();
    type Import = CallInput<typeof wmsProduct.calls.importProduct>;
    expectTypeOf<{ body: { referenceId: string; fieldMapping: { skuCode: string } } }>().toExtend<Import>();
    expectTypeOf<{ body: { file: string } }>().not.toExtend<Import>();
  });

  test('a handler receives what was parsed', () => {
    type Page = ParsedInput<typeof wmsProduct.calls.productPage>;
    expectTypeOf<Page['query']['pageNo']>().toEqualTypeOf<number>();
    type Pull = ParsedInput<typeof order.calls.pullOrder>;
    expectTypeOf<Pull['query']['storeIds']>().toEqualTypeOf<string[]>();
  });

  test('a call without data yields nothing; product import nests its rows', () => {
    expectTypeOf<CallData<typeof wmsUser.calls.markAsAllRead>>().toEqualTypeOf<void>();
    expectTypeOf<ReplyData<typeof wmsUser.calls.markAsAllRead>>().toEqualTypeOf<void>();
    expectTypeOf<CallData<typeof wmsProduct.calls.importProduct>>().toEqualTypeOf<{ data: ImportRow[] }>();
  });

  test('an import row keeps texts as texts', () => {
    const row = { skuCode: '00123', upc: '012345678905', length: 12.5, note: null, rowNo: 2 };
    expect(importRow.parse(row)).toEqual(row);
    expect(importRow.safeParse({ skuCode: { nested: true } }).success).toBe(false);
  });
});
