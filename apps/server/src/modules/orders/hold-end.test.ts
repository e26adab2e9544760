import { orderMessages, orderWorkLimits } from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import { refuseHoldEnd } from './order-act-rules.ts';

describe('the end of a hold', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const { holdDays: most } = orderWorkLimits;
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  const day = 86_400_000;
  const requests = (until: string) =>
    [
      { act: 'hold', reason: 'PAYMENT', until },
      { act: 'change-hold', until },
    ] as const;
  it.each([
    ['may be in a minute', after(60_000)],
    ['may be in the last of the days', after(most * day)],
  ])('%s', (_name, until) => {
    for (const request of requests(until)) expect(() => refuseHoldEnd(request, now)).not.toThrow();
  });

  it.each([
    ['is not now', after(0), orderMessages.holdEndPast()],
    ['is not after the last of the days', after(most * day + 1), orderMessages.holdTooLong({ most })],
  ])('%s', (_name, until, text) => {
    const fault = expect.objectContaining({ faults: [{ fieldName: 'until', ...text }] }) as Error;
    for (const request of requests(until)) expect(() => refuseHoldEnd(request, now)).toThrow(fault);
  });

  it('may be left to a person', () => {
    expect(() => refuseHoldEnd({ act: 'change-hold', until: null }, now)).not.toThrow();
  });
});
