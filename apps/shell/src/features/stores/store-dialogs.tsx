import type { Store } from '@lading/contracts/stores';
import { ConnectStoreDialog, type ConnectedBefore } from './connect-store-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { activeStores } from './store-queries.ts';
import { reconnectWay } from './store-rules.ts';
import { StoreSettingsDialog } from './store-settings-dialog.tsx';
import { useOfferedChannels } from './use-offered-channels.ts';

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
    if (!channel) return <StoreDialogs {...{ onOpen, onClose }} dialog={{ kind: 'settings', store }} />;
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
