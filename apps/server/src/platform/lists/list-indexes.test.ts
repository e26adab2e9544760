import { calls } from '@lading/contracts/all-calls';
import { CompiledQuery, sql } from 'kysely';
import { Client } from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import type { Caller } from '../testing/test-server.ts';
import { twoOrganizations } from '../testing/two-organizations.ts';

interface Sent {
  text: string;
  values: readonly unknown[];
}

/** Every query of this file's server so far; noted from its first connection on. */
const sent: Sent[] = [];
const { query } = Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
vi.spyOn(Client.prototype, 'query').mockImplementation(function note(this: Client, ...args: unknown[]) {
  const [asked, values] = args;
  if (typeof asked === 'string') sent.push({ text: asked, values: Array.isArray(values) ? values : [] });
  else sent.push(asked as Sent);
  return query.apply(this, args) as never;
});

const { server, seller } = await twoOrganizations();
let staff: Caller;
beforeAll(async () => {
  staff = await server.signIn('floor@lading.test');
});

/** The sort fields of a list, as declared by its call. */
function sortsOf(schema: z.ZodType | undefined): string[] {
  const { sort } = (schema as z.ZodObject | undefined)?.shape ?? {};
  const { innerType } = (sort as unknown as { def?: { innerType?: unknown } } | undefined)?.def ?? {};
  const [field] = (innerType as { def?: { parts?: unknown[] } } | undefined)?.def?.parts ?? [];
  return (field as z.ZodEnum | undefined)?.options.map(String) ?? [];
}

/** Lists with a sort field; those read by `readListPage` are checked. */
const lists = calls
  .filter(({ method, path, access }) => method === 'GET' && !path.includes('{') && access !== 'public')
  .flatMap((call) =>
    sortsOf((call as { query?: z.ZodType }).query).map((field) => [call.id, field, call] as const),
  );

interface PlanNode {
  'Node Type': string;
  'Sort Key'?: string[];
  Plans?: PlanNode[];
}
/** What a plan sorts entirely: not the few rows of a page, nor rows that an index returns almost in order. */
function sortsIn({ Plans = [], ...node }: PlanNode): string[] {
  if (node['Node Type'] === 'Limit' && !Plans.some(isSort)) return [];
  const own = isSort(node) && !Plans.some(isCut) ? [node['Sort Key']!.join(', ')] : [];
  return [...own, ...Plans.flatMap(sortsIn)];
}
const isSort = (node: PlanNode): boolean => node['Node Type'] === 'Sort';
const isCut = (node: PlanNode): boolean => node['Node Type'] === 'Limit' || (node.Plans ?? []).some(isCut);

/**
 * What a query sorts when the planner may sort only without a suitable index, however few rows a test has.
 */
async function sortedBy({ text, values }: Sent, caller: Caller, isStaff: boolean): Promise<string[]> {
  const { orgId } = (await server.platform.tokens.read(caller.accessToken))!;
  const { database } = server.platform;
  const within = isStaff ? database.asWarehouseStaff : database.asOrganization;
  return within(orgId, async (trx) => {
    for (const way of ['seqscan', 'bitmapscan', 'sort'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx);
    const { rows } = await trx.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      CompiledQuery.raw(`explain (format json) ${text}`, [...values]),
    );
    return sortsIn(rows[0]!['QUERY PLAN'][0].Plan);
  });
}

describe('a long list is read in the order of an index', () => {
  let looked = 0;

  it.each(lists)('%s by %s', async (_id, field, call) => {
    const isStaff = call.access === 'warehouse';
    const caller = isStaff ? staff : seller;
    const search = new URLSearchParams({ sort: `${field}:desc` });
    const headers = { authorization: `Bearer ${caller.accessToken}` };
    const before = sent.length;
    await server.app.inject({ url: `${call.path}?${search.toString()}`, headers });
    const pages = sent.slice(before).filter(({ text }) => text.includes('every_part'));
    for (const page of pages) expect(await sortedBy(page, caller, isStaff)).toEqual([]);
    looked += pages.length;
  });

  it('most of them are read this way', () => expect(looked).toBeGreaterThan(25));
});
