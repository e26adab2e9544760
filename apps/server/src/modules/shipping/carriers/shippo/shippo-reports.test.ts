import { describe, expect, it } from 'vitest';
import { readShippoReport } from './shippo-reports.ts';
import { reportSignature } from './testing/signed-report.ts';

const now = new Date('2026-11-24T20:00:00Z');
const token = 'url-secret';
const secret = 'secret-of-shippo';
const step = { status: 'DELIVERED', status_details: 'Delivered', status_date: '2026-11-24T19:00:00Z' };
const payload = JSON.stringify({
  event: 'track_updated',
  data: { carrier: 'usps', tracking_number: '9400', tracking_status: step, tracking_history: [step] },
});
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const refusal = expect.objectContaining({ failure: { kind: 'unauthorized' } });

interface Given {
  reportSecret?: string | null;
  signature?: string | string[];
  body?: string;
  given?: string;
}
const read = ({ reportSecret = secret, signature, body = payload, given = token }: Given) =>
  readShippoReport({ webhookSecret: token, reportSecret, clock: { now: () => now } }, Buffer.from(body), {
    headers: { 'shippo-auth-signature': signature },
    token: given,
  });
const signed = (time = now, by = secret) => reportSignature(payload, by, time);

describe('a report of Shippo', () => {
  it('needs only the secret in its URL where the account has no signing secret', () => {
    expect(read({ reportSecret: null })).toMatchObject([{ trackingNumber: '9400', status: 'DELIVERED' }]);
    expect(read({ reportSecret: null, signature: 'of something else' })).toHaveLength(1);
    expect(() => read({ reportSecret: null, given: 'other' })).toThrow(refusal);
  });

  it.each([
    ['a signature', signed()],
    ['a signature of some minutes ago', signed(minutes(-4))],
    ['a signature by a clock that is ahead', signed(minutes(4))],
    ['spaces between its fields', signed().replace(',', ', ')],
    ['signatures with two secrets', signed().replace(',', `,v1=${'0'.repeat(64)},`)],
  ])('is read with %s', (_name, signature) => {
    expect(read({ signature })).toMatchObject([{ trackingNumber: '9400' }]);
    expect(() => read({ signature, body: `${payload} ` })).toThrow(refusal);
    expect(() => read({ signature, given: 'other' })).toThrow(refusal);
  });

  it.each<[string, string | string[] | undefined]>([
    ['no signature', undefined],
    ['an empty signature', ''],
    ['two headers', [signed(), signed()]],
    ['a signature with another secret', signed(now, 'other-secret')],
    ['a signature of long ago', signed(minutes(-6))],
    ['a signature of a time to come', signed(minutes(6))],
    ['another time', signed().replace(/^t=\d+/, `t=${now.getTime() / 1_000 - 1}`)],
    ['no time', signed().replace(/^t=\d+,/, '')],
    ['a time in another format', signed().replace(/^t=\d+/, `t=${now.toISOString()}`)],
    ['a signature of another version', signed().replace('v1=', 'v0=')],
  ])('is refused with %s', (_name, signature) => {
    expect(() => read(signature === undefined ? {} : { signature })).toThrow(refusal);
  });
});
