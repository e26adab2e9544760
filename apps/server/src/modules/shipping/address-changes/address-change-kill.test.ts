import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { findingsOfBooks } from '../../funds/index.ts';
import { noFindings } from '../../../testing/no-findings.ts';
import { fixedAccounts, platformCarriers } from '../carriers/carrier-accounts.ts';
import { otherNodes } from '../testing/kill-service-node.ts';
import { killedAt } from '../testing/killed-service-node.ts';
import { addressChangeService } from './address-change.service.ts';
import { changeDesk, redirect } from './testing/change-desk.ts';

const { server, ...people } = await twoOrganizations();
const { clock, platform } = server;
const desk = changeDesk(server, people);
const { kill, living } = await otherNodes(server, people.seller);
afterAll(() => living.database.close());
beforeAll(() => desk.send(2 * killedAt.length + 1));

/** The scheduled work of the other two nodes, at the same time. */
const goOn = () =>
  Promise.all([
    addressChangeService(platform, desk.accounts).followUp(),
    addressChangeService(living, fixedAccounts(platformCarriers(living))).followUp(),
  ]);
/** Advances the clock by minutes, with a new token, since tokens expire soon. */
const later = (minutes: number) =>
  desk.goTo(new Date(clock.now().getTime() + minutes * 60_000).toISOString());
const balance = () => desk.buyer().balance();
const fee = 1_695;
/** The number of orders that the carrier has for a change. */
async function atCarrier(changeId: string): Promise<number> {
  const { rowCount } = await platform.database.pool.query(
    `select from demo_carrier_address_change d join carrier_address_change c using (reference) where c.change_id = $1`,
    [changeId],
  );
  return rowCount!;
}
const books = () => platform.database.asSystem((trx) => findingsOfBooks(trx, clock.now()));

describe('a node that is killed', { timeout: 120_000 }, () => {
  it.each(killedAt)(
    'while it orders a change of address, at "%s": at most one, and charged once',
    async (at) => {
      const before = await balance();
      const { changeId, fee: seen } = await dataOf(desk.offer(redirect(desk.next().shipmentId)));
      await kill({ do: 'order-change', changeId, fee: seen }, at);
      await later(2.1);
      await goOn();
      const isOrdered = at !== 'asked';
      expect(await atCarrier(changeId)).toBe(isOrdered ? 1 : 0);
      expect(await desk.stands(changeId)).toMatchObject({ state: isOrdered ? 'ACCEPTED' : 'REFUSED' });
      const charged = isOrdered ? fee : 0;
      expect(await balance()).toEqual({ ...before, available: before.available - charged });
      expect(await books()).toEqual(noFindings);
    },
  );
});

it('twenty concurrent clicks order one change, charged once', async () => {
  const before = await balance();
  const made = await dataOf(desk.offer(redirect(desk.next().shipmentId)));
  const replies = await Promise.all(Array.from({ length: 20 }, () => desk.request(made)));
  expect([...new Set(replies.map(({ result }) => result))]).toEqual(['OK']);
  expect(await atCarrier(made.changeId)).toBe(1);
  expect(await desk.stands(made.changeId)).toMatchObject({ state: 'ACCEPTED' });
  expect(await balance()).toEqual({ ...before, available: before.available - fee });
});

it(
  'a fee is refunded once, although nodes are killed when they learn of it',
  { timeout: 120_000 },
  async () => {
    const changeIds: string[] = [];
    while (changeIds.length < killedAt.length) {
      const made = await dataOf(desk.offer(redirect(desk.next().shipmentId, 'DEMO: CHANGE-MISSED')));
      changeIds.push((await dataOf(desk.request(made))).changeId);
    }
    // Every parcel has been out for delivery by then.
    await desk.goTo('2027-03-15T20:00:00Z');
    for (const at of killedAt) {
      await kill({ do: 'follow-changes' }, at);
      await later(31);
    }
    await goOn();
    for (const changeId of changeIds) {
      expect(await desk.stands(changeId)).toMatchObject({ state: 'FAILED', isRefunded: true });
      const { rowCount } = await platform.database.pool.query(
        'select from ledger_transaction where key = $1',
        [`address-change:${changeId}:refund`],
      );
      expect(rowCount).toBe(1);
    }
    expect(await books()).toEqual(noFindings);
  },
);
