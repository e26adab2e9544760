import type { Store } from '@lading/contracts/stores';
import { languageOf } from '@lading/i18n/create-texts';
import { formatTime } from '@lading/i18n/format-time';
import { Button } from '@lading/ui/button';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { failuresInRow, isDisconnected, pullCounts, pullError, storeState } from './store-rules.ts';

/** The text about a store's pulls: the result of the last one, why it failed, or why there are none. */
export function StorePullText({
  store,
  onReconnect,
}: {
  store: Store;
  onReconnect: (() => void) | undefined;
}) {
  const { t, i18n } = useTranslation('stores');
  const { timeZone } = useAccount();
  const language = languageOf(i18n);
  if (isDisconnected(store)) {
    return (
      <>
        <p className="mt-1 text-sm text-ink-muted">{t('disconnectedText')}</p>
        {onReconnect ? (
          <Button size="small" className="mt-1.5" onClick={onReconnect}>
            {t('reconnect')}
          </Button>
        ) : null}
      </>
    );
  }
  if (store.pullFlag === false) return <p className="mt-1 text-sm text-ink-muted">{t('notPulled')}</p>;
  const state = storeState(store.pullOrderStatus);
  if (state === 'success') {
    const counts = pullCounts(store.sucRes ?? {});
    return (
      <p className="mt-1 text-sm text-ink-muted tabular-nums">
        {counts.map(([kind, count]) => t(kind, { count })).join(' · ') || t('nothingNew')}
      </p>
    );
  }
  if (state !== 'failed') return null;
  const again = failuresInRow(store);
  const said = [
    again && again.count > 1 ? t('failedInRow', { count: again.count }) : '',
    again?.nextTry ? t('nextTry', { time: formatTime(again.nextTry, timeZone, 'default') }) : '',
  ];
  return (
    <>
      <p className="mt-1 text-sm break-words text-danger-ink">
        {pullError(store.sucRes?.errorMsg, language, t('pullFailed'))}
      </p>
      {said.some(Boolean) ? (
        <p className="mt-0.5 text-xs text-ink-muted tabular-nums">
          {said.filter(Boolean).join(language === 'cn' ? '' : ' ')}
        </p>
      ) : null}
    </>
  );
}
