// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChannelIcon, channelMarks, channelTint, tintShades } from './channel-icon.tsx';
import { contrast, oklchToHex } from './tokens/oklch.ts';

afterEach(cleanup);
const codes = [...Array(26).keys()];

describe('the glyphs of the channels 0 to 25 (spec §3)', () => {
  it('are distinct marks of one or two characters', () => {
    expect(Object.keys(channelMarks).map(Number)).toEqual(codes);
    expect(new Set(Object.values(channelMarks)).size).toBe(26);
    for (const mark of Object.values(channelMarks)) expect(mark).toMatch(/^[\w?]{1,2}$/);
  });

  it.each(['light', 'dark'] as const)('stand out from their tile in any tint, when it is %s', (scheme) => {
    const { tile, lines } = tintShades[scheme];
    for (const code of [...codes, 99]) {
      const { hue, chroma } = channelTint(code);
      const [under, over] = [tile, lines].map(([l, c]) => oklchToHex({ l, c: c * chroma, h: hue }));
      expect(contrast(under!, over!)).toBeGreaterThan(4.5);
    }
  });

  it('name the channel when alone, and hide their initial from screen readers', () => {
    render(<ChannelIcon code={7} label="Walmart" />);
    expect(screen.getByRole('img', { name: 'Walmart' }).textContent).toBe('W');
  });

  it('show a question mark for an unknown code', () => {
    const { container } = render(<ChannelIcon code={77} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.textContent).toBe('?');
  });
});
