// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { keySequence } from './use-shortcut-keys.ts';

const press = (keys: string, pauseMs = 100) => {
  const next = keySequence();
  return [...keys].map((key, index) => next(key, index * pauseMs));
};

describe('shortcuts of one or two keys', () => {
  it.each([
    ['?', ['help']],
    ['go', ['first', 'orders']],
    ['gp', ['first', 'products']],
    ['gi', ['first', 'inventory']],
    ['i', ['import']],
    ['ggo', ['first', 'first', 'orders']],
    ['gx', ['first', undefined]],
    ['gxo', ['first', undefined, undefined]],
    ['g?', ['first', 'help']],
    ['o', [undefined]],
  ])('%s gives %j', (keys, result) => {
    expect(press(keys)).toEqual(result);
  });

  it('discards the first key after a while', () => {
    expect(press('go', 1_501)).toEqual(['first', undefined]);
    expect(press('gi', 1_501)).toEqual(['first', 'import']);
  });
});
