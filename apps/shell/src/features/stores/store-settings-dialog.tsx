import { type Store, storeChannel } from '@lading/contracts/stores';
import { languageOf } from '@lading/i18n/create-texts';
import { pickText } from '@lading/i18n/localized';
import { Button } from '@lading/ui/button';
import { Dialog } from '@lading/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DisconnectStore } from './disconnect-store.tsx';
import { StorePictureField } from './store-picture-field.tsx';
import { activeStores, storeLogos } from './store-queries.ts';
import { storeName } from './store-rules.ts';

interface StoreSettingsDialogProps {
  store: Store;
  /** Reconnects a store; undefined if impossible. */
  reconnectWay: (store: Store) => (() => void) | undefined;
  onClose: () => void;
}

/** The settings of a store: its picture, and its connection. */
export function StoreSettingsDialog({ store: given, reconnectWay, onClose }: StoreSettingsDialogProps) {
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
