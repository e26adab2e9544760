import type { Payment, PaymentState } from '@lading/contracts/funds';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { Button } from '@lading/ui/button';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { DataTable, type TableColumn } from '@lading/ui/data-table';
import { EmptyState } from '@lading/ui/empty-state';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelTopUp, type usePayments } from './postage-queries.ts';

const looks: Record<PaymentState, Status> = {
  PENDING: 'waiting',
  PAID: 'success',
  CANCELLED: 'info',
  REVERSED: 'warning',
};

/** The latest payments into the wallet; an unpaid one can be canceled, or its page opened again. */
export function PaymentsTable({ payments }: { payments: ReturnType<typeof usePayments> }) {
  const { t } = useTranslation(['funds', 'common']);
  const amount = useAmount();
  const [cancelling, setCancelling] = useState<Payment | null>(null);
  const { mutateAsync, error } = useCancelTopUp();
  const columns: TableColumn<Payment>[] = [
    {
      id: 'reference',
      header: t('payments.reference'),
      cell: ({ reference }) => <span className="font-medium select-all">{reference}</span>,
    },
    {
      id: 'time',
      header: t('payments.time'),
      cell: ({ time }) => <Ago moment={time} className="text-ink-muted" />,
    },
    {
      id: 'method',
      header: t('payments.method'),
      cell: ({ method, isAutomatic }) =>
        isAutomatic
          ? t('payments.automatic', { method: t(`add.methods.${method}`) })
          : t(`add.methods.${method}`),
    },
    {
      id: 'state',
      header: t('payments.state'),
      cell: ({ state }) => <StatusBadge status={looks[state]}>{t(`payments.states.${state}`)}</StatusBadge>,
    },
    {
      id: 'amount',
      header: t('payments.amount'),
      numeric: true,
      cell: (payment) => amount(payment.amount),
    },
    {
      id: 'acts',
      header: t('payments.acts'),
      cell: (payment) =>
        payment.state === 'PENDING' && !payment.isAutomatic ? (
          <span className="flex justify-end gap-2">
            {payment.payAt ? (
              <Button
                size="small"
                render={
                  <a href={payment.payAt} target="_blank" rel="noreferrer">
                    {t('add.openPayPage')}
                  </a>
                }
              />
            ) : null}
            <Button size="small" variant="ghost" onClick={() => setCancelling(payment)}>
              {t('payments.cancel')}
            </Button>
          </span>
        ) : null,
    },
  ];
  return (
    <section aria-label={t('payments.title')}>
      <h2 className="mb-2 text-base font-semibold text-ink">{t('payments.title')}</h2>
      {error ? <FailureBanner title={t('payments.cancelFailed')} fault={error} /> : null}
      <DataTable
        label={t('payments.title')}
        columns={columns}
        rows={payments.data?.records ?? []}
        rowId={({ paymentId }) => paymentId}
        loading={payments.isPending}
        empty={<EmptyState compact title={t('payments.empty')} />}
        {...(payments.error && !payments.data
          ? {
              error: (
                <FailureState
                  compact
                  title={t('payments.failed')}
                  fault={payments.error}
                  onRetry={() => void payments.refetch()}
                  retrying={payments.isFetching}
                />
              ),
            }
          : {})}
      />
      {cancelling ? (
        <ConfirmDialog
          open
          danger
          onOpenChange={(open) => (open ? undefined : setCancelling(null))}
          title={t('payments.cancelTitle')}
          confirmLabel={t('payments.cancel')}
          cancelLabel={t('payments.keep')}
          // A refusal is shown above the table.
          onConfirm={() => mutateAsync(cancelling).finally(() => setCancelling(null))}
        >
          {t('payments.cancelText', { reference: cancelling.reference })}
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
