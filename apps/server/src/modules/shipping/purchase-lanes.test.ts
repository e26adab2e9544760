import { expect, it } from 'vitest';
import { inLanes } from './purchase-lanes.ts';

let serial = 0;
const some = (count: number, accountId: string, orgId: string) =>
  Array.from({ length: count }, () => ({ accountId, orgId, shipmentId: String((serial += 1)) }));
const never = () => false;

/** Work that goes on until it is released, unless it is about a purchase of the organization `quick`. */
function held() {
  const begun: { orgId: string; accountId: string }[] = [];
  const released = Promise.withResolvers<void>();
  return {
    begun,
    release: () => released.resolve(),
    work: (one: { orgId: string; accountId: string }): Promise<void> => {
      begun.push(one);
      return one.orgId === 'quick' ? Promise.resolve() : released.promise;
    },
  };
}

it.each([
  ['one account', some(20, 'a1', 'slow'), 4],
  ['an account of the platform', [...some(9, 'shared', 'slow'), ...some(9, 'shared', 'slower')], 4],
  ['several accounts of one organization', [...some(9, 'a1', 'slow'), ...some(9, 'a2', 'slow')], 6],
])('slow answers on %s do not hold up other organizations', async (_what, slow, most) => {
  const { begun, release, work } = held();
  const quick = some(30, 'q1', 'quick');
  const round = inLanes([...slow, ...quick], work, never);
  await expect.poll(() => begun.filter(({ orgId }) => orgId === 'quick').length).toBe(30);
  expect(begun).toHaveLength(30 + most);
  release();
  await round;
  expect(new Set(begun).size).toBe(30 + slow.length);
  expect(begun).toHaveLength(30 + slow.length);
});

it('purchases for one shipment are worked on one after the other', async () => {
  const { begun, release, work } = held();
  const [first] = some(1, 'a1', 'slow');
  const round = inLanes([first!, { ...first!, accountId: 'a2' }], work, never);
  expect(begun).toHaveLength(1);
  release();
  await round;
  expect(begun.map(({ accountId }) => accountId)).toEqual(['a1', 'a2']);
});

it('nothing is begun after the end of the round', async () => {
  const { begun, work } = held();
  await inLanes(some(30, 'q1', 'quick'), work, () => begun.length >= 10);
  expect(begun).toHaveLength(10);
});
