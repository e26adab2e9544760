import type { PullRun } from '@lading/contracts/services/store-sync';
import { languageOf } from '@lading/i18n/create-texts';
import { formatTime } from '@lading/i18n/format-time';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { pullCounts, pullError, storeState } from './store-rules.ts';
import { StoreStateBadge } from './store-state-badge.tsx';

/** One pull: when, by whom, and what came of it. */
export function PullRunItem({ run }: { run: PullRun }) {
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
      {state === 'success' || counts.length > 0 ? (
        <p className="mt-1 text-sm text-ink-muted tabular-nums">{counts.join(' · ') || t('nothingNew')}</p>
      ) : null}
    </li>
  );
}
