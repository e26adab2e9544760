import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { queryLinesIn, straySql } from './lib/find-stray-sql.mjs';

it.each([
  [`const rows = await trx.selectFrom('orders').selectAll().execute();`],
  [`  trx\n    .insertInto('orders')`],
  [`await trx.updateTable('person').set({ email });`],
  [`await db((trx) => trx.deleteFrom('session').execute());`],
  ['await sql`select 1`.execute(trx);'],
  ['const n = sql<number>`count(*)`;'],
  ['select([sql<Record<string, number>>`count(*)`]);'],
  [`order.orderBy(sql.ref('name'));`],
  [`const row = await rowsOf(trx).executeTakeFirst();`],
  [`await database.pool.query('select 1');`],
  [`import { sql } from 'kysely';`],
  [`import { Pool } from 'pg';`],
])('holds a query: %s', (source) => {
  expect(queryLinesIn(source)).toHaveLength(1);
});

it.each([
  [`import type { Insertable } from 'kysely';`],
  [`import { DatabaseError } from 'pg';`],
  [`import { readRole } from './person.store.ts';`],
  [`return context.db((trx) => readAuditPage(trx, query));`],
  ['// As sql`select 1` would.'],
  [` * Not by .selectFrom( here.`],
  ['const text = mysql`x`;'],
])('does not: %s', (source) => {
  expect(queryLinesIn(source)).toEqual([]);
});

it('is found anywhere except in stores, tests and the platform', () => {
  const root = mkdtempSync(join(tmpdir(), 'stray-sql-'));
  const source = join(root, 'apps', 'server', 'src');
  const plant = (...path: string[]) => {
    const file = join(source, ...path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, `\nexport const rows = (trx) => trx.selectFrom('orders').execute();\n`);
  };
  plant('modules', 'orders', 'planted.service.ts');
  plant('modules', 'orders', 'planted.ts');
  plant('admin', 'planted-commands.ts');
  plant('modules', 'orders', 'order.store.ts');
  plant('modules', 'orders', 'order.test.ts');
  plant('modules', 'orders', 'testing', 'orders.ts');
  plant('platform', 'once.ts');
  expect(straySql(root).toSorted()).toEqual(
    [
      join('admin', 'planted-commands.ts'),
      join('modules', 'orders', 'planted.service.ts'),
      join('modules', 'orders', 'planted.ts'),
    ].map(
      (path) =>
        `${join('apps', 'server', 'src', path)}:2 holds a query: move it to a .store.ts file of its capability`,
    ),
  );
  rmSync(root, { recursive: true });
});
