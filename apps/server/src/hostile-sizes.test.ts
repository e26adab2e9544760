import { limits } from '@lading/contracts/core';
import { authApi, identityApi } from '@lading/contracts/identity';
import { importsApi } from '@lading/contracts/imports';
import { orderImportApi } from '@lading/contracts/orders';
import { productsApi } from '@lading/contracts/products';
import { sql } from 'kysely';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { twoOrganizations } from './platform/testing/two-organizations.ts';

const { createTemplate, updateTemplate, savePreference, queryPreference } = importsApi.calls;
const { viewLines, validateRows } = orderImportApi.calls;
const { server, seller } = await twoOrganizations();

const chinese = expect.stringMatching(/\p{Script=Han}/u) as string;
const mappingOf = (fields: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: fields }, (_, at) => [`field${at}`, `Column ${at}`]));
const refusedWith = (code: number) => ({ result: 'ERR', code, zhMessage: chinese });

describe('a mapping is bounded', () => {
  it.each([
    ['in its fields', mappingOf(limits.template.fields + 1)],
    ['in the ids of its fields', { ['x'.repeat(41)]: 'SKU' }],
    ['in its headings', { skuCode: 'x'.repeat(limits.importFile.cellCharacters + 1) }],
  ])('%s', async (_, body) => {
    const made = await server.call(createTemplate, { params: { name: 'Large' }, body }, seller);
    const changed = await server.call(updateTemplate, { params: { id: '1', name: 'Large' }, body }, seller);
    const source = { excelCacheId: 'x', fieldMapping: body };
    const viewed = await server.call(viewLines, { body: source }, seller, { accept: 'application/x-ndjson' });
    for (const answer of [made, changed, viewed]) expect(answer).toMatchObject(refusedWith(400));
  });

  it('with the most fields that a template may have is saved', async () => {
    const body = mappingOf(limits.template.fields);
    const answer = await server.call(createTemplate, { params: { name: 'Full' }, body }, seller);
    expect(answer).toMatchObject({ result: 'OK' });
  });

  it('is limited in the number of templates, however many are created at once, with the advice to delete one', async () => {
    await server.platform.database.asOrganization((await who()).orgId, (trx) =>
      sql`insert into mapping_template (import_type, name, mapping)
          select 101, 'Kept ' || n, '{}' from generate_series(1, ${limits.template.kept}::integer
            - (select count(*)::integer from mapping_template where import_type = 101) - 1) n`.execute(trx),
    );
    const body = { skuCode: 'SKU' };
    const last = ['Last', 'Past it', 'Far past it'].map((name) =>
      server.call(createTemplate, { params: { name }, body }, seller),
    );
    const replies = await Promise.all(last);
    expect(replies.filter(({ result }) => result === 'OK')).toHaveLength(1);
    const answer = await server.call(createTemplate, { params: { name: 'One more' }, body }, seller);
    expect(answer).toMatchObject({
      ...refusedWith(409),
      message: expect.stringMatching(/Delete one/) as string,
    });
  });
});

const who = async () => (await server.platform.tokens.read(seller.accessToken))!;

describe('request sizes are bounded', () => {
  it('before sign-in, to 16 KB', async () => {
    const body = { userName: 'seller@lading.test', password: 'x'.repeat(17_000) };
    expect(await server.call(authApi.calls.login, { body })).toMatchObject(refusedWith(413));
  });

  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'text/csv'])(
    'before sign-in, also of calls that take many rows: %s is not read',
    async (type) => {
      let sent = 0;
      const payload = new Readable({
        read() {
          sent += 65_536;
          this.push(sent > 8_000_000 ? null : Buffer.alloc(65_536, 'a'));
        },
      });
      const { method, path: url } = productsApi.calls.saveRows;
      const answer = await server.app.inject({ method, url, payload, headers: { 'content-type': type } });
      expect(answer.json()).toMatchObject(refusedWith(401));
      expect(sent).toBeLessThan(1_000_000);
    },
  );

  it('in the rows of one order', async () => {
    const rows = Array.from({ length: limits.importFile.checkedRows + 1 }, () => ({ orderNO: 'A' }));
    expect(await server.call(validateRows, { body: rows }, seller)).toMatchObject(refusedWith(400));
    const long = [{ orderNO: 'x'.repeat(300_000) }];
    expect(await server.call(validateRows, { body: long }, seller)).toMatchObject(refusedWith(413));
  });

  it('in its ids', async () => {
    const answer = await server.call(
      savePreference,
      { query: { moduleType: 4, operationType: 1 }, body: { operationTableId: '1'.repeat(65) } },
      seller,
    );
    expect(answer).toMatchObject(refusedWith(400));
  });
});

describe('stored preferences are bounded', () => {
  it('by the warehouses of the organization: any other number counts as none', async () => {
    const query = { moduleType: 4, operationType: 1 };
    const account = await server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller);
    if (account.result !== 'OK') throw new Error(account.message);
    const own = (account.data.warehouseList ?? []).map(({ warehouseId }) => warehouseId);
    const strange = Array.from({ length: 20 }, (_, at) => String(7_000_000_001 + at));
    for (const warehouseId of [...own, ...strange])
      expect(
        await server.call(
          savePreference,
          { query, body: { warehouseId, operationTableId: `t-${warehouseId}` } },
          seller,
        ),
      ).toMatchObject({ result: 'OK' });
    const { rows } = await server.platform.database.asOrganization((await who()).orgId, (trx) =>
      sql<{ kept: number }>`select count(*)::integer as kept from preference`.execute(trx),
    );
    expect(rows).toEqual([{ kept: own.length + 1 }]);
    const [first] = own;
    expect(
      await server.call(queryPreference, { query: { ...query, warehouseId: first! } }, seller),
    ).toMatchObject({ data: { fieldMappingId: `t-${first}` } });
  });
});

describe('concurrent saves of two people', () => {
  it.each<[string, () => Promise<{ result: string }>]>([
    ['a template', () => server.call(createTemplate, { params: { name: 'Twice' }, body: {} }, seller)],
    [
      'a product',
      () =>
        server.call(
          productsApi.calls.saveProduct,
          {
            body: {
              skuCode: 'TWICE-1',
              skuName: 'Stool',
              packageType: 'Ready To Ship',
              unit: 'cm/kg',
              length: 1,
              width: 1,
              height: 1,
            },
          } as never,
          seller,
        ),
    ],
  ])('are stored once or refused as a conflict, never an unknown error: %s', async (_, save) => {
    await server.platform.database.pool.query(`delete from mapping_template where name like 'Kept%'`);
    const answers = await Promise.all(Array.from({ length: 8 }, save));
    const saved = answers.filter(({ result }) => result === 'OK');
    expect(saved.length).toBeGreaterThan(0);
    for (const answer of answers.filter(({ result }) => result !== 'OK'))
      expect(answer).toMatchObject(refusedWith(409));
  });
});

describe('a statement that takes too long', () => {
  it('is stopped', async () => {
    const { orgId } = await who();
    const { rows } = await server.platform.database.asOrganization(orgId, (trx) =>
      sql<{ statement_timeout: string }>`show statement_timeout`.execute(trx),
    );
    expect(rows).toEqual([{ statement_timeout: '1min' }]);
  });
});
