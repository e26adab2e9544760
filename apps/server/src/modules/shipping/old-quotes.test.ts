import { expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { labelBuyer } from './testing/buy-labels.ts';
import { openPurchasing } from './testing/open-purchases.ts';

const { server, seller } = await twoOrganizations();
const { quotes } = openPurchasing(server);
const buyer = labelBuyer(server, seller);
const { pool } = server.platform.database;
const kept = async (quoteIds: readonly string[]) => {
  const { rows } = await pool.query<{ id: string }>(
    'select quote_id as id from rate_quote where quote_id = any ($1::bigint[]) order by 1',
    [quoteIds],
  );
  return rows.map(({ id }) => id);
};

it('a quote without a purchase is deleted two weeks after it expired; one with a label stays', async () => {
  await buyer.fund(100_000);
  const [looked, bought] = [await buyer.quote(), await buyer.quote()];
  expect(await buyer.buy(bought)).toMatchObject({ result: 'OK' });
  const both = [looked.quoteId, bought.quoteId];
  const days = (count: number) => server.clock.advance(count * 86_400_000);
  days(14);
  await quotes.tidyUp();
  expect(await kept(both)).toEqual(both);
  days(2);
  await quotes.tidyUp();
  expect(await kept(both)).toEqual([bought.quoteId]);
});
