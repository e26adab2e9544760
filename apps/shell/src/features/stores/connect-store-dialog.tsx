import { storeSync, type ConnectableChannel, type StoreKeys } from '@lading/contracts/services/store-sync';
import { languageOf } from '@lading/i18n/create-texts';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Dialog } from '@lading/ui/dialog';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { TextField } from '@lading/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { activeStoresKey } from './store-queries.ts';
import { BigCommerceSteps } from './big-commerce-steps.tsx';
import { useStoreRefresh } from './use-store-refresh.ts';

/** What the dialog begins with when a store is connected again. */
export interface ConnectedBefore {
  channel: ConnectableChannel;
  name: string;
}

const names: Record<ConnectableChannel, string> = {
  shopify: 'Shopify',
  'woo-commerce': 'WooCommerce',
  'big-commerce': 'BigCommerce',
};

/** What a person enters, field by field; `keyNames` are those that open a store of the channel. */
const keyNames = {
  shopify: ['accessToken'],
  'woo-commerce': ['consumerKey', 'consumerSecret'],
} as const satisfies Record<StoreKeys['channel'], readonly string[]>;
const nothing = { name: '', address: '', accessToken: '', consumerKey: '', consumerSecret: '' };

interface ConnectStoreDialogProps {
  /** What this platform connects; at least one. */
  channels: readonly ConnectableChannel[];
  before: ConnectedBefore | undefined;
  onClose: () => void;
}

/**
 * Connects a store by the keys that its channel gives out, and pulls its orders at once (decision D10); for BigCommerce it says how its
 * control panel does that.
 */
export function ConnectStoreDialog({ channels, before, onClose }: ConnectStoreDialogProps) {
  const { t, i18n } = useTranslation(['stores', 'common']);
  const client = useQueryClient();
  const refresh = useStoreRefresh();
  const [channel, choose] = useState(before?.channel ?? channels[0] ?? 'shopify');
  const [entered, enter] = useState({ ...nothing, name: before?.name ?? '' });
  const [isChecked, check] = useState(false);
  const connecting = useMutation({
    mutationFn: (keys: StoreKeys) => api.call(storeSync.calls.connectByKeys, { body: keys }),
    async onSuccess({ storeId }) {
      onClose();
      await client.invalidateQueries({ queryKey: activeStoresKey });
      refresh([storeId]);
    },
    meta: { isSilent: true },
  });
  const isByKeys = channel !== 'big-commerce';
  const fields = isByKeys ? (['name', 'address', ...keyNames[channel]] as const) : [];

  function connect() {
    check(true);
    if (!isByKeys || connecting.isPending || fields.some((field) => entered[field].trim() === '')) return;
    const { name, address, accessToken, consumerKey, consumerSecret } = entered;
    connecting.mutate(
      channel === 'shopify'
        ? { channel, name, address, accessToken }
        : { channel, name, address, consumerKey, consumerSecret },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('connect.title')}
      description={t(`connect.hint.${channel}`)}
      closeLabel={t('common:action.close')}
      width={480}
      onSubmit={connect}
      footer={
        <>
          <Button onClick={onClose}>{t(isByKeys ? 'common:action.cancel' : 'common:action.close')}</Button>
          {isByKeys ? (
            <Button type="submit" variant="primary" loading={connecting.isPending}>
              {t('connect.submit')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SegmentedControl
          label={t('connect.channel')}
          items={channels.map((value) => ({ value, label: names[value] }))}
          value={channel}
          onValueChange={choose}
          className="self-start"
        />
        {isByKeys ? null : <BigCommerceSteps />}
        {fields.map((field) => (
          <TextField
            key={field}
            name={field}
            label={t(`connect.${field}`)}
            required
            value={entered[field]}
            onValueChange={(text) => enter((before) => ({ ...before, [field]: text }))}
            error={isChecked && entered[field].trim() === '' ? t('connect.missing') : undefined}
            description={field === 'address' && isByKeys ? t(`connect.addressHint.${channel}`) : undefined}
            type={field === 'name' || field === 'address' ? 'text' : 'password'}
            autoComplete="off"
            spellCheck={false}
            maxLength={field === 'name' ? 100 : field === 'address' ? 500 : 200}
          />
        ))}
        {connecting.isError ? (
          <Banner tone="danger" live>
            {refusalText(connecting.error, languageOf(i18n), t('connect.failed'))}
          </Banner>
        ) : null}
      </div>
    </Dialog>
  );
}
