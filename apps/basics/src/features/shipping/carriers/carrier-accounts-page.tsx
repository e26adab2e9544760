import type { AccountHealth, CarrierAccount } from '@lading/contracts/shipping';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { Page } from '@lading/sub-app-kit/components/page';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Badge } from '@lading/ui/badge';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { DataTable, type TableColumn } from '@lading/ui/data-table';
import { EmptyState } from '@lading/ui/empty-state';
import { IconButton } from '@lading/ui/icon-button';
import { Menu, type MenuEntry } from '@lading/ui/menu';
import { PageHeader } from '@lading/ui/page-header';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { Switch } from '@lading/ui/switch';
import {
  Clock,
  KeyRound,
  MoreHorizontal,
  Plug,
  Radio,
  RefreshCw,
  Scale,
  ShieldCheck,
  Trash2,
  Truck,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectAccountDialog, ReplaceKeyDialog, CarrierWebhookDialog } from './carrier-account-dialogs.tsx';
import { useAccountActs, useCarrierAccounts } from './carrier-account-queries.ts';
import { AccountTermsDialog } from './account-terms-dialog.tsx';
import { CutOffDialog } from './cut-off-dialog.tsx';
import { ReportSignatureDialog } from './report-signature-dialog.tsx';

const looks: Record<AccountHealth, Status> = { OK: 'success', REFUSED: 'danger', UNREACHABLE: 'warning' };

/** The error of the latest act: an earlier one is over once another act has started. */
const lastFault = (acts: readonly { error: Error | null; submittedAt: number }[]): Error | null =>
  acts.reduce((latest, act) => (act.submittedAt > latest.submittedAt ? act : latest)).error;

/** The open dialog above the list. */
type Opened =
  | { act: 'connect' }
  | { act: 'key' | 'cutOff' | 'terms' | 'webhook' | 'signature' | 'remove'; account: CarrierAccount };

