import {
  carrierKeys,
  type CarrierAccount,
  type CarrierNetwork,
  type CarrierWebhook,
  type OfferedNetwork,
  replacedKey,
} from '@lading/contracts/shipping';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { Button } from '@lading/ui/button';
import { CopyButton } from '@lading/ui/copy-button';
import { Dialog } from '@lading/ui/dialog';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { TextField } from '@lading/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountActs } from './carrier-account-queries.ts';

/** Where a network sends its reports: the public address, and the secret, which is shown only once. */
function WebhookDetails({ webhook }: { webhook: CarrierWebhook }) {
  const { t } = useTranslation('shippingAccounts');
  const address = `${globalThis.location.origin}${webhook.path}`;
  const rows = [
    { label: t('webhook.address'), text: address, copy: t('webhook.copyAddress') },
    ...(webhook.secret === null
      ? []
      : [{ label: t('webhook.secret'), text: webhook.secret, copy: t('webhook.copySecret') }]),
  ];
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-muted">{t('webhook.text')}</p>
      <dl className="grid gap-3">
        {rows.map(({ label, text, copy }) => (
          <div key={label}>
            <dt className="text-xs font-medium text-ink-muted">{label}</dt>
            <dd className="flex items-start gap-2">
              <code className="min-w-0 flex-1 text-sm break-all text-ink">{text}</code>
              <CopyButton label={copy} copiedLabel={t('webhook.copied')} text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm font-medium text-ink">{t('webhook.once')}</p>
    </div>
  );
}

interface ConnectProps {
  networks: readonly OfferedNetwork[];
  onClose: () => void;
}

/** Connects an account with its key, and shows where the network can send tracking reports. */
export function ConnectAccountDialog({ networks, onClose }: ConnectProps) {
  const { t } = useTranslation('shippingAccounts');
  const { connect } = useAccountActs();
  const [network, choose] = useState<CarrierNetwork>(networks[0]?.network ?? 'easypost');
  const form = useForm({
    schema: carrierKeys,
    defaults: { name: '', apiKey: '' },
    wire: (entered) => ({ ...entered, network }),
    submit: (keys) => connect.mutateAsync(keys),
  });
  return (
    <FormDialog
      form={form}
      title={t('form.title')}
      description={t('form.text')}
      failureTitle={t('form.failed')}
      submitLabel={t('form.submit')}
      onClose={onClose}
      outcome={
        connect.data
          ? { content: <WebhookDetails webhook={connect.data.webhook} />, closeLabel: t('webhook.done') }
          : undefined
      }
    >
      {networks.length > 1 ? (
        <SegmentedControl
          label={t('form.network')}
          items={networks.map(({ network: value }) => ({ value, label: t(`network.${value}`) }))}
          value={network}
          onValueChange={choose}
          className="self-start"
        />
      ) : null}
      <TextField {...form.field('name')} label={t('form.name')} autoComplete="off" maxLength={60} />
      <TextField
        {...form.field('apiKey')}
        label={t('form.apiKey')}
        description={t(`form.hint.${network}`)}
        type="password"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
      />
    </FormDialog>
  );
}

interface AccountProps {
  account: CarrierAccount;
  onClose: () => void;
}

/** Gives an account another key. */
export function ReplaceKeyDialog({ account, onClose }: AccountProps) {
  const { t } = useTranslation('shippingAccounts');
  const { replaceKey } = useAccountActs();
  const form = useForm({
    schema: replacedKey,
    defaults: { apiKey: '' },
    wire: (entered) => ({ ...entered, accountId: account.accountId }),
    async submit(body) {
      await replaceKey.mutateAsync(body);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('form.replaceTitle', { name: account.name })}
      description={t('form.text')}
      failureTitle={t('form.replaceFailed')}
      submitLabel={t('form.replaceSubmit')}
      onClose={onClose}
    >
      <TextField
        {...form.field('apiKey')}
        label={t('form.apiKey')}
        description={t(`form.hint.${account.network}`)}
        type="password"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
      />
    </FormDialog>
  );
}

/** Creates a new address and secret for the reports of an account, and shows them. */
export function CarrierWebhookDialog({ account, onClose }: AccountProps) {
  const { t } = useTranslation(['shippingAccounts', 'common']);
  const { renew } = useAccountActs();
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('act.webhook', { name: account.name })}
      closeLabel={t('common:action.close')}
      width={480}
      footer={
        renew.data ? (
          <Button variant="primary" onClick={onClose}>
            {t('webhook.done')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('common:action.cancel')}</Button>
            <Button
              variant="primary"
              loading={renew.isPending}
              onClick={() => renew.mutate(account.accountId)}
            >
              {t('webhook.renew')}
            </Button>
          </>
        )
      }
    >
      {renew.error ? <FailureBanner title={t('notDone')} fault={renew.error} /> : null}
      {renew.data ? (
        <WebhookDetails webhook={renew.data} />
      ) : (
        <div className="grid gap-2 text-sm text-ink-muted">
          <p>{t('webhook.text')}</p>
          <p>{t('webhook.renewText')}</p>
        </div>
      )}
    </Dialog>
  );
}
