import { type Store, storeSyncApi } from '@lading/contracts/stores';
import { formatTime } from '@lading/i18n/format-time';
import { Button } from '@lading/ui/button';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { api } from '../../platform/api.ts';
import { activeStoresKey } from './store-queries.ts';
import { PauseStore } from './pause-store.tsx';
import { isDisconnected } from './store-rules.ts';
import { languageOf } from '@lading/i18n/create-texts';
import { Banner } from '@lading/ui/banner';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { refusalText } from '../../platform/refusal-text.ts';

interface ConfirmStoreChangeProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: string;
  confirmLabel: string;
  /** Used when the server gives no reason. */
  failedText: string;
  change: UseMutationResult<unknown, Error, void>;
}

/** Asks before the connection of a store is changed, and shows a refusal. */
function ConfirmStoreChange(props: ConfirmStoreChangeProps) {
  const { open, onOpenChange, title, text, confirmLabel, failedText, change } = props;
  const { t, i18n } = useTranslation('common');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        if (!next) change.reset();
      }}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t('action.cancel')}
      danger
      onConfirm={() => change.mutateAsync()}
    >
      {text}
      {change.isError ? (
        <Banner tone="danger" live className="mt-3">
          {refusalText(change.error, languageOf(i18n), failedText)}
        </Banner>
      ) : null}
    </ConfirmDialog>
  );
}

interface RemoveStoreProps {
  storeId: string;
  name: string;
  /** It was removed from the list. */
  onRemoved: () => void;
}

/** Removes a disconnected store from the list, after confirmation. */
function RemoveStore({ storeId, name, onRemoved }: RemoveStoreProps) {
  const { t } = useTranslation('stores');
  const client = useQueryClient();
  const [isAsking, ask] = useState(false);
  const removing = useMutation({
    mutationFn: () => api.call(storeSyncApi.calls.removeFromList, { body: { storeId } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: activeStoresKey });
      onRemoved();
    },
    meta: { isSilent: true },
  });
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => ask(true)}>
        {t('settings.removeStore')}
      </Button>
      <ConfirmStoreChange
        open={isAsking}
        onOpenChange={ask}
        title={t('settings.removeStoreTitle', { name })}
        text={t('settings.removeStoreText')}
        confirmLabel={t('settings.removeStore')}
        failedText={t('settings.removeStoreFailed')}
        change={removing}
      />
    </>
  );
}

interface DisconnectStoreProps {
  store: Store;
  name: string;
  channelName: string;
  onReconnect: (() => void) | undefined;
  /** It was removed from the list. */
  onRemoved: () => void;
}

/** Shows whether a store is connected, and changes that. Its orders are kept in either case. */
export function DisconnectStore({ store, name, channelName, onReconnect, onRemoved }: DisconnectStoreProps) {
  const { t } = useTranslation('stores');
  const { timeZone } = useAccount();
  const client = useQueryClient();
  const id = useId();
  const [isAsking, ask] = useState(false);
  const disconnecting = useMutation({
    mutationFn: () => api.call(storeSyncApi.calls.disconnect, { body: { storeId: store.storeId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: activeStoresKey }),
    meta: { isSilent: true },
  });
  const isConnected = store.pullFlag === true;
  const isGone = isDisconnected(store);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-sm font-semibold text-ink">
        {t('settings.connection')}
      </h3>
      <p className="mt-1 text-sm text-ink-muted">
        {isConnected
          ? t('settings.connected', { channel: channelName })
          : isGone
            ? t('settings.since', { time: formatTime(store.disconnectTime ?? '', timeZone, 'default') })
            : t('notPulled')}
      </p>
      {isConnected && store.pauseTime !== undefined ? <PauseStore store={store} /> : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {onReconnect ? (
          <Button size="small" onClick={onReconnect}>
            {t('reconnect')}
          </Button>
        ) : null}
        {isConnected ? (
          <Button size="small" variant="danger" onClick={() => ask(true)}>
            {t('settings.disconnect')}
          </Button>
        ) : null}
        {isGone ? <RemoveStore storeId={store.storeId} name={name} onRemoved={onRemoved} /> : null}
      </div>
      <output className="sr-only">
        {disconnecting.isSuccess ? t('settings.isDisconnected', { name }) : ''}
      </output>
      <ConfirmStoreChange
        open={isAsking}
        onOpenChange={ask}
        title={t('settings.disconnectTitle', { name })}
        text={t('settings.disconnectText')}
        confirmLabel={t('settings.disconnect')}
        failedText={t('settings.disconnectFailed')}
        change={disconnecting}
      />
    </section>
  );
}
