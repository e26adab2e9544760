import { storeChannel, type Store } from '@lading/contracts/stores';
import { languageOf } from '@lading/i18n/create-texts';
import { formatTime } from '@lading/i18n/format-time';
import { pickText } from '@lading/i18n/localized';
import { RelativeTime } from '@lading/sub-app-kit/components/relative-time';
import { IconButton } from '@lading/ui/icon-button';
import { StatusBadge } from '@lading/ui/status-badge';
import { History, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import {
  isDisconnected,
  storeName,
  storeState,
  failuresInRow,
  pullCounts,
  pullError,
} from './store-rules.ts';
import { StorePicture } from './store-picture.tsx';
import { StoreStateBadge } from './store-state-badge.tsx';
import { useFirstFocus } from '../../platform/use-first-focus.ts';
import { Button } from '@lading/ui/button';

/** The text about a store's pulls: the result of the last one, why it failed, or why there are none. */
function StorePullText({ store, onReconnect }: { store: Store; onReconnect: (() => void) | undefined }) {
  const { t, i18n } = useTranslation('stores');
  const { timeZone } = useAccount();
  const language = languageOf(i18n);
  const reconnect = onReconnect ? (
    <Button size="small" className="mt-1.5" onClick={onReconnect}>
      {t('reconnect')}
    </Button>
  ) : null;
  if (isDisconnected(store)) {
    return (
      <>
        <p className="mt-1 text-sm text-ink-muted">{t('disconnectedText')}</p>
        {reconnect}
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
      {reconnect}
    </>
  );
}

interface StoreItemProps {
  store: Store;
  logo: string | undefined;
  onRefresh: () => void;
  onHistory: () => void;
  /** Reconnects it; undefined if impossible. */
  onReconnect: (() => void) | undefined;
  /** Whether its history was just closed. */
  takesFocus: boolean;
}

/** One store: its channel, the state and result of its last pull, and a refresh button (spec §3, §4). */
export function StoreItem({ store, logo, onRefresh, onHistory, onReconnect, takesFocus }: StoreItemProps) {
  const { t, i18n } = useTranslation('stores');
  const { timeZone } = useAccount();
  const history = useFirstFocus<HTMLButtonElement>(takesFocus);
  const state = storeState(store.pullOrderStatus);
  const channel = storeChannel(store.type);
  const channelName = pickText(languageOf(i18n), channel.name, channel.zhName);
  const name = storeName(store, languageOf(i18n));
  return (
    <li className="flex items-start gap-3 border-b border-line px-4 py-3 last:border-b-0">
      <StorePicture code={store.type ?? 0} logo={logo} />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <p className="min-w-0 flex-1 truncate text-sm font-medium text-ink" title={name}>
            {name}
          </p>
          {store.pullFlag === false ? null : <StoreStateBadge state={state} />}
          {store.pauseTime ? <StatusBadge status="info">{t('paused')}</StatusBadge> : null}
          {isDisconnected(store) ? <StatusBadge status="warning">{t('disconnected')}</StatusBadge> : null}
        </div>
        <p className="mt-0.5 text-xs text-ink-muted tabular-nums">
          {channelName}
          {store.pullOrderTime ? (
            <>
              {' · '}
              <RelativeTime
                moment={store.pullOrderTime}
                exact={formatTime(store.pullOrderTime, timeZone, 'default')}
                language={languageOf(i18n)}
              />
            </>
          ) : null}
        </p>
        <StorePullText store={store} onReconnect={onReconnect} />
      </div>
      <div className="-my-1 flex shrink-0">
        {store.pullFlag === false ? null : (
          <IconButton
            label={t('refreshOf', { name })}
            icon={<RefreshCw aria-hidden="true" />}
            loading={state === 'loading'}
            onClick={onRefresh}
          />
        )}
        {/* A back end that reports no pulls has no record of them (decision D2). */}
        {store.pullFlag == null ? null : (
          <IconButton
            label={t('historyOf', { name })}
            icon={<History aria-hidden="true" />}
            onClick={onHistory}
            ref={history}
          />
        )}
      </div>
    </li>
  );
}
