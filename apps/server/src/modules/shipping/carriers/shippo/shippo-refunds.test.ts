import { afterAll, beforeEach, expect, it } from 'vitest';
import { inTime, scriptedNetworks } from '../networks/testing/scripted-networks.ts';

const { site, shippo } = await scriptedNetworks();
beforeEach(() => {
  site.says.clear();
  // A refund that is queued leaves the state of its transaction as it is.
  site.says.set('GET /transactions/t1', { body: { object_id: 't1', status: 'SUCCESS' } });
  site.says.set('POST /refunds', { status: 400, body: { __all__: ['Refund already requested.'] } });
});
afterAll(() => site.close());

const refunds = (next: string | null, ...results: object[]) => ({ body: { next, previous: null, results } });
const refund = (transaction: string, status: string) => ({ object_id: 'f1', transaction, status });

it.each(['QUEUED', 'PENDING', 'SUCCESS'])(
  'a refund that is %s stays accepted when requested again',
  async (status) => {
    const next = `${site.address}/refunds?page=2&results=100`;
    site.says.set('GET /refunds?page=1&results=100', refunds(next, { object_id: 7 }, refund('t9', 'QUEUED')));
    site.says.set('GET /refunds?page=2&results=100', refunds(null, refund('t1', status)));
    expect(await shippo.voidLabel('t1', inTime())).toMatchObject({ state: 'accepted' });
  },
);

it('a refund that Shippo refuses is rejected in its words, whatever it says of other labels', async () => {
  site.says.set('GET /refunds', refunds(null, refund('t9', 'QUEUED'), refund('t1', 'ERROR')));
  expect(await shippo.voidLabel('t1', inTime())).toMatchObject({
    state: 'rejected',
    text: { message: expect.stringContaining('Refund already requested.') },
  });
});
