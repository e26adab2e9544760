import { useBusEvent, useHost } from '@lading/bridge/react';
import { decimalPlaces, moneyOf, queryKey } from '@lading/contracts/core';
import { topUpsApi, type WarehouseTopUp, type WarehouseWallet } from '@lading/contracts/funds';
import { languageTag } from '@lading/i18n/languages';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { DayFilter } from '@lading/sub-app-kit/list';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFailureText } from '@lading/sub-app-kit/use-failure-text';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { NumberField } from '@lading/ui/number-field';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { TextField } from '@lading/ui/text-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const { topUps, reportTopUp, cancelTopUp } = topUpsApi.calls;

/** Refetches the payments of all warehouses. */
function useReload(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [queryKey(topUps)[0]] });
}

/** Reports a payment to a warehouse, which confirms it once the money has arrived. */
export function ReportPayment({ wallet }: { wallet: WarehouseWallet }) {
  const { t } = useTranslation('fundsPayments');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="primary" onClick={() => setOpen(true)}>
        {t('report')}
      </Button>
      {isOpen ? <ReportDialog wallet={wallet} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

type ReportedForm = { amount: number | null; transactionNo: string; paidOn: string; remark: string };

function ReportDialog({ wallet, onClose }: { wallet: WarehouseWallet; onClose: () => void }) {
  const { t } = useTranslation('fundsPayments');
  const { bus } = useHost();
  const api = useApi();
  const formats = useFormats();
  const amountText = useAmount();
  const locale = languageTag(useLanguage());
  const reload = useReload();
  const { warehouseId, warehouseName } = wallet;
  const { currency } = wallet.available;
  const decimals = decimalPlaces(currency);
  const [today] = useState(() => formats.time(new Date().toISOString()).slice(0, 10));
  const defaults: ReportedForm = { amount: null, transactionNo: '', paidOn: today, remark: '' };
  const form = useForm({
    schema: reportTopUp.body,
    defaults,
    wire: ({ amount, ...values }) => ({
      ...values,
      warehouseId,
      amount: amount === null ? undefined : moneyOf(amount.toFixed(decimals), currency),
    }),
    async submit(body) {
      await api.call(reportTopUp, { body });
      bus.emit('notice:show', { tone: 'info', title: t('reported', { amount: amountText(body.amount) }) });
      reload();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('reportTitle', { warehouse: warehouseName ?? warehouseId })}
      description={t('reportText')}
      submitLabel={t('submit')}
      failureTitle={t('notSaved')}
      width={420}
      onClose={onClose}
    >
      <NumberField
        {...form.field('amount')}
        label={t('amount')}
        min={0}
        decimals={decimals}
        locale={locale}
        unit={currency}
        className="max-w-48"
      />
      <TextField
        {...form.field('transactionNo')}
        label={t('reference')}
        description={t('referenceHint')}
        maxLength={50}
        autoComplete="off"
      />
      <DayFilter
        label={t('paidOn')}
        value={form.values.paidOn}
        onChange={(paidOn) => form.set({ paidOn: paidOn ?? today })}
        max={today}
        className="max-w-48"
      />
      <TextField {...form.field('remark')} label={t('remark')} maxLength={500} autoComplete="off" />
    </FormDialog>
  );
}

const looks: Record<WarehouseTopUp['state'], Status> = {
  REQUESTED: 'waiting',
  CONFIRMED: 'success',
  REJECTED: 'danger',
  CANCELLED: 'info',
  REVERSED: 'danger',
};
const shown = 5;

/** The latest payments reported to a warehouse, and its answers. Renders nothing if there are none. */
export function ReportedPayments({ warehouseId }: { warehouseId: string }) {
  const { t } = useTranslation('fundsPayments');
  const api = useApi();
  const amount = useAmount();
  const reload = useReload();
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery(api, topUps, { query: { warehouseId } }),
    staleTime: 0,
  });
  useBusEvent('list:refresh', ({ kind }) => {
    if (kind === 'transaction' || kind === 'warehouse') reload();
  });
  const cancel = useMutation({
    mutationFn: (topUpId: string) => api.call(cancelTopUp, { body: { topUpId } }),
    onSettled: reload,
  });
  const { text } = useFailureText(cancel.error);
  if (!data)
    return error ? (
      <FailureState
        compact
        title={t('failed')}
        fault={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : null;
  if (data.length === 0) return null;
  return (
    <section aria-label={t('list')} className="mt-3">
      <h3 className="text-sm font-semibold text-ink">{t('latest')}</h3>
      {cancel.error ? (
        <Banner tone="danger" title={t('notDone')} live className="mt-2">
          {text}
        </Banner>
      ) : null}
      <ul className="divide-y divide-line">
        {data.slice(0, shown).map((one) => (
          <li key={one.topUpId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
            <span className="min-w-40 flex-1">
              <span className="block text-ink">
                {[one.transactionNo, t('paid', { day: one.paidOn })].join(' · ')}
              </span>
              {one.answer ? <span className="block text-ink-muted">{one.answer}</span> : null}
            </span>
            <span className="tabular-nums">{amount(one.amount)}</span>
            <StatusBadge status={looks[one.state]}>{t(`state.${one.state}`)}</StatusBadge>
            {one.state === 'REQUESTED' ? (
              <Button
                size="small"
                aria-label={t('takeBackOf', { reference: one.transactionNo })}
                loading={cancel.isPending && cancel.variables === one.topUpId}
                onClick={() => cancel.mutate(one.topUpId)}
              >
                {t('takeBack')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
