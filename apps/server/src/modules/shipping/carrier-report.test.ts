import { createHmac } from 'node:crypto';
import { shippingApi } from '@lading/contracts/shipping';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { labelBuyer } from './testing/buy-labels.ts';
import { easyPostClient, own } from './testing/easypost-client.ts';

const { server, seller, connect } = await easyPostClient();
const buyer = labelBuyer(server, seller);
let path: string;
let secret: string;
let shipmentId: string;
let trackingNumber: string;

beforeAll(async () => {
  const { webhook } = await dataOf(connect());
  path = webhook.path;
  secret = webhook.secret!;
});
beforeEach(async () => {
  const purchase = await dataOf(buyer.buy(await buyer.quote(), { service: own }));
  shipmentId = purchase.shipmentId;
  trackingNumber = purchase.labels[0]!.trackingNumber;
});

/** Sends a report with the signature of the account. */
async function report(payload: string): Promise<number> {
  const digest = createHmac('sha256', secret.normalize('NFKD')).update(payload).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-hmac-signature': `hmac-sha256-hex=${digest}` };
  const reply = await server.app.inject({ method: 'POST', url: path, payload, headers });
  return reply.statusCode;
}
const updated = (result: unknown) => JSON.stringify({ description: 'tracker.updated', result });
const tracker = (steps: unknown) =>
  updated({ tracking_code: trackingNumber, status: 'in_transit', tracking_details: steps });
const step = (more: object = {}) => ({
  datetime: server.clock.now().toISOString(),
  status: 'in_transit',
  status_detail: 'arrived_at_facility',
  ...more,
});
const stored = async () => {
  const detail = await dataOf(
    server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller),
  );
  return detail.timeline.filter(({ detail: what }) => what !== 'label_created');
};

const anyValues = [null, true, 5, 'a', '', [], {}, ['a'], { a: 'b' }];
const places: [string, (value: unknown) => string][] = [
  ['report', (value) => JSON.stringify(value)],
  ['description', (value) => JSON.stringify({ description: value, result: {} })],
  ['result', updated],
  ['number', (value) => updated({ tracking_code: value, tracking_details: [step()] })],
  ['list of steps', tracker],
  ['step', (value) => tracker([value])],
  ['moment', (value) => tracker([step({ datetime: value })])],
  ['status', (value) => tracker([step({ status: value })])],
];

describe('a carrier’s report', () => {
  it.each(places)('with any value as its %s is answered and changes nothing', async (_, of) => {
    for (const value of anyValues) expect([value, await report(of(value))]).toEqual([value, 200]);
    expect(await stored()).toEqual([]);
  });

  it.each<[string, object]>([
    ['message', { message: null }],
    ['status detail', { status_detail: null }],
    ['place', { tracking_location: null }],
  ])('may omit its %s', async (_, none) => {
    expect(await report(tracker([step(none)]))).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['a status named like an object property', { status: 'constructor' }],
    ['a status named like the object prototype', { status: '__proto__' }],
    ['an impossible moment', { datetime: '+275760-09-13T00:00:00Z' }],
    ['a moment before our era', { datetime: '-000001-01-01T00:00:00Z' }],
    ['a moment far ahead', { datetime: '2126-01-01T00:00:00Z' }],
    ['a moment made of brackets', { datetime: '('.repeat(500_000) }],
  ])('with %s is stored without that step', async (_, more) => {
    expect(await report(tracker([step(more), step({ status: 'delivered' })]))).toBe(200);
    expect(await stored()).toMatchObject([{ status: 'DELIVERED' }]);
  });

  it.each<[string, object]>([
    ['a detail that every object has', { status_detail: 'constructor' }],
    ['characters that no database stores', { message: 'a\0b\ud83d', status_detail: '\0' }],
    ['endless texts', { message: 'x'.repeat(300_000), status_detail: '仓'.repeat(100_000) }],
    ['endless marks', { message: '\u0301\u0316'.repeat(200_000) }],
    ['endless place names', { tracking_location: { city: 'x'.repeat(300_000) } }],
  ])('with %s is stored as far as possible', async (_, more) => {
    expect(await report(tracker([step(more)]))).toBe(200);
    expect(await stored()).toMatchObject([{ status: 'IN_TRANSIT' }]);
  });

  it('with more steps than the limit keeps the newest', async () => {
    const now = server.clock.now().getTime();
    const steps = Array.from({ length: 14_000 }, (_, at) => ({
      datetime: new Date(now - at * 60_000).toISOString(),
      status: 'in_transit',
    }));
    expect(await report(tracker(steps))).toBe(200);
    const kept = await stored();
    expect(kept).toHaveLength(500);
    expect(kept[0]).toMatchObject({ time: steps[0]!.datetime });
  });

  it.each([
    ['no JSON', '{"description":'],
    ['nothing', ''],
    ['nested too deeply', `${'['.repeat(400_000)}${']'.repeat(400_000)}`],
    ['with members nested too deeply', '{"a":'.repeat(150_000)],
  ])('that is %s is refused permanently', async (_, payload) => {
    expect(await report(payload)).toBe(400);
  });

  it('that is too long is refused', async () => {
    expect(await report(tracker('x'.repeat(1_048_576)))).toBe(413);
  });

  it('fails when it cannot be stored now, so that the network sends it again', async () => {
    const payload = tracker([step()]);
    vi.spyOn(server.platform.database, 'asOrganization').mockRejectedValueOnce(new Error('Not now'));
    expect(await report(payload)).toBe(500);
    expect(await report(payload)).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('with a wrong signature is counted by the network of its sender', async () => {
    const from = async (remoteAddress: string): Promise<number> => {
      const headers = { 'content-type': 'application/json' };
      const given = { method: 'POST', url: path, payload: '{}', headers, remoteAddress } as const;
      return (await server.app.inject(given)).statusCode;
    };
    for (let at = 0; at < 60; at += 1) expect(await from(`2001:db8::${at + 1}`)).toBe(401);
    expect(await from('2001:db8::ffff')).toBe(429);
    expect(await from('2001:db8:0:1::1')).toBe(401);
  });

  it('of a parcel of another organization changes nothing there', async () => {
    const other = labelBuyer(server, await server.signIn('other@lading.test'));
    await other.fund(100_000);
    const { labels } = await other.bought();
    const counted = async () =>
      (await server.platform.database.pool.query('select count(*) from tracking_event')).rows;
    const before = await counted();
    const theirs = labels[0]!.trackingNumber;
    expect(await report(updated({ tracking_code: theirs, tracking_details: [step()] }))).toBe(200);
    expect(await counted()).toEqual(before);
  });
});