/** The organization's own carrier accounts: connect, test, switch on and off, remove (issue "The daily loop"). */
export function CarrierAccountsPage() {
  const { t } = useTranslation(['shippingAccounts', 'shellMenu', 'common']);
  const formats = useFormats();
  const { data, error, isPending, isFetching, refetch } = useCarrierAccounts();
  const { test, change, remove } = useAccountActs();
  const [opened, open] = useState<Opened | null>(null);
  const close = () => open(null);
  const isAllowed = data?.isAllowed ?? true;
  const fault = lastFault([test, change, remove]);

  const columns: TableColumn<CarrierAccount>[] = [
    {
      id: 'name',
      header: t('column.name'),
      cell: (account) => (
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-medium text-ink">{account.name}</span>
          {account.mode === 'test' ? <Badge tone="warning">{t('testMode')}</Badge> : null}
        </span>
      ),
    },
    { id: 'network', header: t('column.network'), cell: ({ network }) => t(`network.${network}`) },
    {
      id: 'health',
      header: t('column.health'),
      cell: ({ health, message, checkTime }) => (
        <span className="flex flex-wrap items-center gap-2">
          <StatusBadge status={looks[health]}>{t(`health.${health}`)}</StatusBadge>
          <span className="text-sm text-ink-muted">
            {message ? (
              formats.pick(message.message, message.zhMessage)
            ) : (
              <Ago moment={checkTime} write={(time) => t('checked', { time })} />
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'cutOff',
      header: t('column.cutOff'),
      cell: ({ cutOff }) => t(cutOff ? 'cutOff.byWeekday' : 'cutOff.default'),
    },
    {
      id: 'on',
      header: t('column.on'),
      cell: ({ accountId, name, isOn }) => (
        <Switch
          label={t('inUse', { name })}
          hideLabel
          checked={isOn}
          disabled={change.isPending && change.variables.accountId === accountId}
          onCheckedChange={(next) => change.mutate({ accountId, isOn: next })}
        />
      ),
    },
  ];

  const menuOf = (account: CarrierAccount): MenuEntry[] => [
    {
      label: t('menu.key'),
      icon: <KeyRound aria-hidden="true" />,
      onSelect: () => open({ act: 'key', account }),
    },
    {
      label: t('menu.cutOff'),
      icon: <Clock aria-hidden="true" />,
      onSelect: () => open({ act: 'cutOff', account }),
    },
    {
      label: t('menu.terms'),
      icon: <Scale aria-hidden="true" />,
      onSelect: () => open({ act: 'terms', account }),
    },
    {
      label: t('menu.webhook'),
      icon: <Radio aria-hidden="true" />,
      onSelect: () => open({ act: 'webhook', account }),
    },
    ...(account.hasReportSecret == null
      ? []
      : [
          {
            label: t('menu.signature'),
            icon: <ShieldCheck aria-hidden="true" />,
            onSelect: () => open({ act: 'signature', account }),
          },
        ]),
    'separator',
    {
      label: t('menu.remove'),
      icon: <Trash2 aria-hidden="true" />,
      danger: true,
      onSelect: () => open({ act: 'remove', account }),
    },
  ];

  return (
    <Page title={t('shellMenu:settings.carriers')}>
      <PageHeader
        title={t('shellMenu:settings.carriers')}
        count={formats.number(data?.accounts.length)}
        description={t('text')}
        actions={
          data?.networks.length && isAllowed ? (
            <Button
              variant="primary"
              icon={<Plug aria-hidden="true" />}
              onClick={() => open({ act: 'connect' })}
            >
              {t('connect')}
            </Button>
          ) : null
        }
      />
      {isAllowed ? null : <Banner tone="info">{t('ownersOnly')}</Banner>}
      {fault ? <FailureBanner title={t('notDone')} fault={fault} /> : null}
      <DataTable
        label={t('shellMenu:settings.carriers')}
        columns={columns}
        rows={data?.accounts ?? []}
        rowId={({ accountId }) => accountId}
        loading={isPending}
        actionsLabel={t('actions')}
        rowActions={(account) => {
          const { accountId, name } = account;
          return (
            <>
              <IconButton
                label={t('act.test', { name })}
                icon={<RefreshCw aria-hidden="true" />}
                disabled={test.isPending}
                onClick={() => test.mutate(accountId)}
              />
              {isAllowed ? (
                <Menu
                  trigger={
                    <IconButton
                      label={t('act.more', { name })}
                      icon={<MoreHorizontal aria-hidden="true" />}
                    />
                  }
                  align="end"
                  items={menuOf(account)}
                />
              ) : null}
            </>
          );
        }}
        empty={
          <EmptyState icon={<Truck />} title={t('empty')}>
            {isAllowed ? t('emptyHint') : null}
          </EmptyState>
        }
        {...(error && !data
          ? {
              error: (
                <FailureState
                  title={t('failed')}
                  fault={error}
                  onRetry={() => void refetch()}
                  retrying={isFetching}
                />
              ),
            }
          : {})}
      />
      {opened?.act === 'connect' ? (
        <ConnectAccountDialog networks={data?.networks ?? []} onClose={close} />
      ) : null}
      {opened?.act === 'key' ? <ReplaceKeyDialog account={opened.account} onClose={close} /> : null}
      {opened?.act === 'cutOff' ? <CutOffDialog account={opened.account} onClose={close} /> : null}
      {opened?.act === 'terms' ? <AccountTermsDialog account={opened.account} onClose={close} /> : null}
      {opened?.act === 'webhook' ? <CarrierWebhookDialog account={opened.account} onClose={close} /> : null}
      {opened?.act === 'signature' ? (
        <ReportSignatureDialog account={opened.account} onClose={close} />
      ) : null}
      {opened?.act === 'remove' ? (
        <ConfirmDialog
          open
          danger
          onOpenChange={(isOpen) => (isOpen ? undefined : close())}
          title={t('remove.title', { name: opened.account.name })}
          confirmLabel={t('remove.submit')}
          cancelLabel={t('common:action.cancel')}
          // A refusal is shown above the list.
          onConfirm={() => remove.mutateAsync(opened.account.accountId).finally(close)}
        >
          {t('remove.text')}
        </ConfirmDialog>
      ) : null}
    </Page>
  );
}
