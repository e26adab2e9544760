import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

export interface ErrorStateProps {
  /** What happened. */
  title: ReactNode;
  /** How to fix it. */
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  retrying?: boolean;
  /** The request's id for support, with its label: "Request ID". */
  requestId?: { label: string; id: string };
  compact?: boolean;
}

/** Replaces content that could not be loaded: what happened, a retry, the request id. Announced as an alert. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, retryLabel, retrying = false, requestId, compact } = props;
  return (
    <div
      role="alert"
      className={cx('flex flex-col items-center justify-center px-6 text-center', compact ? 'py-6' : 'py-14')}
    >
      <span
        aria-hidden="true"
        className="mb-3 flex size-10 items-center justify-center rounded-lg border border-danger-line bg-danger-soft text-danger-ink"
      >
        <CircleX className="size-5" />
      </span>
      <p className="text-base font-semibold text-ink">{title}</p>
      {children ? <div className="mt-1 max-w-96 text-sm text-balance text-ink-muted">{children}</div> : null}
      {onRetry && retryLabel ? (
        <Button className="mt-4" onClick={onRetry} loading={retrying}>
          {retryLabel}
        </Button>
      ) : null}
      {requestId ? (
        <p className="mt-3 text-xs text-ink-faint">
          {requestId.label} <code className="font-mono select-all">{requestId.id}</code>
        </p>
      ) : null}
    </div>
  );
}
