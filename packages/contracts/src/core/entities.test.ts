import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { lenientRefusal } from './envelope.ts';
import { product } from './product.ts';
import { mappingTemplate, mappingTemplateName } from '../imports/mapping-template.ts';
import { listQuery } from './page.ts';
import { productDraft } from '../products/product.ts';
import { saasInfo } from '../branding/saas-info.ts';
import { storeChannel, storeChannels } from '../stores/store-channel.ts';
import { task } from '../tasks/task.ts';
import { userInfo, type UserInfo } from '../identity/user-info.ts';
import { commaList, jsonText, queryFlag, queryInteger, wireFlag, wireId, wireTime } from './wire-values.ts';

describe('values that travel in more than one form', () => {
  test.each([
    [wireId, 17, '17'],
    [wireId, '0017', '0017'],
    [wireTime, 0, '1970-01-01T00:00:00.000Z'],
    [wireTime, '2026-11-21 07:00:00', '2026-11-21 07:00:00'],
    [wireFlag, 1, true],
    [wireFlag, 'N', false],
    [wireFlag, 'Yes', true],
    [queryFlag, 'false', false],
    [queryFlag, true, true],
    [queryInteger(1, 200), '200', 200],
    [queryInteger(1, 200), 5, 5],
    [commaList, ' 7, 8,,', ['7', '8']],
    [commaList, ['7'], ['7']],
    [jsonText(mappingTemplate.shape.name), '"x"', '"x"'],
  ] as const)('%# reads %j … %j, and reads it again the same', (schema, sent, read) => {
    const once = (schema as z.ZodType).parse(sent);
    expect(once).toEqual(read);
    expect((schema as z.ZodType).parse(once)).toEqual(read);
  });

  test.each(['201', '0', '1.5', '', '1e2', ' 5', 201])('a page size of %j is refused', (sent) => {
    expect(queryInteger(1, 200).safeParse(sent).success).toBe(false);
  });
});

describe('user info (spec §3)', () => {
  const sent = {
    user: { userId: 5, email: 'seller@lading.test', nickName: 'not ours' },
    org: { orgId: 'o-1' },
    warehouseList: null,
    [product.userField]: { auditStatus: 'APPROVED' },
    ezeeshipUser: { authFlag: 'Y' },
  };

  test('is read from a back end that sends more, less and other forms', () => {
    expect(userInfo.parse(sent)).toEqual({
      user: { userId: '5', email: 'seller@lading.test' },
      org: { orgId: 'o-1' },
      warehouseList: null,
      [product.userField]: { auditStatus: 'APPROVED' },
      ezeeshipUser: { authFlag: true },
    });
  });

  test('counts a warehouse with any fields, and reads a single function as a list', () => {
    const read = userInfo.parse({
      ...sent,
      warehouseList: [{ id: 3, name: 'Newark' }, { warehouseId: 4 }],
      warehouseFunctions: [{ functionTypes: 16 }, { functionTypes: '14,16' }, {}],
    });
    expect(read.warehouseList).toEqual([{ warehouseId: '' }, { warehouseId: '4' }]);
    expect(read.warehouseFunctions?.map(({ functionTypes }) => functionTypes)).toEqual([
      '16',
      '14,16',
      undefined,
    ]);
    expect(userInfo.parse(read)).toEqual(read);
  });

  test('names the approval after the product', () => {
    expect(product.userField).toBe(`${product.slug}User`);
    expectTypeOf<UserInfo>().toHaveProperty(product.userField);
  });

  test('requires a person and an organization', () => {
    expect(userInfo.safeParse({ user: {}, org: {} }).success).toBe(false);
  });
});

describe('SaaS info (spec §3)', () => {
  test.each([
    [{ primary: '#123456' }, { primary: '#123456' }],
    ['{"primary":"#123456"}', { primary: '#123456' }],
    ['not json', null],
    ['[1]', null],
    [null, null],
  ])('colorType %j reads %j', (sent, read) => {
    expect(saasInfo.parse({ siteName: 'North', colorType: sent }).colorType).toEqual(read);
  });
});

describe('the mapping template (spec §3, §5)', () => {
  test('carries its mapping as an object or as JSON', () => {
    const mapping = { skuCode: 'SKU' };
    const sent = { excelFieldMappingId: 1, name: 'Mine', excelFieldMappingJson: JSON.stringify(mapping) };
    expect(mappingTemplate.parse(sent).excelFieldMappingJson).toEqual(mapping);
    expect(mappingTemplate.safeParse({ ...sent, excelFieldMappingJson: '{' }).success).toBe(false);
  });

  test.each([
    ['May', true],
    ['...', true],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
    ['  ', false],
    ['.', false],
    ['..', false],
    [' .. ', false],
  ])('is named %j: %s', (name, good) => {
    expect(mappingTemplateName.safeParse(name).success).toBe(good);
  });
});

describe('lists (decision D9)', () => {
  const query = listQuery(['skuCode', 'createTime']);

  test('start at page 1 with the default size', () => {
    expect(query.parse({})).toEqual({ pageNo: 1, pageSize: 50 });
  });

  test.each([
    [{ pageSize: '201' }],
    [{ pageNo: '0' }],
    [{ sort: 'password:asc' }],
    [{ sort: 'skuCode' }],
    [{ sort: 'skuCode:asc; drop table' }],
  ])('refuse %j', (sent) => {
    expect(query.safeParse(sent).success).toBe(false);
  });
});

describe('store channels (spec §3)', () => {
  test('each code occurs once, and a code without a name is unknown', () => {
    expect(new Set(storeChannels.map((channel) => channel.code)).size).toBe(storeChannels.length);
    expect(storeChannel(11).key).toBe('woo-commerce');
    expect(storeChannel(15).key).toBe('unknown');
    expect(storeChannel(null).key).toBe('unknown');
  });
});

describe('a product as written (spec §3, §5)', () => {
  const cup = {
    skuCode: ' 00123 ',
    skuName: 'Cup',
    packageType: 'Package Needed',
    length: 10,
    width: 10,
    height: 12.5,
    unit: 'cm/kg',
    upc: '012345678905',
  };

  test('keeps leading zeros and trims blanks', () => {
    expect(productDraft.parse(cup)).toMatchObject({ skuCode: '00123', upc: '012345678905' });
  });

  test.each([
    ['skuCode', '  '],
    ['skuName', ''],
    ['packageType', 'Box'],
    ['length', 0],
    ['width', -1],
    ['height', '12'],
    ['unit', 'mm/g'],
    ['purchasingCost', 1_000_000_000],
  ])('is refused with %s %j', (field, value) => {
    expect(productDraft.safeParse({ ...cup, [field]: value }).error?.issues[0]?.path).toEqual([field]);
  });
});

test('a task keeps a status unknown to the specification', () => {
  expect(task.parse({ status: 9, taskNo: 'Import-PRODUCT', readFlag: 0 })).toMatchObject({
    status: 9,
    readFlag: false,
  });
});

test('a refusal is readable even if it says very little (spec §8)', () => {
  expect(lenientRefusal.parse({ result: 'ERR', code: null, message: '', errors: 'none' })).toEqual({});
  expect(lenientRefusal.parse({ code: '555', data: 'later' })).toEqual({ code: 555, data: 'later' });
});
