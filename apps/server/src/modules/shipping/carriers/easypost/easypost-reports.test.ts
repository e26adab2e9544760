import { describe, expect, it } from 'vitest';
import { readEasyPostReport } from './easypost-reports.ts';
import { signedReport } from './testing/easypost-report.ts';

const now = new Date('2026-11-24T20:00:00Z');
const path = '/api/lading-shipment/carrier/report/7';
const secret = 'sécret';
const tracker = {
  tracking_code: '9400',
  tracking_details: [{ datetime: '2026-11-24T19:00:00Z', status: 'delivered' }],
};
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const read = (payload: string, headers: Record<string, string>, webhookSecret = secret) =>
  readEasyPostReport({ webhookSecret, clock: { now: () => now } }, Buffer.from(payload), headers);
const refusal = expect.objectContaining({ failure: { kind: 'unauthorized' } });
const newer = (time = now) => signedReport(tracker, secret, { path, time });

describe('a report of EasyPost', () => {
  it.each([
    ['the older signature', signedReport(tracker, secret)],
    ['the newer one', newer()],
    ['the newer one, some minutes ago', newer(minutes(-4))],
    ['the newer one, by a clock that is ahead', newer(minutes(4))],
  ])('is read with %s', (_name, { payload, headers }) => {
    expect(read(payload, headers)).toMatchObject([{ trackingNumber: '9400', status: 'DELIVERED' }]);
    expect(() => read(`${payload} `, headers)).toThrow(refusal);
    expect(() => read(payload, headers, 'secret')).toThrow(refusal);
  });

  it('is read in the format that EasyPost documents for its time', () => {
    expect(newer().headers['x-timestamp']).toBe('Tue, 24 Nov 2026 20:00:00 -0000');
  });

  const one = newer();
  it.each<[string, ReturnType<typeof newer>, Record<string, string>]>([
    ['no signature', signedReport(tracker, secret), { 'x-hmac-signature': '' }],
    ['the newer signature of long ago', newer(minutes(-6)), {}],
    ['the newer signature of a time to come', newer(minutes(6)), {}],
    ['the newer signature with another time', one, { 'x-timestamp': 'Tue, 24 Nov 2026 20:01:00 -0000' }],
    ['the newer signature with a time in another format', one, { 'x-timestamp': now.toISOString() }],
    ['the newer signature with another path', one, { 'x-path': '/other' }],
    ['the newer signature without a path', one, { 'x-path': '' }],
  ])('is refused with %s', (_name, { payload, headers }, change) => {
    expect(() => read(payload, { ...headers, ...change })).toThrow(refusal);
  });

  it('is refused with the newer signature in place of the older one', () => {
    const given = one.headers['x-hmac-signature-v2'] ?? '';
    expect(() => read(one.payload, { 'x-hmac-signature': given })).toThrow(refusal);
  });
});
