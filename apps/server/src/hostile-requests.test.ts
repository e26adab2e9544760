import { brandingApi } from '@lading/contracts/branding';
import { authApi } from '@lading/contracts/identity';
import { importsApi } from '@lading/contracts/imports';
import { messagesApi } from '@lading/contracts/messages';
import { orderDetailApi, ordersApi } from '@lading/contracts/orders';
import { productsApi } from '@lading/contracts/products';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { twoOrganizations } from './platform/testing/two-organizations.ts';

const { server, seller } = await twoOrganizations();

interface Envelope {
  result: string;
  code?: number;
  reason?: string;
  message?: string;
  zhMessage?: string;
  errors?: { fieldName: string; code: string; message: string; zhMessage: string }[];
}

/** Sends an abnormal request as a signed-in seller, and returns the envelope, which must be complete. */
async function attack(options: InjectOptions): Promise<Envelope> {
  const response = await server.app.inject({
    ...options,
    headers: { authorization: `Bearer ${seller.accessToken}`, ...options.headers },
  });
  expect(response.headers['content-type']).toContain('application/json');
  const envelope = response.json<Envelope>();
  const texts = envelope.result === 'ERR' ? [envelope, ...(envelope.errors ?? [])] : [];
  for (const { message, zhMessage } of texts) {
    expect(message).toMatch(/\w/);
    expect(zhMessage).toMatch(/\p{Script=Han}/u);
  }
  // Decision D18: every refusal has a message code.
  const codes = texts.map((text) => ('fieldName' in text ? text.code : text.reason));
  for (const code of codes) expect(code).toMatch(/^[a-z]+\.\w+$/);
  return envelope;
}

const json = (method: 'POST' | 'PUT', url: string, payload: string | Buffer): Promise<Envelope> =>
  attack({ method, url, payload, headers: { 'content-type': 'application/json' } });

const { productPage, saveProduct, saveRows } = productsApi.calls;
const product = {
  skuCode: 'HOSTILE-1',
  skuName: 'Stool',
  packageType: 'Ready To Ship',
  length: 1,
  width: 1,
  height: 1,
  unit: 'cm/kg',
};

/** Texts that PostgreSQL or JSON cannot store. */
const unstorable = [
  ['a NUL', 'sto\u0000ol'],
  ['half a surrogate pair', 'sto\ud83dol'],
  ['the other half', 'sto\ude00ol'],
  ['more marks in a row than any language has', `sto${'\u0301\u0316'.repeat(1_000)}ol`],
] as const;

describe.each(unstorable)('a text with %s is refused at its field', (_name, text) => {
  it('in a product', async () => {
    const answer = await json('PUT', saveProduct.path, JSON.stringify({ ...product, skuName: text }));
    expect(answer).toMatchObject({ code: 400, errors: [{ fieldName: 'skuName' }] });
  });

  it('in the rows of an import', async () => {
    const answer = await json('POST', saveRows.path, JSON.stringify([product, { ...product, note: text }]));
    expect(answer).toMatchObject({ code: 400, errors: [{ fieldName: '1.note' }] });
  });

  it('in a search', async () => {
    const url = `${productPage.path}?search=${text.includes('\0') ? 'sto%00ol' : '%ED%A0%BDol'}`;
    expect((await attack({ url })).code ?? 200).toBe(text.includes('\0') ? 400 : 200);
  });

  it('in the key of a mapping', async () => {
    const answer = await json(
      'PUT',
      importsApi.calls.createTemplate.path.replace('{name}', 'Hostile'),
      JSON.stringify({ [text]: 'SKU' }),
    );
    expect(answer.code).toBe(400);
  });

  it('at the sign-in', async () => {
    const answer = await json(
      'POST',
      authApi.calls.login.path,
      JSON.stringify({ userName: text, password: text }),
    );
    expect(answer.code).toBe(400);
  });
});

it('a megabyte of combining marks is refused at its field', async () => {
  const skuName = '\u0301\u0316'.repeat(250_000);
  const answer = await json('PUT', saveProduct.path, JSON.stringify({ ...product, skuName }));
  expect(answer).toMatchObject({ code: 400, errors: [{ fieldName: 'skuName' }] });
});

/** A key of half a megabyte. */
const endless = 'k'.repeat(500_000);

