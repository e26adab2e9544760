import { describe, expect, it } from 'vitest';
import { surelyFits } from './surely-fits.ts';

describe('A text of a cell', () => {
  it.each([
    ['', 10],
    ['12.50', 45],
    ['4006381000123', 119],
    ['LD-000123', 128],
    ['夏季新款', 60],
  ])('“%s” surely fits into %i px', (text, room) => {
    expect(surelyFits(text, room)).toBe(true);
  });

  it.each([
    ['a word wider than it looks', 'WWWW', 50],
    ['Chinese characters', '夏季新款', 50],
    ['a line break, which would show a second line', '1\n2', 200],
    ['a tab', '1\t2', 200],
    ['a sign wider than any letter', '﷽', 200],
    ['an emoji', '📦', 200],
  ])('may not fit: %s', (_what, text, room) => {
    expect(surelyFits(text, room)).toBe(false);
  });
});
