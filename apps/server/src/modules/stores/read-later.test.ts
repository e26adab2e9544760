import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { takeOrder } from './channel-order.store.ts';
import { orderIdsToRead, readLater } from './held-order.store.ts';
import { channelLine as line, channelOrder } from './testing/channel-orders.ts';

const { server, seller } = await twoOrganizations();
const { database, tokens } = server.platform;

it('orders that cannot be read again do not keep the others from being read', async () => {
  const { orgId } = (await tokens.read(seller.accessToken))!;
  await database.asOrganization(orgId, async (trx) => {
    const { store_id: storeId } = await trx.selectFrom('store').select('store_id').executeTakeFirstOrThrow();
    const now = server.clock.now();
    for (const [externalId, wait] of [
      ['void', '0 days'],
      ['restored', '1 hour'],
      ['with-sets', '10 years'],
    ] as const) {
      const order = channelOrder({ externalId, orderNo: `R-${externalId}`, lines: [line('A', 1)] });
      await takeOrder(trx, storeId, order, now);
      await sql`update customer_order set read_again_at = ${now}::timestamptz + ${wait}::interval
        where store_id = ${storeId} and external_id = ${externalId}`.execute(trx);
    }
    const next = () => orderIdsToRead(trx, storeId, 2);
    expect(await next()).toEqual(['void', 'restored']);
    await readLater(trx, storeId, ['void']);
    expect(await next()).toEqual(['restored', 'with-sets']);
    await readLater(trx, storeId, ['restored', 'unknown']);
    expect(await next()).toEqual(['with-sets', 'void']);
  });
});
