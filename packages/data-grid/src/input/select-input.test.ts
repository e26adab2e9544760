import { describe, expect, it } from 'vitest';
import { matchOptions } from './select-input.ts';

const options = [
  { value: 'UM', label: 'US Outlying Islands' },
  { value: 'AE', label: 'United Arab Emirates' },
  { value: 'US', label: 'United States' },
  { value: 'AU', label: 'Australia' },
  { value: 'BY', label: 'Belarus' },
];
const found = (typed: string): string[] => matchOptions(options, typed).map(({ value }) => value);

describe('typed search in a select', () => {
  it('puts the option whose value was typed first', () => {
    expect(found('us')).toEqual(['US', 'UM', 'AU', 'BY']);
  });

  it('ranks prefixes before words before other matches', () => {
    expect(found('united')).toEqual(['AE', 'US']);
    expect(found('st')).toEqual(['US', 'AU']);
  });

  it('offers everything for empty input, and nothing when nothing matches', () => {
    expect(found('  ')).toHaveLength(5);
    expect(found('zz')).toEqual([]);
  });
});
