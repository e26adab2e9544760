import { unansweredMessages } from '@lading/contracts/shipping';
import { describe, expect, it } from 'vitest';
import { CarrierError, type CarrierFailure } from './carriers/carrier-adapter.ts';
import { isAskedNoMore, whyNotAsked } from './unanswered-purchase-rules.ts';

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
