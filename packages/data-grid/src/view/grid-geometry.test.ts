import { describe, expect, it } from 'vitest';
import { columnAt, columnsInSight, layoutColumns } from './column-layout.ts';
import { offsetToShow, ScrollScale } from './grid-viewport.ts';

const layout = layoutColumns({
  widths: [100, 100, 100, 100],
  numberWidth: 50,
  frozen: 1,
  viewportWidth: 400,
});

describe('columns', () => {
  it('stay frozen while they leave more than half of the width to the others', () => {
    const frozenAt = (viewportWidth: number): number =>
      layoutColumns({ widths: [100, 100], numberWidth: 50, frozen: 2, viewportWidth }).frozen;
    expect([frozenAt(1000), frozenAt(400), frozenAt(300)]).toEqual([2, 1, 0]);
  });

  it('are visible between the frozen ones and the right edge', () => {
    expect(columnsInSight(layout, 0, 400)).toEqual([1, 4]);
    expect(columnsInSight(layout, 0, 350)).toEqual([1, 3]);
    expect(columnsInSight(layout, 100, 250)).toEqual([2, 3]);
    expect(columnsInSight(layout, 150, 250)).toEqual([2, 4]);
  });

  it.each([
    [10, 200, -1],
    [60, 200, 0],
    [160, 0, 1],
    [160, 200, 3],
    [390, 200, null],
  ])('at %d px, scrolled by %d, hits column %s', (x, scrollLeft, col) => {
    expect(columnAt(layout, x, scrollLeft)).toBe(col);
  });
});

describe('scrolling', () => {
  it.each([
    [40, 100, 40, 'above the view: up to it'],
    [200, 100, 140, 'below the view: until its end shows'],
    [120, 100, 100, 'in sight: not at all'],
  ])('to %d from %d goes to %d (%s)', (start, offset, to) => {
    expect(offsetToShow(start, 40, offset, 100)).toBe(to);
  });

  it('is not scaled while the rows fit into the maximum height of browsers', () => {
    expect(new ScrollScale(4_000_000, 800)).toMatchObject({ bodyHeight: 4_000_000, ratio: 1 });
  });

  it('reaches the last row of a million', () => {
    const scale = new ScrollScale(40_000_000, 800);
    expect(scale.bodyHeight).toBe(15_000_000);
    expect(scale.toVirtual(15_000_000 - 800)).toBeCloseTo(40_000_000 - 800, 3);
    expect(scale.toScroll(scale.toVirtual(1234))).toBeCloseTo(1234, 6);
  });
});
