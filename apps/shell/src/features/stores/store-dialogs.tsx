import { storeChannel, type Store } from '@lading/contracts/stores';
import { languageOf } from '@lading/i18n/create-texts';
import { pickText } from '@lading/i18n/localized';
import { Button } from '@lading/ui/button';
import { Dialog } from '@lading/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConnectStoreDialog, type ConnectedBefore } from './connect-store-dialog.tsx';
import { DisconnectStore } from './disconnect-store.tsx';
import { HeldOrders } from './held-orders.tsx';
import { StorePictureField } from './store-picture-field.tsx';
import { activeStores, pullHistory, storeLogos } from './store-queries.ts';
import { reconnectWay, storeName } from './store-rules.ts';
import { useOfferedChannels } from './use-offered-channels.ts';

interface StoreSettingsDialogProps {
  store: Store;
  /** The act that reconnects a store; undefined if it cannot be reconnected. */
  reconnectOf: (store: Store) => (() => void) | undefined;
  onClose: () => void;
}

/** The settings of a store: its picture, its connection, and its orders that need correction. */
function StoreSettingsDialog({ store: given, reconnectOf, onClose }: StoreSettingsDialogProps) {
  const { t, i18n } = useTranslation(['stores', 'common']);
  const { data: stores } = useQuery(activeStores);
  const { data: logos } = useQuery(storeLogos);
  // A back end that reports no pulls has no record of them (decision D2).
  const { data: history } = useQuery({ ...pullHistory(given.storeId), enabled: given.pullFlag != null });
  const store = stores?.find(({ storeId }) => storeId === given.storeId) ?? given;
  const channel = storeChannel(store.type);
  const channelName = pickText(languageOf(i18n), channel.name, channel.zhName);
  const name = storeName(store, languageOf(i18n));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('settingsOf', { name })}
      closeLabel={t('common:action.close')}
      width={480}
      footer={<Button onClick={onClose}>{t('common:action.close')}</Button>}
    >
      <div className="flex flex-col gap-5">
        <StorePictureField store={store} logo={logos?.[store.storeId] ?? undefined} />
        <DisconnectStore
          store={store}
          name={name}
          channelName={channelName}
          onReconnect={reconnectOf(store)}
          onRemoved={onClose}
        />
        {history ? (
          <HeldOrders held={history.held} count={Math.max(store.heldCount ?? 0, history.held.length)} />
        ) : null}
      </div>
    </Dialog>
  );
}

/** Dialogs opened from the popover of stores. */
export type StoreDialog =
  | { kind: 'connect'; before?: ConnectedBefore | undefined }
  | { kind: 'reconnect'; storeId: string }
  | { kind: 'settings'; store: Store };

interface StoreDialogsProps {
  dialog: StoreDialog;
  onOpen: (dialog: StoreDialog) => void;
  onClose: () => void;
}

/** The values with which a store's form opens when it is reconnected. */
const connectedBefore = (store: Store, channel: ConnectedBefore['channel']): ConnectedBefore => ({
  channel,
  storeId: store.storeId,
  name: store.name ?? '',
});

/** The dialog that is open. */
export function StoreDialogs({ dialog, onOpen, onClose }: StoreDialogsProps) {
  const offered = useOfferedChannels();
  const { data: stores } = useQuery({ ...activeStores, enabled: dialog.kind === 'reconnect' });
  if (dialog.kind === 'reconnect') {
    const store = stores?.find(({ storeId }) => storeId === dialog.storeId);
    if (!store) return null;
    const channel = reconnectWay(store, offered);
    // A store whose channel is no longer offered shows its settings.
    if (!channel)
      return <StoreDialogs onOpen={onOpen} onClose={onClose} dialog={{ kind: 'settings', store }} />;
    const before = connectedBefore(store, channel);
    return <ConnectStoreDialog channels={offered} before={before} onClose={onClose} />;
  }
  if (dialog.kind === 'connect')
    return <ConnectStoreDialog channels={offered} before={dialog.before} onClose={onClose} />;
  return (
    <StoreSettingsDialog
      store={dialog.store}
      reconnectOf={(store) => {
        const channel = reconnectWay(store, offered);
        if (!channel) return undefined;
        return () => onOpen({ kind: 'connect', before: connectedBefore(store, channel) });
      }}
      onClose={onClose}
    />
  );
}
