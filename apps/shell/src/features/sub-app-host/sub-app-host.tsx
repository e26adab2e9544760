import { Spinner } from '@lading/ui/spinner';
import { type ReactNode, Suspense, useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { CrashPanel } from './crash-panel.tsx';
import { FaultBanner } from './fault-banner.tsx';
import type { SubAppRuntime } from './runtime-api.ts';

export interface SubAppHostProps {
  runtime: SubAppRuntime;
  /** Shown at an address that no sub-app answers for. */
  absent: ReactNode;
}

/**
 * The place where sub-apps appear: one for all of them, in one route of the shell, so that going from one to the other
 * takes nothing apart but the sub-app itself (spec §1).
 */
export function SubAppHost({ runtime, absent }: SubAppHostProps): ReactNode {
  const { t } = useTranslation('subAppHost');
  const status = useSyncExternalStore(runtime.subscribe, runtime.getStatus);
  const outlet = useCallback((element: HTMLElement | null) => runtime.attach(element), [runtime]);
  const isLoading = status.phase === 'loading';

  return (
    <div className="relative flex h-full flex-col" aria-busy={isLoading}>
      {isLoading && (
        <output className="absolute inset-x-0 top-24 flex animate-late items-center justify-center gap-2 text-sm text-ink-muted">
          <Spinner />
          {t('loading')}
        </output>
      )}
      {/* What waits for its code must not take the place for sub-apps away meanwhile. */}
      {status.phase === 'absent' && <Suspense>{absent}</Suspense>}
      {status.phase === 'crashed' && <CrashPanel fault={status.fault} onRetry={runtime.retry} />}
      {status.phase === 'mounted' && status.fault && (
        <FaultBanner onRestart={runtime.retry} onDismiss={runtime.dismissFault} />
      )}
      <div ref={outlet} className="min-h-0 flex-1" />
    </div>
  );
}
