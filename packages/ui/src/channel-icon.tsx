import { lazy, Suspense, type ComponentType, type CSSProperties } from 'react';
import { channelTint, tintShades } from './channel-tint.ts';
import { cx } from './cx.ts';

export interface ChannelIconProps {
  /** Platform type by code (spec §3). */
  code: number;
  /** The channel's name when the icon stands alone; without it the icon is decorative. */
  label?: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

// No page waits for the drawings, and none breaks without them: the tile stands there before.
const ChannelDrawing = lazy<ComponentType<{ code: number; strokeWidth: number }>>(() =>
  import('./channel-drawing.tsx').then(
    (file) => ({ default: file.ChannelDrawing }),
    () => ({ default: () => null }),
  ),
);

const sizes = {
  small: { tile: 'size-5 rounded-sm p-0.5', strokeWidth: 1.9 },
  medium: { tile: 'size-6 rounded-md p-[3px]', strokeWidth: 1.8 },
  large: { tile: 'size-9 rounded-lg p-1.5', strokeWidth: 1.6 },
};

const shade = ([lightness, chroma]: readonly [number, number]) =>
  `oklch(${lightness} calc(${chroma} * var(--chroma)) var(--hue))`;
const { light, dark } = tintShades;
const colours = {
  backgroundColor: `light-dark(${shade(light.tile)}, ${shade(dark.tile)})`,
  color: `light-dark(${shade(light.lines)}, ${shade(dark.lines)})`,
};

/** A store channel as our own drawing on a tile of its tint, no trade mark (spec §3). */
export function ChannelIcon({ code, label, size = 'medium', className }: ChannelIconProps) {
  const { hue, chroma } = channelTint(code);
  const { tile, strokeWidth } = sizes[size];
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      style={{ '--hue': hue, '--chroma': chroma, ...colours } as CSSProperties}
      className={cx('inline-block shrink-0 align-middle select-none', tile, className)}
    >
      <Suspense>
        <ChannelDrawing code={code} strokeWidth={strokeWidth} />
      </Suspense>
    </span>
  );
}
