import type { CSSProperties } from 'react';
import { cx } from './cx.ts';

/** Spreads the hues, so that neighbors in the list of channels differ clearly. */
const stepDegrees = 137.5;

/** The tint of a channel's tile by its code (spec §3): hue in degrees and chroma, in OKLCH. Unknown codes are gray. */
export function channelTint(code: number): { hue: number; chroma: number } {
  if (!Number.isInteger(code) || code < 1 || code > 25) return { hue: 220, chroma: 0.1 };
  return { hue: (code * stepDegrees) % 360, chroma: 1 };
}

/** Lightness and chroma of tile and lines in OKLCH, in both schemes; any hue keeps 4.5:1 between the two. */
export const tintShades = {
  light: { tile: [0.93, 0.045], lines: [0.42, 0.1] },
  dark: { tile: [0.31, 0.05], lines: [0.86, 0.085] },
} as const;

export interface ChannelIconProps {
  /** Platform type by code (spec §3). */
  code: number;
  /** The channel's name when the icon is alone; without it the icon is decorative. */
  label?: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** The initials of the channels by code; a code without a name in the specification is shown by its number. */
export const channelMarks: Readonly<Record<number, string>> = {
  0: '?',
  1: 'A',
  2: 'e',
  3: 'SS',
  4: 'S',
  5: 'E',
  6: 'B',
  7: 'W',
  8: 'D',
  9: 'G',
  10: 'Wf',
  11: 'Wo',
  12: 'N',
  13: 'Wi',
  14: 'Ec',
  15: '15',
  16: 'M',
  17: 'NS',
  18: '18',
  19: 'O',
  20: 'T',
  21: 'Tx',
  22: '22',
  23: '23',
  24: 'F',
  25: 'Sf',
};

const sizes = {
  small: 'size-5 rounded-sm text-xs',
  medium: 'size-6 rounded-md text-xs',
  large: 'size-9 rounded-lg text-base',
};

const shade = ([lightness, chroma]: readonly [number, number]) =>
  `oklch(${lightness} calc(${chroma} * var(--chroma)) var(--hue))`;
const { light, dark } = tintShades;
const colours = {
  backgroundColor: `light-dark(${shade(light.tile)}, ${shade(dark.tile)})`,
  color: `light-dark(${shade(light.lines)}, ${shade(dark.lines)})`,
};

/** A store channel as its initial on a tile of its color, no trade mark (spec §3). */
export function ChannelIcon({ code, label, size = 'medium', className }: ChannelIconProps) {
  const { hue, chroma } = channelTint(code);
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      style={{ '--hue': hue, '--chroma': chroma, ...colours } as CSSProperties}
      className={cx(
        'inline-flex shrink-0 items-center justify-center align-middle leading-none font-semibold tracking-tighter select-none forced-colors:border',
        sizes[size],
        className,
      )}
    >
      <span aria-hidden="true">{channelMarks[code] ?? channelMarks[0]}</span>
    </span>
  );
}
