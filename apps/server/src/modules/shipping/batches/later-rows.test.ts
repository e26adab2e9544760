import { shippingDefaultsApi } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { labelBatches } from '../testing/label-batches.ts';

const { server, seller } = await twoOrganizations();
const { create, rows, settled, take } = labelBatches(server, seller);

const { shippingDefaults, saveShippingDefaults } = shippingDefaultsApi.calls;

/** Gives the organization a cut-off of its own that has passed at any time of the day. */
async function endTheDay() {
  const { settings, sender, returnTo } = await dataOf(server.call(shippingDefaults, {}, seller));
  const body = {
    ...settings,
    cutOff: { minutes: 0, timeZone: 'UTC' },
    senderId: sender?.entryId ?? null,
    returnId: returnTo?.entryId ?? null,
  };
  await dataOf(server.call(saveShippingDefaults, { body }, seller));
}

it(
  'a batch after the cut-off says how many of its orders ship later, and when',
  { timeout: 120_000 },
  async () => {
    await endTheDay();
    const late = await settled((await create(take(2))).batchId);
    const shown = await rows(late.batchId);
    expect(shown).toMatchObject([{ shipsLater: true }, { shipsLater: true }]);
    const days = shown.map(({ shipDate }) => shipDate);
    expect(late.later).toEqual({ rows: 2, shipDate: days.toSorted()[0] });
  },
);
