import { join } from 'node:path';
import { identityApi } from '@lading/contracts/identity';
import type { PurchaseRequest } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openLog } from '../../platform/open-log.ts';
import { openPlatform } from '../../platform/open-platform.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { findingsOfBooks } from '../funds/index.ts';
import { noFindings } from '../../testing/no-findings.ts';
import { runUntilKilled } from '../../testing/run-until-killed.ts';
import { labelBuyer } from './testing/buy-labels.ts';
import { killedAt, type KilledNode } from './testing/killed-node.ts';
import { openPurchasing } from './testing/open-purchases.ts';

const { server, seller } = await twoOrganizations();
const { platform, clock } = server;
let buyer = labelBuyer(server, seller);
const here = openPurchasing(server);
const rowOf = async <Row extends object>(query: ReturnType<typeof sql<Row>>): Promise<Row> =>
  (await platform.database.asSystem((trx) => query.execute(trx))).rows[0]!;
const { name } = await rowOf(sql<{ name: string }>`select current_database() as name`);
const connection = { ...inject('postgres'), database: name, max: 4 };
/** The other node: connections of its own to the same database. */
const otherPlatform = openPlatform(platform.config, connection, openLog('silent'), clock);
const there = openPurchasing({ ...server, platform: otherPlatform });
afterAll(() => otherPlatform.database.close());

const account = await server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller);
if (account.result !== 'OK') throw new Error(account.message);
const { org, user } = account.data;
beforeAll(() => buyer.fund(1_000_000));
// The clock advances by more than a token's lifetime.
beforeEach(async () => {
  buyer = labelBuyer(server, await server.signIn('seller@lading.test'));
});

const soldCount = async (): Promise<number> =>
  Number((await rowOf(sql<{ count: string }>`select count(*) from demo_carrier_label`)).count);

type BuyingNode = typeof here & { platform: typeof platform };
const nodes: readonly BuyingNode[] = [
  { ...here, platform },
  { ...there, platform: otherPlatform },
];
const clicked = ({ purchases, platform: { database } }: BuyingNode, request: PurchaseRequest, key: string) =>
  purchases.begin(
    {
      db: (work) => database.asOrganization(org.orgId, work),
      user: { orgId: org.orgId, userId: user.userId },
      signal: new AbortController().signal,
    },
    request,
    key,
  );
async function groundRequest(): Promise<PurchaseRequest> {
  const { quoteId, rates } = await buyer.quote();
  const { rateId, amount } = rates.find(({ serviceCode }) => serviceCode === 'DEMO_GROUND')!;
  return { quoteId, rateId, amount };
}

/** Starts a purchase here, and lets another process continue it and be killed. */
async function boughtByKilledNode(at: KilledNode['at']): Promise<string> {
  const { purchase } = await clicked(nodes[0]!, await groundRequest(), `killed-${at}`);
  const { purchaseId } = purchase;
  const aheadMs = clock.now().getTime() - Date.now();
  const given: KilledNode = {
    connection,
    dataDir: platform.config.dataDir,
    orgId: org.orgId,
    purchaseId,
    at,
    aheadMs,
  };
  await runUntilKilled(join(import.meta.dirname, 'testing', 'killed-node.ts'), given);
  return purchaseId;
}

describe(
  'a node that is killed while it buys, with another on the same database',
  { timeout: 120_000 },
  () => {
    it.each(killedAt)('at "%s": at most one label, and one charge for each', async (at) => {
      const [before, soldBefore] = [await buyer.balance(), await soldCount()];
      const purchaseId = await boughtByKilledNode(at);
      clock.advance(2.1 * 60_000);
      await Promise.all([...nodes, ...nodes].map(({ purchases }) => purchases.saga.reconcile()));
      const isSold = at !== 'asked';
      expect(await soldCount()).toBe(soldBefore + (isSold ? 1 : 0));
      expect(await buyer.detail(purchaseId)).toMatchObject(
        isSold ? { state: 'BOUGHT', labels: [{}] } : { state: 'NOT_BOUGHT', labels: [] },
      );
      const charged = isSold ? 2_809 : 0;
      expect(await buyer.balance()).toEqual({ available: before.available - charged, held: 0 });
      const books = await platform.database.asSystem((trx) => findingsOfBooks(trx, clock.now()));
      expect(books).toEqual(noFindings);
    });
  },
);

it('a hundred clicks that reach two nodes buy one label, charged once', async () => {
  const [before, soldBefore, request] = [await buyer.balance(), await soldCount(), await groundRequest()];
  const click = async (node: BuyingNode): Promise<string> => {
    const { purchase, isNew } = await clicked(node, request, 'a-hundred-clicks');
    if (isNew) await node.purchases.saga.run(purchase);
    return purchase.purchaseId;
  };
  const bought = await Promise.all(Array.from({ length: 100 }, (_, at) => click(nodes[at % 2]!)));
  expect(new Set(bought).size).toBe(1);
  expect(await soldCount()).toBe(soldBefore + 1);
  expect(await buyer.detail(bought[0]!)).toMatchObject({ state: 'BOUGHT', labels: [{}] });
  expect(await buyer.balance()).toEqual({ available: before.available - 2_809, held: 0 });
});
