import { describe, expect, it } from 'vitest';
import { demoScenario, demoTrackingNumber, gs1CheckDigit } from './demo-number-rules.ts';

describe('SSCC numbers', () => {
  it.each(['006141411234567890', '095212340000000013'])('%s has its check digit', (sscc) => {
    expect(gs1CheckDigit(sscc.slice(0, 17))).toBe(Number(sscc[17]));
  });

  it('are given out under the prefix of demonstrations', () => {
    expect(demoTrackingNumber(1)).toBe('095212340000000013');
  });
});

describe('scenarios', () => {
  it.each([
    ['DEMO: REPLY-LOST', { name: 'REPLY-LOST', by: 0 }],
    ['demo:heavy+3', { name: 'HEAVY', by: 3 }],
    ['Apt 6', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s', (line, scenario) => expect(demoScenario(line)).toEqual(scenario));
});
