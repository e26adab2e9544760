import { describe, expect, it } from 'vitest';
import { isGivenUp, outcomeOf, signatureOf } from './delivery-rules.ts';

const now = new Date('2026-11-30T23:59:00Z');
const attempt = (status: number | null) => ({ time: now.toISOString(), ms: 1, status, fault: null });

describe('an attempt to deliver', () => {
  it.each([
    [200, 0, 'DONE', null],
    [299, 6, 'DONE', null],
    [301, 0, 'WAITING', '2026-12-01T00:00:00.000Z'],
    [404, 1, 'WAITING', '2026-12-01T00:04:00.000Z'],
    [500, 6, 'WAITING', '2026-12-01T23:59:00.000Z'],
    [null, 0, 'WAITING', '2026-12-01T00:00:00.000Z'],
    [500, 7, 'FAILED', null],
  ] as const)('with status %s after %s failures is %s until %s', (status, tries, state, next) => {
    const outcome = outcomeOf(attempt(status), { tries, now });
    expect([outcome.state, outcome.nextAt?.toISOString() ?? null]).toEqual([state, next]);
  });
});

it.each([
  [2 * 86_400_000, false],
  [3 * 86_400_000 - 1, false],
  [3 * 86_400_000, true],
])('a webhook that fails for %s ms is deactivated: %s', (ms, isOver) => {
  expect(isGivenUp(new Date(now.getTime() - ms), now)).toBe(isOver);
});

it('a signature has its time, and one digest for each secret', () => {
  expect(signatureOf('{}', ['a', 'b'], now)).toMatch(/^t=1796083140,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/);
});
