import { CircleAlert, CircleCheck, CircleX, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { CloseButton } from './close-button.tsx';
import { cx } from './cx.ts';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps {
  tone?: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  onClose?: () => void;
  closeLabel?: string;
  /** Announces it when it appears after the page: danger as alert, else as status. */
  live?: boolean;
  className?: string;
}

const looks: Record<BannerTone, { box: string; ink: string; Icon: typeof Info }> = {
  info: { box: 'border-info-line bg-info-soft', ink: 'text-info-ink', Icon: Info },
  success: { box: 'border-success-line bg-success-soft', ink: 'text-success-ink', Icon: CircleCheck },
  warning: { box: 'border-warning-line bg-warning-soft', ink: 'text-warning-ink', Icon: CircleAlert },
  danger: { box: 'border-danger-line bg-danger-soft', ink: 'text-danger-ink', Icon: CircleX },
};

/** A message that stays in the page: the situation and what can be done about it. */
export function Banner(props: BannerProps) {
  const { tone = 'info', title, children, actions, onClose, closeLabel, live, className } = props;
  const { box, ink, Icon } = looks[tone];
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div
      role={role}
      className={cx('flex items-start gap-2.5 rounded-lg border px-3 py-2.5 text-sm', box, className)}
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-4 shrink-0', ink)} />
      <div className="min-w-0 flex-1 text-ink">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
        {actions ? <div className="mt-2 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
      {onClose && closeLabel ? (
        <CloseButton label={closeLabel} onClick={onClose} className="-my-1 -mr-1" />
      ) : null}
    </div>
  );
}
