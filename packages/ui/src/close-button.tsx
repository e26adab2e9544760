import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** The visible cross of dialogs, banners and toasts. */
export function CloseButton({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        'inline-flex size-7 shrink-0 items-center justify-center rounded-md text-ink-muted transition-colors hover:bg-hover hover:text-ink pointer-coarse:size-10',
        className,
      )}
    >
      <X aria-hidden="true" className="size-4" />
    </button>
  );
}
