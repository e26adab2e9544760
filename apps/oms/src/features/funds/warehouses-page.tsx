import { product } from '@lading/contracts/core';
import type { WarehouseWallet } from '@lading/contracts/funds';
import { useHostState } from '@lading/bridge/react';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { ImportButton } from '@lading/sub-app-kit/components/import-button';
import { Page } from '@lading/sub-app-kit/components/page';
import { useRuleText } from '@lading/sub-app-kit/rate-rule-text';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { cx } from '@lading/ui/cx';
import { EmptyState } from '@lading/ui/empty-state';
import { PageHeader } from '@lading/ui/page-header';
import { Skeleton } from '@lading/ui/skeleton';
import { StatusBadge } from '@lading/ui/status-badge';
import { Warehouse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWarehouseWallets } from './billing-queries.ts';
import { WalletAlert } from './wallet-alert.tsx';
import { ReportedPayments, ReportPayment } from './reported-payments.tsx';

/** A balance that lasts for fewer days is highlighted. */
const fewDays = 7;

/** The warehouses of a client, each with its wallet and rate card: "My Funds" for clients of a provider, else "My Warehouses" (spec §6). */
export function WarehousesPage() {
  const { t } = useTranslation(['fundsWallets', 'fundsPayments', 'shellMenu']);
  const isProductUser = useHostState(({ user, saas }) => !saas && Boolean(user?.[product.userField]));
  const title = isProductUser ? t('shellMenu:main.myFunds') : t('shellMenu:main.myWarehouses');
  const { data, error, refetch, isFetching } = useWarehouseWallets();
  return (
    <Page title={title}>
      <PageHeader
        title={title}
        actions={
          data && data.length > 0 ? (
            <ImportButton kind="transaction" label={t('fundsPayments:import')} />
          ) : null
        }
      />
      {data ? (
        data.length === 0 ? (
          <EmptyState icon={<Warehouse />} title={t('none')}>
            {t('noneHint')}
          </EmptyState>
        ) : (
          <ul aria-label={title} className="grid items-start gap-4 xl:grid-cols-2">
            {data.map((wallet) => (
              <li key={wallet.warehouseId}>
                <WalletCard wallet={wallet} />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <FailureState
          title={t('failed')}
          fault={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </Page>
  );
}

function WalletCard({ wallet }: { wallet: WarehouseWallet }) {
  const { t } = useTranslation('fundsWallets');
  const amount = useAmount();
  const { warehouseId, warehouseName, isConnected, available, held, spent30, runwayDays } = wallet;
  const isShort = available.minor < 0;
  const figures = [
    { id: 'available', label: t('available'), value: amount(available), isBad: isShort },
    { id: 'held', label: t('held'), value: amount(held), isBad: false },
    { id: 'spent', label: t('spent'), value: amount(spent30), isBad: false },
    {
      id: 'runway',
      label: t('runway'),
      value: runwayDays === null || isShort ? '–' : t('days', { count: runwayDays }),
      isBad: !isShort && runwayDays !== null && runwayDays < fewDays,
    },
  ];
  return (
    <Card
      title={warehouseName}
      actions={
        <StatusBadge status={isConnected ? 'success' : 'info'}>
          {isConnected ? t('connected') : t('disconnected')}
        </StatusBadge>
      }
    >
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(({ id, label, value, isBad }) => (
          <div key={id}>
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd className={cx('text-lg font-semibold tabular-nums', isBad ? 'text-danger-ink' : 'text-ink')}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {isShort ? (
        <Banner tone={wallet.whenShort === 'BLOCK' ? 'danger' : 'warning'} className="mt-3">
          {wallet.whenShort === 'BLOCK' ? t('shortBlocks') : t('shortWarns')}
        </Banner>
      ) : null}
      <p className="mt-3 text-sm text-ink-muted">{t('howToPay')}</p>
      <WalletAlert wallet={wallet} />
      <ReportedPayments warehouseId={warehouseId} />
      <RateCardOfToday wallet={wallet} />
      <div className="mt-3 flex flex-wrap gap-2">
        <ReportPayment wallet={wallet} />
        <Button
          size="small"
          render={<Link to={`/app/funds/transactions?warehouse=${encodeURIComponent(warehouseId)}`} />}
        >
          {t('transactions')}
        </Button>
        <Button
          size="small"
          render={<Link to={`/app/funds/billing?warehouse=${encodeURIComponent(warehouseId)}`} />}
        >
          {t('charges')}
        </Button>
        <Button
          size="small"
          render={<Link to={`/app/funds/warehouses/${encodeURIComponent(warehouseId)}/statements`} />}
        >
          {t('statements')}
        </Button>
        <Button
          size="small"
          render={<Link to={`/app/storage-report?warehouse=${encodeURIComponent(warehouseId)}`} />}
        >
          {t('storage')}
        </Button>
      </div>
    </Card>
  );
}

/** The current rates of the warehouse, rule by rule, opened on demand. */
function RateCardOfToday({ wallet }: { wallet: WarehouseWallet }) {
  const { t } = useTranslation(['fundsWallets', 'fundsBilling']);
  const ruleText = useRuleText();
  const { cardName, cardValidFrom, rules, available } = wallet;
  if (!cardName) return <p className="mt-3 text-sm text-ink">{t('noCard')}</p>;
  return (
    <details className="mt-3 text-sm text-ink">
      <summary className="w-fit cursor-pointer rounded-sm">
        {t('card', { name: cardName, day: cardValidFrom ?? '' })}
      </summary>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {rules.map((rule, at) => (
          // A card never changes, so the position of a rule is its key.
          <li key={at} className="flex justify-between gap-4 py-1.5">
            <span className="text-ink-muted">{t(`fundsBilling:fee.${rule.fee}`)}</span>
            <span className="text-right tabular-nums">
              {ruleText(rule, available.currency).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
