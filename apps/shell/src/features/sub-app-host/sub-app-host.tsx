import { Spinner } from '@lading/ui/spinner';
import {
  type ReactNode,
  Suspense,
  useCallback,
  useRef,
  useSyncExternalStore,
  type RefObject,
  useEffect,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { SubAppRuntime } from './runtime-api.ts';
import { Button } from '@lading/ui/button';
import { ErrorState } from '@lading/ui/error-state';
import { isChunkFailure } from './chunk-error-rules.ts';
import type { SubAppFault } from './sub-app-fault.ts';
import { Banner } from '@lading/ui/banner';

/** Shown above a sub-app that continues after an error, so that nothing unsaved is lost (rule 8). */
function FaultBanner(acts: { onRestart: () => void; onDismiss: () => void }): ReactNode {
  const { t } = useTranslation('shellSubAppHost');
  return (
    <Banner
      tone="warning"
      live
      title={t('faulty')}
      onClose={acts.onDismiss}
      closeLabel={t('dismiss')}
      className="mx-4 mt-4"
      actions={
        <Button size="small" onClick={acts.onRestart}>
          {t('restart')}
        </Button>
      }
    >
      {t('faultyHint')}
    </Banner>
  );
}

function explanation({ error }: SubAppFault): 'timeout' | 'chunk' | 'broken' {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout';
  return isChunkFailure(error) ? 'chunk' : 'broken';
}

/** Replaces a crashed sub-app, while header and menus keep working (rule 8). */
function CrashPanel({ fault, onRetry }: { fault: SubAppFault; onRetry: () => void }): ReactNode {
  const { t } = useTranslation('shellSubAppHost');
  return (
    <ErrorState title={t('crashed')} onRetry={onRetry} retryLabel={t('retry')}>
      <p>{t(explanation(fault))}</p>
      <Button variant="ghost" size="small" className="mt-2" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </ErrorState>
  );
}

export interface SubAppHostProps {
  runtime: SubAppRuntime;
  /** Shown at an address that no sub-app handles. */
  absent: ReactNode;
}

/** The area of all sub-apps, in one route of the shell, so that switching between them only replaces the sub-app itself (spec §1). */
export function SubAppHost({ runtime, absent }: SubAppHostProps): ReactNode {
  const { t } = useTranslation('shellSubAppHost');
  const status = useSyncExternalStore(runtime.subscribe, runtime.getStatus);
  const outlet = useCallback((element: HTMLElement | null) => runtime.attach(element), [runtime]);
  const isLoading = status.phase === 'loading';
  const place = useRef<HTMLDivElement>(null);
  const isShown = status.phase === 'mounted' || status.phase === 'absent';
  useHeadingFocus(place, isShown ? ('app' in status ? status.app : status.phase) : null);

  return (
    <div ref={place} className="relative flex h-full flex-col" aria-busy={isLoading}>
      {isLoading && (
        <output className="absolute inset-x-0 top-24 flex animate-late items-center justify-center gap-2 text-sm text-ink-muted">
          <Spinner />
          {t('loading')}
        </output>
      )}
      {/* Suspending on its code must not hide the sub-app area meanwhile. */}
      {status.phase === 'absent' && <Suspense>{absent}</Suspense>}
      {status.phase === 'crashed' && <CrashPanel fault={status.fault} onRetry={runtime.retry} />}
      {status.phase === 'mounted' && status.fault && (
        <FaultBanner onRestart={runtime.retry} onDismiss={runtime.dismissFault} />
      )}
      <div ref={outlet} className="min-h-0 flex-1" />
    </div>
  );
}

/**
 * Focuses the heading of each page that replaces another, so that screen readers announce it and the keyboard continues there
 * (WCAG 2.4.3). Not on the first page: there the focus belongs to the browser.
 * @param shown identifies the shown page; null while nothing is shown yet
 */
function useHeadingFocus(place: RefObject<HTMLElement | null>, shown: string | null): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (shown === null || shown === last.current) return undefined;
    const isFirst = last.current === undefined;
    last.current = shown;
    const at = place.current;
    if (isFirst || !at) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    // If the person has moved the focus meanwhile, it stays there.
    for (const name of ['keydown', 'pointerdown'])
      addEventListener(name, () => ended.abort(), { capture: true, signal });
    const focus = async (): Promise<void> => {
      // Loaded on demand, since the first page does not need it. If that fails, the focus stays.
      const code = await import('./focus-heading.ts').catch(() => null);
      if (!signal.aborted) code?.focusHeading(at, signal);
    };
    void focus();
    return () => ended.abort();
  }, [place, shown]);
}
