import { describe, expect, it } from 'vitest';
import { missingAmount, suggestedAmount } from './top-up-rules.ts';

describe('the amount missing for a label', () => {
  it('is read from the address', () => {
    expect(missingAmount('18.40 USD')).toEqual({ minor: 1_840, currency: 'USD' });
  });

  it.each([null, '', '18.40', '18.405 USD', '-3.00 USD', '0.00 USD', 'much USD', '18.40 usd'])(
    'is not read from %j',
    (text) => {
      expect(missingAmount(text)).toBeNull();
    },
  );

  it('is rounded up to whole units, and to the minimum payment', () => {
    expect([suggestedAmount(18.4), suggestedAmount(0.2), suggestedAmount(null)]).toEqual([19, 5, 100]);
  });
});
