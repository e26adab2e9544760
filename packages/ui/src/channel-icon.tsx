import type { CSSProperties } from 'react';
import { channelGlyph } from './channel-icon-rules.ts';
import { cx } from './cx.ts';

export interface ChannelIconProps {
  /** Platform type by code (spec §3). */
  code: number;
  /** The channel's name when the icon stands alone; without it the icon is decorative. */
  label?: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

const sizes = {
  small: 'size-5 rounded-sm text-[12px]',
  medium: 'size-6 rounded-md text-xs',
  large: 'size-9 rounded-lg text-base',
};

/** A store channel as our own glyph: its letters on its colour, no trade-mark drawing. */
export function ChannelIcon({ code, label, size = 'medium', className }: ChannelIconProps) {
  const { letters, hue } = channelGlyph(code);
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      style={{ '--hue': hue, '--chroma': letters === '?' ? 0.012 : 0.105 } as CSSProperties}
      className={cx(
        'inline-flex shrink-0 items-center align-middle justify-center bg-[oklch(0.46_var(--chroma)_var(--hue))] leading-none font-semibold tracking-tight text-white select-none',
        sizes[size],
        className,
      )}
    >
      {letters}
    </span>
  );
}
