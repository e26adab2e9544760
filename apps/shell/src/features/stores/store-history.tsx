import type { PullRun, Store } from '@lading/contracts/stores';
import { languageOf } from '@lading/i18n/create-texts';
import { formatTime } from '@lading/i18n/format-time';
import { IconButton } from '@lading/ui/icon-button';
import { PanelWaiting } from '@lading/ui/panel-waiting';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { HeldOrders } from './held-orders.tsx';
import { pullHistory } from './store-queries.ts';
import { pullCounts, pullError, storeName, storeState } from './store-rules.ts';
import { useFirstFocus } from '../../platform/use-first-focus.ts';
import { StoreStateBadge } from './store-state-badge.tsx';

/** One pull: when, by whom, and the result. */
function PullRunItem({ run }: { run: PullRun }) {
  const { t, i18n } = useTranslation('stores');
  const { timeZone } = useAccount();
  const state = storeState(run.status);
  const at = (time: string) => formatTime(time, timeZone, 'default');
  const counts = [
    ...pullCounts(run).map(([kind, count]) => t(kind, { count })),
    ...(run.heldCount ? [t('held', { count: run.heldCount })] : []),
  ];
  return (
    <li className="border-b border-line px-4 py-2.5 last:border-b-0">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 text-sm text-ink tabular-nums">{at(run.startTime)}</p>
        <StoreStateBadge state={state} />
      </div>
      <p className="mt-0.5 text-xs text-ink-muted tabular-nums">
        {[run.endTime ? t('ended', { time: at(run.endTime) }) : '', run.userName || t('byClock')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {state === 'failed' ? (
        <p className="mt-1 text-sm break-words text-danger-ink">
          {pullError(run.errorMsg, languageOf(i18n), t('pullFailed'))}
        </p>
      ) : null}
      {(run.toldCount ?? 0) > (run.readCount ?? 0) ? (
        <p className="mt-1 text-sm text-warning-ink">
          {t('readOfTold', { read: run.readCount ?? 0, told: run.toldCount ?? 0 })}
        </p>
      ) : null}
      {state === 'success' || counts.length > 0 ? (
        <p className="mt-1 text-sm text-ink-muted tabular-nums">{counts.join(' · ') || t('nothingNew')}</p>
      ) : null}
    </li>
  );
}

interface StoreHistoryProps {
  store: Store;
  onBack: () => void;
  onSettings: () => void;
}

/** The latest pulls of a store and its skipped orders. */
export function StoreHistory({ store, onBack, onSettings }: StoreHistoryProps) {
  const { t, i18n } = useTranslation(['stores', 'common']);
  const back = useFirstFocus<HTMLButtonElement>();
  const query = useQuery(pullHistory(store.storeId));
  const { data } = query;
  const name = storeName(store, languageOf(i18n));
  const title = t('historyOf', { name });
  return (
    <div>
      <div className="flex items-center gap-2 border-b border-line px-3 py-1.5">
        <IconButton
          label={t('backToStores')}
          icon={<ArrowLeft aria-hidden="true" />}
          tooltip={false}
          ref={back}
          onClick={onBack}
        />
        <h2 className="min-w-0 flex-1 truncate text-base font-semibold text-ink" title={title}>
          {title}
        </h2>
        <IconButton
          label={t('settingsOf', { name })}
          icon={<Settings aria-hidden="true" />}
          onClick={onSettings}
        />
      </div>
      {data ? (
        <>
          <HeldOrders
            held={data.held}
            count={Math.max(store.heldCount ?? 0, data.held.length)}
            className="border-b border-line px-4 py-3"
          />
          {data.runs.length > 0 ? (
            <ol aria-label={title}>
              {data.runs.map((run) => (
                <PullRunItem key={run.pullId} run={run} />
              ))}
            </ol>
          ) : (
            <p className="px-4 py-6 text-center text-sm text-ink-muted">{t('noRuns')}</p>
          )}
        </>
      ) : (
        <PanelWaiting query={query} failedTitle={t('historyFailed')} retryLabel={t('common:action.retry')} />
      )}
    </div>
  );
}
