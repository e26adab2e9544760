import type { Store } from '@lading/contracts/entities/store';
import { ConnectStoreDialog, type ConnectedBefore } from './connect-store-dialog.tsx';
import { reconnectWay } from './store-rules.ts';
import { StoreSettingsDialog } from './store-settings-dialog.tsx';
import { useOfferedChannels } from './use-offered-channels.ts';

/** What opens above the page from the popover of stores. */
export type StoreDialog =
  { kind: 'connect'; before?: ConnectedBefore | undefined } | { kind: 'settings'; store: Store };

interface StoreDialogsProps {
  dialog: StoreDialog;
  onOpen: (dialog: StoreDialog) => void;
  onClose: () => void;
}

/** The one of them that is open. */
export function StoreDialogs({ dialog, onOpen, onClose }: StoreDialogsProps) {
  const offered = useOfferedChannels();
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
