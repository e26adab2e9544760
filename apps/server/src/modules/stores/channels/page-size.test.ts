import { describe, expect, it } from 'vitest';
import { pageSize } from './page-size.ts';

/** After so many fast answers. */
function grown(size: ReturnType<typeof pageSize>, answers = 100): number {
  for (let given = 0; given < answers; given += 1) size.took(1);
  return size.now;
}

describe('the size of a page', () => {
  it('is the usual one without a mark, and grows back to it after a failure', () => {
    const size = pageSize(50);
    expect(size.now).toBe(50);
    size.shrink();
    expect(size.now).toBe(12);
    expect(grown(size)).toBe(50);
  });

  it('goes on as its mark says, and grows to the usual one', () => {
    const size = pageSize(50, { size: 6 });
    expect(size.now).toBe(6);
    expect(grown(size)).toBe(50);
  });

  it('stays within the maximum of its mark, however fast the answers are', () => {
    const size = pageSize(50, { size: 25, most: 12 });
    expect(size.now).toBe(12);
    expect(grown(size)).toBe(12);
    size.shrink();
    expect(grown(size)).toBe(12);
  });

  it('is never above the usual one', () => {
    expect(grown(pageSize(10, { size: 25, most: 25 }))).toBe(10);
  });
});
