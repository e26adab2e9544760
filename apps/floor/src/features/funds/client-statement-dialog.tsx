import { moneyApi, type StatementLine } from '@lading/contracts/funds';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { useChargeCause } from '@lading/sub-app-kit/invoices';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { cx } from '@lading/ui/cx';
import { Dialog } from '@lading/ui/dialog';
import { EmptyState } from '@lading/ui/empty-state';
import { Skeleton } from '@lading/ui/skeleton';
import { useScrollRegion } from '@lading/ui/use-scroll-region';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientDialogProps } from './client-payment-dialog.tsx';
import { useClientStatement, useKeepClients } from './money-queries.ts';
import { useMayMoveMoney } from './use-may-move-money.ts';

/** The latest transactions of a client; a payment recorded by mistake is reversed here. */
export function ClientStatementDialog({ warehouseId, client, onClose }: ClientDialogProps) {
  const { t } = useTranslation(['fundsMoney', 'fundsBilling']);
  const amount = useAmount();
  const formats = useFormats();
  const cause = useChargeCause();
  const api = useApi();
  const keep = useKeepClients(warehouseId);
  const { orgId, orgName } = client;
  const { data, error, refetch, isFetching } = useClientStatement(warehouseId, orgId);
  const mayMove = useMayMoveMoney();
  const [reversing, setReversing] = useState<StatementLine | null>(null);
  const reverse = useMutation({
    mutationFn: ({ transactionId }: StatementLine) =>
      api.call(moneyApi.calls.reversePayment, { body: { warehouseId, orgId, transactionId } }),
    onSuccess: keep,
  });
  const region = useScrollRegion(t('statement.label'));
  const lines = data?.records ?? [];
  // The reversal of a payment has its cause; older ones name the transaction itself.
  const reversed = new Set(lines.flatMap(({ kind, causeId }) => (kind === 'reversal' ? [causeId] : [])));
  const isReversed = ({ causeId, transactionId }: StatementLine) =>
    reversed.has(causeId) || reversed.has(transactionId);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('statement.title', { client: orgName })}
      closeLabel={t('statement.close')}
      width={640}
      footer={<Button onClick={onClose}>{t('statement.close')}</Button>}
    >
      {reverse.error ? <FailureBanner title={t('failed')} fault={reverse.error} /> : null}
      {data ? (
        lines.length === 0 ? (
          <EmptyState compact title={t('statement.empty')} />
        ) : (
          <section {...region} className="max-h-[56dvh] overflow-y-auto">
            <ul aria-label={t('statement.label')} className="divide-y divide-line text-sm">
              {lines.map((line) => (
                <li key={line.transactionId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                  <span className="text-ink-muted tabular-nums">{formats.time(line.time)}</span>
                  <span className="min-w-32 flex-1 text-ink">
                    {[t(`fundsBilling:kind.${line.kind}`), cause(line)].filter(Boolean).join(' · ')}
                  </span>
                  <span
                    className={cx(
                      'font-medium tabular-nums',
                      line.amount.minor > 0 ? 'text-success-ink' : 'text-ink',
                    )}
                  >
                    {amount(line.amount, { signed: true })}
                  </span>
                  {mayMove && line.kind === 'top-up' && !isReversed(line) ? (
                    <Button
                      size="small"
                      variant="ghost"
                      aria-label={t('statement.reverseOf', { amount: amount(line.amount) })}
                      onClick={() => setReversing(line)}
                    >
                      {t('statement.reverse')}
                    </Button>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        )
      ) : error ? (
        <FailureState
          compact
          title={t('statement.failed')}
          fault={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton className="h-32 w-full" />
      )}
      {data && data.total > lines.length ? (
        <p className="mt-2 text-sm text-ink-muted">{t('statement.latest', { count: lines.length })}</p>
      ) : null}
      <ConfirmDialog
        open={reversing !== null}
        onOpenChange={(open) => {
          if (!open) setReversing(null);
        }}
        title={t('statement.reverseTitle', { amount: amount(reversing?.amount) })}
        confirmLabel={t('statement.reverseSubmit')}
        cancelLabel={t('statement.close')}
        // A refusal is shown above the statement.
        onConfirm={() =>
          reversing ? reverse.mutateAsync(reversing).finally(() => setReversing(null)) : undefined
        }
      >
        {t('statement.reverseText')}
      </ConfirmDialog>
    </Dialog>
  );
}
