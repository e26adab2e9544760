import { queryKey } from '@lading/contracts/core';
import { moneyApi, providerTopUpsApi, topUpsShownMost, type ProviderTopUp } from '@lading/contracts/funds';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFailureText } from '@lading/sub-app-kit/use-failure-text';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { EmptyState } from '@lading/ui/empty-state';
import { Skeleton } from '@lading/ui/skeleton';
import { TextArea } from '@lading/ui/text-area';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayMoveMoney } from './use-may-move-money.ts';

const { clientTopUps, confirmTopUp, rejectTopUp } = providerTopUpsApi.calls;

/** Refetches the payments, and the balances that one may have changed. */
function useReload(): () => void {
  const client = useQueryClient();
  return () => {
    for (const call of [clientTopUps, moneyApi.calls.clients, moneyApi.calls.clientStatement])
      void client.invalidateQueries({ queryKey: [queryKey(call)[0]] });
  };
}

/** Payments reported by clients, until the staff confirms whether they have arrived. */
export function PaymentsToConfirm({ warehouseId }: { warehouseId: string }) {
  const { t } = useTranslation('fundsPayments');
  const amount = useAmount();
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery(useApi(), clientTopUps, { query: { warehouseId } }),
    staleTime: 0,
  });
  const [open, setOpen] = useState<{ act: 'confirm' | 'reject'; topUp: ProviderTopUp } | null>(null);
  const mayMove = useMayMoveMoney();
  const waiting = data?.filter(({ state }) => state === 'REQUESTED');
  const close = () => setOpen(null);
  return (
    <Card title={t('waiting')} flush>
      {waiting ? (
        waiting.length === 0 ? (
          <EmptyState compact icon={<Landmark />} title={t('waitingEmpty')}>
            {t('waitingHint')}
          </EmptyState>
        ) : (
          <ul aria-label={t('waiting')} className="divide-y divide-line">
            {waiting.map((topUp) => (
              <li
                key={topUp.topUpId}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-sm"
              >
                <span className="min-w-40 flex-1">
                  <span className="block truncate font-medium text-ink">{topUp.orgName}</span>
                  <span className="block text-ink-muted">
                    {[topUp.transactionNo, t('paid', { day: topUp.paidOn }), topUp.remark]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <span className="font-semibold tabular-nums">{amount(topUp.amount)}</span>
                <span className="flex flex-wrap gap-2">
                  {(mayMove ? (['confirm', 'reject'] as const) : []).map((act) => (
                    <Button
                      key={act}
                      size="small"
                      aria-label={t(`${act}Of`, { amount: amount(topUp.amount), client: topUp.orgName })}
                      onClick={() => setOpen({ act, topUp })}
                    >
                      {t(act)}
                    </Button>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <FailureState
          compact
          title={t('failed')}
          fault={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton className="m-4 h-16" />
      )}
      {waiting && waiting.length >= topUpsShownMost ? (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-muted">{t('waitingMore')}</p>
      ) : null}
      {open?.act === 'confirm' ? <Confirm topUp={open.topUp} onClose={close} /> : null}
      {open?.act === 'reject' ? <Reject topUp={open.topUp} onClose={close} /> : null}
    </Card>
  );
}

interface AnswerProps {
  topUp: ProviderTopUp;
  onClose: () => void;
}

function Confirm({ topUp, onClose }: AnswerProps) {
  const { t } = useTranslation('fundsPayments');
  const api = useApi();
  const reload = useReload();
  const amount = useAmount()(topUp.amount);
  const { topUpId, orgName: client, transactionNo: reference } = topUp;
  const { mutateAsync, error } = useMutation({
    mutationFn: () => api.call(confirmTopUp, { body: { topUpId } }),
    onSettled: reload,
  });
  const { text } = useFailureText(error);
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('confirmTitle', { amount })}
      confirmLabel={t('confirmSubmit', { amount })}
      cancelLabel={t('cancel')}
      onConfirm={() => mutateAsync()}
    >
      {t('confirmText', { client, reference })}
      {error ? (
        <Banner tone="danger" title={t('notDone')} live className="mt-3">
          {text}
        </Banner>
      ) : null}
    </ConfirmDialog>
  );
}

function Reject({ topUp: { topUpId, orgName: client }, onClose }: AnswerProps) {
  const { t } = useTranslation('fundsPayments');
  const api = useApi();
  const reload = useReload();
  const form = useForm({
    schema: rejectTopUp.body,
    defaults: { answer: '' },
    wire: ({ answer }) => ({ topUpId, answer }),
    async submit(body) {
      await api.call(rejectTopUp, { body });
      reload();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('rejectTitle', { client })}
      description={t('rejectText')}
      submitLabel={t('rejectSubmit')}
      failureTitle={t('notDone')}
      width={420}
      onClose={onClose}
    >
      <TextArea {...form.field('answer')} label={t('answer')} maxLength={200} />
    </FormDialog>
  );
}
