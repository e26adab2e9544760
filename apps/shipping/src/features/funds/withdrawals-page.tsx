import type { Withdrawal, WithdrawalState } from '@lading/contracts/funds';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { Page } from '@lading/sub-app-kit/components/page';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { DataTable, type TableColumn } from '@lading/ui/data-table';
import { EmptyState } from '@lading/ui/empty-state';
import { PageHeader } from '@lading/ui/page-header';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BalanceStrip } from './balance-strip.tsx';
import { useBalance } from './postage-queries.ts';
import { WaitingWithdrawal } from './waiting-withdrawal.tsx';
import { WithdrawButton } from './withdraw-dialog.tsx';
import { useWithdrawals } from './withdrawal-queries.ts';

const looks: Record<WithdrawalState, Status> = {
  PENDING: 'waiting',
  PAID: 'success',
  REFUSED: 'warning',
  CANCELLED: 'info',
  RETURNED: 'warning',
};

/** What was withdrawn from the postage wallet, and what became of it (issue 15, "Money"). */
export function WithdrawalsPage() {
  const { t } = useTranslation(['fundsWithdrawals', 'funds']);
  const amount = useAmount();
  const { data, error, isPending, isFetching, refetch } = useWithdrawals();
  const columns: TableColumn<Withdrawal>[] = [
    {
      id: 'reference',
      header: t('reference'),
      cell: ({ reference }) => <span className="font-medium select-all">{reference}</span>,
    },
    {
      id: 'time',
      header: t('time'),
      cell: ({ time }) => <Ago moment={time} className="text-ink-muted" />,
    },
    {
      id: 'account',
      header: t('account'),
      cell: ({ accountEnd }) => t('ending', { end: accountEnd }),
    },
    {
      id: 'state',
      header: t('state'),
      cell: ({ state }) => <StatusBadge status={looks[state]}>{t(`states.${state}`)}</StatusBadge>,
    },
    {
      id: 'note',
      header: t('note'),
      cell: ({ reason, bankReference }) =>
        reason ?? (bankReference ? t('bankReference', { text: bankReference }) : null),
    },
    { id: 'amount', header: t('amount'), numeric: true, cell: (one) => amount(one.amount) },
  ];
  const title = t('pageTitle');
  return (
    <Page title={title} narrow>
      <PageHeader
        title={title}
        above={
          <Breadcrumb
            label={t('funds:crumbs')}
            items={[{ label: t('funds:title'), link: <Link to="/postage" /> }, { label: title }]}
          />
        }
        actions={<WithdrawButton />}
      />
      <WaitingWithdrawal />
      <BalanceStrip query={useBalance()} />
      <DataTable
        label={title}
        columns={columns}
        rows={data?.records ?? []}
        rowId={({ withdrawalId }) => withdrawalId}
        loading={isPending}
        empty={<EmptyState compact title={t('empty')} />}
        {...(error && !data
          ? {
              error: (
                <FailureState
                  compact
                  title={t('loadFailed')}
                  fault={error}
                  onRetry={() => void refetch()}
                  retrying={isFetching}
                />
              ),
            }
          : {})}
      />
    </Page>
  );
}
