import { describe, expect, it } from 'vitest';
import { keySequence } from './key-sequence.ts';

const press = (keys: string, pauseMs = 100) => {
  const next = keySequence();
  return [...keys].map((key, index) => next(key, index * pauseMs));
};

describe('shortcuts of one or two keys', () => {
  it.each([
    ['?', ['help']],
    ['go', ['begun', 'orders']],
    ['gp', ['begun', 'products']],
    ['gi', ['begun', 'inventory']],
    ['i', ['import']],
    ['ggo', ['begun', 'begun', 'orders']],
    ['gx', ['begun', undefined]],
    ['gxo', ['begun', undefined, undefined]],
    ['g?', ['begun', 'help']],
    ['o', [undefined]],
  ])('%s gives %j', (keys, result) => {
    expect(press(keys)).toEqual(result);
  });

  it('discards the first key after a while', () => {
    expect(press('go', 1_501)).toEqual(['begun', undefined]);
    expect(press('gi', 1_501)).toEqual(['begun', 'import']);
  });
});
