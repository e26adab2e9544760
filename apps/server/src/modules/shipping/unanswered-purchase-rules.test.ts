import { unansweredMessages } from '@lading/contracts/shipping';
import { describe, expect, it } from 'vitest';
import { CarrierError, type CarrierFailure } from './carriers/carrier-adapter.ts';
import { isAskedByOtherKey, isAskedNoMore, whyNotAsked } from './unanswered-purchase-rules.ts';

describe('a carrier that does not report what it sold', () => {
  it.each<[CarrierFailure, boolean]>([
    [{ kind: 'unauthorized' }, true],
    [{ kind: 'key-unreadable' }, true],
    [{ kind: 'unavailable' }, false],
    [{ kind: 'rate-limited', afterSeconds: 3 }, false],
    [{ kind: 'outcome-unknown' }, false],
  ])('needs a person’s help when its account is refused: %j', (failure, isHelped) => {
    const text = whyNotAsked(new CarrierError(failure), 'UPS');
    const said = [text?.code, text?.message.includes('Carrier accounts')];
    expect(said).toEqual(isHelped ? [unansweredMessages.outcomeNotAsked.code, true] : [undefined, undefined]);
  });

  it('is asked again after any other error', () => {
    expect(whyNotAsked(new Error('lost'), 'UPS')).toBeUndefined();
  });

  it('is asked for a week', () => {
    const day = 24 * 3_600_000;
    expect([6, 7, 8].map((days) => isAskedNoMore(days * day))).toEqual([false, false, true]);
  });
});

it.each<[string, string | null | undefined, boolean]>([
  ['was never replaced', null, false],
  ['is the platform’s', undefined, false],
  ['was replaced before', '2026-03-01T08:59:59Z', false],
  ['was replaced in the same moment', '2026-03-01T09:00:00Z', true],
  ['was replaced since', '2026-03-01T09:00:01Z', true],
])('a purchase of 09:00 and a key that %s (%s): asked by another key is %s', (_name, at, isOther) => {
  const keySince = typeof at === 'string' ? new Date(at) : at;
  expect(isAskedByOtherKey(new Date('2026-03-01T09:00:00Z'), keySince)).toBe(isOther);
});
