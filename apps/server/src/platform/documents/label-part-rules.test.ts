import { describe, expect, it } from 'vitest';
import { partToPrint } from './label-part-rules.ts';

describe('the part of a page for a label', () => {
  const dark = { left: 150, top: 150, width: 1_140, height: 1_740 };
  it.each([
    ['a label as it is', { width: 1_200, height: 1_800 }, { left: 0, top: 0, width: 1_200, height: 1_800 }],
    ['one on its side', { width: 1_800, height: 1_200 }, { left: 0, top: 0, width: 1_800, height: 1_200 }],
    [
      'of a sheet its label',
      { width: 2_550, height: 3_300 },
      { left: 120, top: 120, width: 1_200, height: 1_800 },
    ],
    ['up to the edge', { width: 1_300, height: 3_300 }, { left: 120, top: 120, width: 1_180, height: 1_800 }],
  ])('%s', (_what, page, part) => {
    expect(partToPrint(page, dark, 300)).toEqual(part);
  });
});
