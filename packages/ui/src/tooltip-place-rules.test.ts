import { describe, expect, test } from 'vitest';
import { tooltipPlace } from './tooltip-place-rules.ts';

describe('the place of a tooltip', () => {
  const view = { width: 400, height: 300 };
  const tooltip = { width: 100, height: 24 };
  const at = (left: number, top: number) => ({ left, top, width: 32, height: 32 });
  test.each([
    ['stands above', at(200, 100), 'top', { left: 166, top: 70 }],
    ['stands below', at(200, 100), 'bottom', { left: 166, top: 138 }],
    ['stands at the left', at(200, 100), 'left', { left: 94, top: 104 }],
    ['stands at the right', at(200, 100), 'right', { left: 238, top: 104 }],
    ['turns to the other side where there is no room', at(200, 10), 'top', { left: 166, top: 48 }],
    ['stays inside of the window', at(380, 100), 'bottom', { left: 292, top: 138 }],
  ] as const)('%s', (_name, trigger, side, place) => {
    expect(tooltipPlace(trigger, tooltip, view, side)).toEqual(place);
  });

  test('stays on its side where the other has even less room', () => {
    const low = { width: 400, height: 60 };
    expect(tooltipPlace(at(200, 20), tooltip, low, 'top')).toEqual({ left: 166, top: 8 });
  });

  test('shows its beginning in a window that is too small for it', () => {
    const tiny = { width: 60, height: 20 };
    expect(tooltipPlace(at(10, 0), tooltip, tiny, 'bottom')).toEqual({ left: 8, top: 8 });
  });
});
