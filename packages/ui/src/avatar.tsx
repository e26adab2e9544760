import { cx } from './cx.ts';

export interface AvatarProps {
  /** The person's or company's name; its initials are drawn. */
  name: string;
  size?: 'small' | 'medium';
  className?: string;
}

/** Two initials, or the last two characters of a Chinese name, which is how it is called. */
export function initialsOf(name: string): string {
  const text = name.trim();
  if (/\p{Script=Han}/u.test(text)) return text.slice(-2);
  const words = text.split(/[\s._@-]+/).filter(Boolean);
  const [first, second] = [words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : ''];
  return `${first.slice(0, 1)}${second.slice(0, 1)}`.toUpperCase();
}

/** A round placeholder for a person; decorative next to the name. */
export function Avatar({ name, size = 'medium', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-full border border-brand-line bg-brand-soft text-xs font-semibold text-brand-ink select-none',
        size === 'small' ? 'size-6' : 'size-8',
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
