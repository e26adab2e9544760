import { describe, expect, it } from 'vitest';
import { CarrierError, type CarrierParcel } from '../carrier-adapter.ts';
import { pacing, trackEach } from './track-each.ts';

const parcelsOf = (count: number): CarrierParcel[] =>
  Array.from({ length: count }, (_, at) => ({ trackingNumber: String(at), serviceCode: 'USPS.Priority' }));
const signal = new AbortController().signal;
const limited = () => Promise.reject(new CarrierError({ kind: 'rate-limited', afterSeconds: 60 }));

describe('parcels tracked one by one', () => {
  it('are asked about in their order, so that the longest waiting come first', async () => {
    const asked: string[] = [];
    const { unasked } = await trackEach(
      parcelsOf(12),
      ({ trackingNumber }) => {
        asked.push(trackingNumber);
        return Promise.resolve([]);
      },
      { signal },
    );
    expect(asked).toEqual(parcelsOf(12).map(({ trackingNumber }) => trackingNumber));
    expect(unasked).toEqual([]);
  });

  it('are returned from the first refusal for too many requests on', async () => {
    const { unasked } = await trackEach(
      parcelsOf(40),
      ({ trackingNumber }) => (Number(trackingNumber) < 10 ? Promise.resolve([]) : limited()),
      { signal },
    );
    const numbers = unasked.map(({ trackingNumber }) => Number(trackingNumber));
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 30 }, (_, at) => at + 10),
    );
  });

  it('are returned when time is up; a failure before that does not keep its turn', async () => {
    const ending = new AbortController();
    const { unasked } = await trackEach(
      parcelsOf(8),
      ({ trackingNumber }) => {
        if (trackingNumber === '0') return Promise.resolve([]);
        if (trackingNumber === '4') ending.abort();
        return Promise.reject(new CarrierError({ kind: 'unavailable' }));
      },
      { signal: ending.signal },
    );
    const numbers = unasked.map(({ trackingNumber }) => trackingNumber);
    expect(numbers).toEqual(expect.arrayContaining(['5', '6', '7']));
    expect(numbers).not.toContain('0');
  });

  it('fail when not one request succeeded', async () => {
    await expect(trackEach(parcelsOf(3), limited, { signal })).rejects.toMatchObject({
      failure: { kind: 'rate-limited' },
    });
  });
});

it.each([
  ['at once while there are few', 4, [0, 1_000, 2_000], [0, 0, 0]],
  ['a quarter of a second apart when they come together', 4, [0, 0, 0, 100], [0, 250, 500, 650]],
  ['without waiting where a network has no such limit', Infinity, [0, 0, 0], [0, 0, 0]],
])('requests are sent %s', (_what, perSecond, moments, waits) => {
  const waitOf = pacing(perSecond);
  expect(moments.map((now) => waitOf(now))).toEqual(waits);
});
