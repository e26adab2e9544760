import { carrierMessages } from '@lading/contracts/shipping';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  easyPostShipment,
  failureOf,
  inTime,
  scriptedNetworks,
} from '../networks/testing/scripted-networks.ts';

const { site, easyPost } = await scriptedNetworks();
beforeEach(() => site.says.clear());
afterAll(() => site.close());

const withState = (refund_status: string | null) => ({ body: easyPostShipment([], { refund_status }) });
const error = { code: 'X', message: 'Already scanned.', errors: [] };
/** Sets the state of the refund of each shipment; null: the request is refused. */
function answers(...states: (string | null)[]): void {
  for (const [at, state] of states.entries()) {
    const path = `/v2/shipments/shp_${at + 1}`;
    site.says.set(
      `POST ${path}/refund`,
      state === null ? { status: 422, body: { error } } : withState(state),
    );
    site.says.set(`GET ${path}`, withState(state));
  }
}
const ref = 'shp_1,shp_2,shp_3';

describe('a void of several labels', () => {
  it.each([
    [['submitted', 'submitted', 'submitted'], 'accepted'],
    [['submitted', 'not_applicable', 'refunded'], 'accepted'],
    [['not_applicable', 'not_applicable', 'not_applicable'], 'not-applicable'],
  ])('answered %j is %s', async (states, state) => {
    answers(...states);
    expect(await easyPost.voidLabel(ref, inTime())).toMatchObject({ state });
  });

  it('reports which labels are void when others are refused', async () => {
    answers('submitted', null, 'rejected');
    expect(await easyPost.voidLabel(ref, inTime())).toMatchObject({
      state: 'rejected',
      voided: [1],
      text: {
        code: carrierMessages.voidedInPart.code,
        message: expect.stringContaining('Already scanned.') as string,
      },
    });
  });
});

it('a void of one label that is refused is refused in the words of EasyPost', async () => {
  answers(null);
  expect(await failureOf(easyPost.voidLabel('shp_1', inTime()))).toMatchObject({
    kind: 'refused',
    text: { message: expect.stringContaining('Already scanned.') as string },
  });
});

it('a void of a label that EasyPost does not know is refused in its words', async () => {
  const body = { error: { code: 'NOT_FOUND', message: 'The resource could not be found.', errors: [] } };
  site.says.set('POST /v2/shipments/shp_1/refund', { status: 404, body });
  site.says.set('GET /v2/shipments/shp_1', { status: 404, body });
  expect(await failureOf(easyPost.voidLabel('shp_1', inTime()))).toMatchObject({
    kind: 'refused',
    text: { message: expect.stringContaining('could not be found') as string },
  });
});

it.each([
  [['refunded', 'refunded', 'not_applicable'], 'refunded'],
  [['refunded', 'submitted', 'refunded'], 'pending'],
  [['refunded', 'submitted', 'rejected'], 'rejected'],
])('refunds that are %j are %s together', async (states, state) => {
  answers(...states);
  expect(await easyPost.refundStatus(ref, inTime())).toBe(state);
});