it.each([
  ['texts below a key', JSON.stringify({ [endless]: Array<string>(2_000).fill('\0') })],
  ['texts below keys', JSON.stringify({ [endless]: { [endless.slice(0, 200_000)]: ['\0', '\0'] } })],
  ['unknown members', `{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":0`).join(',')}}`],
  ['unknown members of endless names', JSON.stringify({ [endless]: 0 })],
])('with endless %s reports a thousand short errors', async (_, payload) => {
  const { code, errors = [] } = await json('PUT', saveProduct.path, payload);
  expect(code).toBe(400);
  expect(errors.length).toBeLessThanOrEqual(1_000);
  expect(Math.max(...errors.map(({ fieldName }) => fieldName.length))).toBeLessThan(1_000);
});

it('with hundreds of thousands of invalid rows reports a thousand', async () => {
  const answer = await json('POST', saveRows.path, JSON.stringify(Array(300_000).fill(0)));
  expect(answer.code).toBe(400);
  expect(answer.errors?.length).toBeLessThanOrEqual(1_000);
});

describe('a path, a query, a form and a file name with a NUL', () => {
  it.each([
    [{ url: productsApi.calls.productDetail.path.replace('{productId}', '1%00') }],
    [{ url: orderDetailApi.calls.orderDetail.path.replace('{orderId}', '%00') }],
    [{ url: `${brandingApi.calls.brandingDetail.path}?webSite=a%00b` }],
    [{ url: `${ordersApi.calls.orderOverview.path}?timeZone=UTC%00` }],
    [{ url: `${messagesApi.calls.listMessages.path}?pageSize=5&search=%00` }],
    [
      {
        method: 'PUT' as const,
        url: importsApi.calls.createTemplate.path.replace('{name}', 'a%00b'),
        payload: '{}',
        headers: { 'content-type': 'application/json' },
      },
    ],
    [
      {
        method: 'POST' as const,
        url: messagesApi.calls.markAsRead.path,
        payload: 'messageId=%00',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ],
  ])('%j is refused', async (options) => {
    expect([400, 404]).toContain((await attack(options)).code);
  });
});

describe('numbers, dates and pages out of bounds', () => {
  it.each([1e308, -1, 0, 1e-300, '12', true, [], {}, null])('length %j is no length', async (length) => {
    expect(await json('PUT', saveProduct.path, JSON.stringify({ ...product, length }))).toMatchObject({
      code: 400,
      errors: [{ fieldName: 'length' }],
    });
  });

  it.each(['1e400', 'Infinity', '-5', '0', '1e10', '0x10', '１２', '1,5', 'NaN', '9'.repeat(400)])(
    'a row whose length reads %j is refused at that cell',
    async (length) => {
      expect(await json('POST', saveRows.path, JSON.stringify([{ ...product, length }]))).toMatchObject({
        code: 400,
        errors: [{ fieldName: '0.length' }],
      });
    },
  );

  it.each([
    'pageNo=0',
    'pageNo=-1',
    'pageNo=1e9',
    'pageNo=99999999999999999999',
    'pageSize=0',
    'pageSize=201',
    'pageNo=1&pageNo=2',
    'sort=skuCode',
    'sort=skuCode:asc;drop%20table%20product',
    'sort=org_id:asc',
    'sort=__proto__:asc',
    'productType=%27',
    `search=${'%25'.repeat(201)}`,
  ])('the list refuses %s', async (query) => {
    expect((await attack({ url: `${productPage.path}?${query}` })).code).toBe(400);
  });

  it('the list returns nothing on its last possible page', async () => {
    expect(await attack({ url: `${productPage.path}?pageNo=1000000&pageSize=200` })).toMatchObject({
      result: 'OK',
      data: { records: [] },
    });
  });

  it('a search for wildcards finds these characters literally', async () => {
    for (const search of ['%25', '_', '%5C'])
      expect(await attack({ url: `${productPage.path}?search=${search.repeat(200)}` })).toMatchObject({
        result: 'OK',
        data: { total: 0 },
      });
  });

  it.each(['Nowhere/Town', "UTC';drop table product;--", 'x'.repeat(64), '+99:99', 'posixrules'])(
    'the overview refuses the time zone %j',
    async (zone) => {
      const url = `${ordersApi.calls.orderOverview.path}?timeZone=${encodeURIComponent(zone)}`;
      expect((await attack({ url })).code).toBe(400);
    },
  );
});

describe('invalid bodies', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  it.each([
    ['cut off', '{"skuCode":'],
    ['a bare word', 'skuCode'],
    ['null', 'null'],
    ['a number', '1'],
    ['empty', ''],
    ['a list', '[]'],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['a prototype', '{"__proto__":{"orgId":"1"}}'],
    ['a constructor', '{"constructor":{"prototype":{"x":1}}}'],
    ['nested without end', deep],
  ])('%s is refused', async (_name, payload) => {
    expect((await json('PUT', saveProduct.path, payload)).code).toBe(400);
    expect((await json('POST', saveRows.path, payload)).code).toBe(400);
  });

  it('a body beyond its limit is too large', async () => {
    const answer = await json('PUT', saveProduct.path, `"${'x'.repeat(1024 * 1024)}"`);
    expect(answer.code).toBe(413);
  });

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'a call for JSON refuses %j',
    async (type) => {
      const answer = await attack({
        method: 'PUT',
        url: saveProduct.path,
        payload: JSON.stringify(product),
        headers: { 'content-type': type },
      });
      expect(answer.code).toBe(400);
    },
  );
});
