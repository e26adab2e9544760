import type { Store } from '@lading/contracts/stores';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { PanelWaiting } from '@lading/ui/panel-waiting';
import { useQuery } from '@tanstack/react-query';
import { Store as StoreIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StoreHistory } from './store-history.tsx';
import { StoreList } from './store-list.tsx';
import { activeStores } from './store-queries.ts';
import type { StoreDialog } from './store-dialogs.tsx';
import { useOfferedChannels } from './use-offered-channels.ts';

/** The content of the popover: the stores with their pulls, or the pull history of one of them. */
export function StoresPanel({ onOpen }: { onOpen: (dialog: StoreDialog) => void }) {
  const { t } = useTranslation(['stores', 'common']);
  const query = useQuery(activeStores);
  const { data: stores } = query;
  const offered = useOfferedChannels();
  const [chosen, choose] = useState<Store>();
  const [leftFrom, leave] = useState<string>();
  // If nothing can be connected here, or the back end does not support it, it is not offered.
  const onConnect =
    offered.length > 0
      ? (before?: Extract<StoreDialog, { kind: 'connect' }>['before']) => onOpen({ kind: 'connect', before })
      : undefined;
  if (chosen) {
    return (
      <StoreHistory
        store={chosen}
        onBack={() => {
          leave(chosen.storeId);
          choose(undefined);
        }}
        onSettings={() => onOpen({ kind: 'settings', store: chosen })}
      />
    );
  }
  if (stores && stores.length > 0) {
    return (
      <StoreList
        stores={stores}
        leftFrom={leftFrom}
        offered={offered}
        onHistory={choose}
        onConnect={onConnect}
      />
    );
  }
  return (
    <div>
      <h2 className="border-b border-line px-4 py-2.5 text-base font-semibold text-ink">{t('title')}</h2>
      {stores ? (
        <EmptyState
          compact
          icon={<StoreIcon />}
          title={t('empty')}
          action={onConnect ? <Button onClick={() => onConnect()}>{t('connect.open')}</Button> : undefined}
        >
          {onConnect ? t('emptyHint') : null}
        </EmptyState>
      ) : (
        <PanelWaiting query={query} failedTitle={t('loadFailed')} retryLabel={t('common:action.retry')} />
      )}
    </div>
  );
}
