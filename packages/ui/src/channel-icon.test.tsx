// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { channelDrawings } from './channel-drawings.ts';
import { ChannelIcon } from './channel-icon.tsx';
import { channelTint, tintShades } from './channel-tint.ts';
import { contrast, oklchToHex } from './tokens/oklch.ts';

afterEach(cleanup);
const codes = [...Array(26).keys()];

describe('the drawings of the channels 0 to 25 (spec §3)', () => {
  it('are one for each, no two alike, within their field', () => {
    expect(Object.keys(channelDrawings).map(Number)).toEqual(codes);
    expect(new Set(Object.values(channelDrawings)).size).toBe(26);
    for (const drawing of Object.values(channelDrawings)) {
      expect(drawing).toMatch(/^M[\d\sMmLlHhVvAaCcSsZz.-]+$/);
      for (const [, command, x, y] of drawing.matchAll(/([ML])(-?[\d.]+)[ ]?(-?[\d.]+)/g)) {
        expect([command, Number(x) > 2 && Number(x) < 22, Number(y) > 2 && Number(y) < 22]).toEqual([
          command,
          true,
          true,
        ]);
      }
    }
  });

  it.each(['light', 'dark'] as const)(
    'stand out from their tile, whatever its tint, when it is %s',
    (scheme) => {
      const { tile, lines } = tintShades[scheme];
      for (const code of [...codes, 99]) {
        const { hue, chroma } = channelTint(code);
        const [under, over] = [tile, lines].map(([l, c]) => oklchToHex({ l, c: c * chroma, h: hue }));
        expect(contrast(under!, over!)).toBeGreaterThan(4.5);
      }
    },
  );

  it('come after the tile, which says the name of its channel where it stands alone', async () => {
    const { container } = render(<ChannelIcon code={7} label="Walmart" />);
    expect(screen.getByRole('img', { name: 'Walmart' })).toBeTruthy();
    await expect.poll(() => container.querySelector('path')?.getAttribute('d')).toBe(channelDrawings[7]);
  });

  it('show a question for a code that is none', async () => {
    const { container } = render(<ChannelIcon code={77} />);
    expect(screen.queryByRole('img')).toBeNull();
    await expect.poll(() => container.querySelector('path')?.getAttribute('d')).toBe(channelDrawings[0]);
  });
});
