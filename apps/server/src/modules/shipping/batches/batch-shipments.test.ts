import { shippingApi } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { labelBatches } from '../testing/label-batches.ts';

const { server, seller, other } = await twoOrganizations();
const { create, rows, buy, settled, take } = labelBatches(server, seller);

it(
  'the shipments of a batch are found in their list, by its own organization',
  { timeout: 120_000 },
  async () => {
    const { batchId } = await create(take(2));
    await dataOf(buy(await settled(batchId)));
    expect(await settled(batchId)).toMatchObject({ state: 'DONE' });
    const found = async (id: string, caller = seller) => {
      const query = { batchId: id };
      const { records } = await dataOf(server.call(shippingApi.calls.shipmentPage, { query }, caller));
      return records.map(({ shipmentNo }) => shipmentNo).toSorted();
    };
    const bought = (await rows(batchId)).flatMap(({ shipmentNo }) => shipmentNo ?? []).toSorted();
    expect(bought).toHaveLength(2);
    expect(await found(batchId)).toEqual(bought);
    expect(await found(batchId, other)).toEqual([]);
    expect(await found('x')).toEqual([]);
  },
);
