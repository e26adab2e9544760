import { expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { openPurchases } from './purchase.store.ts';
import { labelBuyer, place, workedExample } from './testing/buy-labels.ts';

const { server, seller, other } = await twoOrganizations();

it('a round has purchases of every organization, however many wait of one', async () => {
  const lost = { ...workedExample, to: place('90277', 'DEMO: REPLY-LOST') };
  const [many, few] = [labelBuyer(server, seller), labelBuyer(server, other)];
  await many.fund(20_000);
  await few.fund(20_000);
  const first = await many.bought(lost);
  await many.bought(lost);
  await many.bought(lost);
  const last = await few.bought(lost);
  const later = new Date(server.clock.now().getTime() + 1_000);
  const round = await server.platform.database.asSystem((trx) => openPurchases(trx, later, 2));
  expect(round.map(({ purchaseId }) => purchaseId)).toEqual([first.purchaseId, last.purchaseId]);
});
