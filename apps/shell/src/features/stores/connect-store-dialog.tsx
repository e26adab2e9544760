import { type ConnectableChannel, storeKeys, type StoreKeys, storeSyncApi } from '@lading/contracts/stores';
import { languageOf } from '@lading/i18n/create-texts';
import { LeaveQuestion, useForm } from '@lading/sub-app-kit/form';
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
import { useStoreRefresh } from './use-store-refresh.ts';
import { useBrandName } from '../../platform/brand/brand-logo.tsx';

/** How to connect a BigCommerce store: from its control panel. */
function BigCommerceSteps() {
  const { t } = useTranslation('stores');
  const brand = useBrandName();
  return (
    <ol className="flex list-decimal flex-col gap-1.5 pl-5 text-base text-ink">
      <li>{t('connect.bigCommerceSteps.open')}</li>
      <li>{t('connect.bigCommerceSteps.install', { brand })}</li>
      <li>{t('connect.bigCommerceSteps.confirm')}</li>
    </ol>
  );
}

/** Initial values when a store is reconnected. */
export interface ConnectedBefore {
  channel: ConnectableChannel;
  /** The store stays the same, even if its address has changed. */
  storeId: string;
  name: string;
}

const channelNames: Record<ConnectableChannel, string> = {
  shopify: 'Shopify',
  'woo-commerce': 'WooCommerce',
  'big-commerce': 'BigCommerce',
};

/** The credentials of a channel, as fields of the form. */
const keyNames = {
  shopify: ['clientId', 'accessToken'],
  'woo-commerce': ['consumerKey', 'consumerSecret'],
} as const satisfies Record<StoreKeys['channel'], readonly string[]>;
const emptyForm = {
  name: '',
  address: '',
  clientId: '',
  accessToken: '',
  consumerKey: '',
  consumerSecret: '',
};
type FieldName = keyof typeof emptyForm;

/** How a field is entered: its longest text in characters, and whether it is hidden like a password. */
const inputs: Record<FieldName, { maxLength: number; isSecret: boolean }> = {
  name: { maxLength: 100, isSecret: false },
  address: { maxLength: 500, isSecret: false },
  clientId: { maxLength: 200, isSecret: false },
  accessToken: { maxLength: 200, isSecret: true },
  consumerKey: { maxLength: 200, isSecret: true },
  consumerSecret: { maxLength: 200, isSecret: true },
};

interface ConnectStoreDialogProps {
  /** The channels that can be connected; at least one. */
  channels: readonly ConnectableChannel[];
  before: ConnectedBefore | undefined;
  onClose: () => void;
}

/**
 * Connects a store by the keys from its channel, and pulls its orders immediately (decision D10); for BigCommerce it explains how its
 * control panel does that.
 */
export function ConnectStoreDialog({ channels, before, onClose }: ConnectStoreDialogProps) {
  const { t, i18n } = useTranslation(['stores', 'common', 'commonSubApp']);
  const client = useQueryClient();
  const refresh = useStoreRefresh();
  const [channel, setChannel] = useState(before?.channel ?? channels[0] ?? 'shopify');
  const connecting = useMutation({
    mutationFn: (keys: StoreKeys) => api.call(storeSyncApi.calls.connectByKeys, { body: keys }),
    async onSuccess({ storeId }) {
      onClose();
      await client.invalidateQueries({ queryKey: activeStoresKey });
      refresh([storeId]);
    },
    meta: { isSilent: true },
  });
  const form = useForm({
    schema: storeKeys,
    defaults: { ...emptyForm, name: before?.name ?? '' },
    wire: ({ clientId, ...entered }) => ({
      ...entered,
      channel,
      // An empty field is omitted; with another channel it is another store.
      clientId: clientId.trim() === '' ? undefined : clientId,
      storeId: channel === before?.channel ? before.storeId : undefined,
    }),
    submit: (keys) => connecting.mutateAsync(keys),
  });
  const [isAsked, setAsked] = useState(false);
  const isByKeys = channel !== 'big-commerce';
  const fields = isByKeys ? (['name', 'address', ...keyNames[channel]] as const) : [];
  const hintOf = (field: FieldName): string | undefined => {
    if (field === 'clientId') return t('connect.clientIdHint');
    return field === 'address' && isByKeys ? t(`connect.addressHint.${channel}`) : undefined;
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (open) return;
        // Pasted keys are hard to find again.
        if (form.isDirty && !form.isPending) setAsked(true);
        else onClose();
      }}
      dismissable={!form.isPending}
      title={t('connect.title')}
      description={t(`connect.hint.${channel}`)}
      closeLabel={t('common:action.close')}
      width={480}
      form={isByKeys ? form.props : {}}
      footer={
        <>
          <Button onClick={onClose}>{t(isByKeys ? 'common:action.cancel' : 'common:action.close')}</Button>
          {isByKeys ? (
            <Button type="submit" variant="primary" loading={form.isPending}>
              {t('connect.submit')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SegmentedControl
          label={t('connect.channel')}
          items={channels.map((value) => ({ value, label: channelNames[value] }))}
          value={channel}
          onValueChange={setChannel}
          className="self-start"
        />
        {isByKeys ? null : <BigCommerceSteps />}
        {fields.map((field) => (
          <TextField
            key={field}
            {...form.field(field)}
            label={t(`connect.${field}`)}
            description={hintOf(field)}
            type={inputs[field].isSecret ? 'password' : 'text'}
            autoComplete="off"
            spellCheck={false}
            maxLength={inputs[field].maxLength}
          />
        ))}
        {form.failure ? (
          <Banner tone="danger" live>
            {refusalText(form.failure.fault, languageOf(i18n), t('connect.failed'))}
          </Banner>
        ) : null}
        {isAsked ? <LeaveQuestion isAsked onStay={() => setAsked(false)} onLeave={onClose} /> : null}
      </div>
    </Dialog>
  );
}
