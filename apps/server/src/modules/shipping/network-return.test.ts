import { ratesApi } from '@lading/contracts/shipping';
import { beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { labelBuyer, place, workedExample } from './testing/buy-labels.ts';
import { easyPostClient, own } from './testing/easypost-client.ts';

const { site, server, seller, connect } = await easyPostClient();
beforeAll(() => dataOf(connect()));

it('a return label of an EasyPost account is bought as one, from the recipient', async () => {
  const buyer = labelBuyer(server, seller);
  const given = { ...workedExample, to: place('90277') };
  const out = await dataOf(buyer.buy(await buyer.quote(given), { service: own }));
  expect(site.sold().at(-1)).toMatchObject({ is_return: false });
  const body = { returnOf: out.shipmentId };
  const quote = await dataOf(server.call(ratesApi.calls.quote, { body }, seller));
  const bought = await dataOf(buyer.buy(quote, { service: own }));
  expect(bought.shipmentNo).toBe(`${out.shipmentNo}-R`);
  // As the network has exchanged them.
  expect(site.sold().at(-1)).toMatchObject({
    is_return: true,
    from_address: { zip: '90277' },
    to_address: { zip: quote.to.zipCode },
  });
});
