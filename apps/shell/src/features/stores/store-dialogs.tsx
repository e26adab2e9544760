import { storeChannel, type Store } from '@lading/contracts/stores';
import { ConnectStoreDialog, type ConnectedBefore } from './connect-store-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { activeStores, storeLogos } from './store-queries.ts';
import { reconnectWay, storeName } from './store-rules.ts';
import { useOfferedChannels } from './use-offered-channels.ts';
import { languageOf } from '@lading/i18n/create-texts';
import { pickText } from '@lading/i18n/localized';
import { Button } from '@lading/ui/button';
import { Dialog } from '@lading/ui/dialog';
import { useTranslation } from 'react-i18next';
import { DisconnectStore } from './disconnect-store.tsx';
import { StorePictureField } from './store-picture-field.tsx';

interface StoreSettingsDialogProps {
  store: Store;
  /** Reconnects a store; undefined if impossible. */
  reconnectWay: (store: Store) => (() => void) | undefined;
  onClose: () => void;
}

/** The settings of a store: its picture, and its connection. */
function StoreSettingsDialog({ store: given, reconnectWay, onClose }: StoreSettingsDialogProps) {
  const { t, i18n } = useTranslation(['stores', 'common']);
  const { data: stores } = useQuery(activeStores);
  const { data: logos } = useQuery(storeLogos);
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
          onReconnect={reconnectWay(store)}
          onRemoved={onClose}
        />
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

/** The open one of them. */
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
    const before = { channel, name: store.name ?? '' };
    return <ConnectStoreDialog channels={offered} before={before} onClose={onClose} />;
  }
  if (dialog.kind === 'connect')
    return <ConnectStoreDialog channels={offered} before={dialog.before} onClose={onClose} />;
  return (
    <StoreSettingsDialog
      store={dialog.store}
      reconnectWay={(store) => {
        const channel = reconnectWay(store, offered);
        return channel && (() => onOpen({ kind: 'connect', before: { channel, name: store.name ?? '' } }));
      }}
      onClose={onClose}
    />
  );
}
