import { decimalText } from '@lading/contracts/core';
import type { LabelBatch } from '@lading/contracts/shipping';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { HostLink } from '@lading/sub-app-kit/components/host-link';
import { PrinterLine, PrintFailed } from '@lading/sub-app-kit/printing';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Progress } from '@lading/ui/progress';
import { saveFile } from '@lading/ui/save-file';
import { Download, Printer, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  useBatchLabels,
  useBuyBatch,
  useCancelBatch,
  usePrintBatch,
  useRetryBatch,
  useShortRows,
  useSpendable,
} from './batch-queries.ts';

/** The progress of a batch: completed rows out of those in progress. */
function Working({ batch }: { batch: LabelBatch }) {
  const { t } = useTranslation('shippingBatch');
  const cancel = useCancelBatch(batch.batchId);
  const { PENDING = 0, QUEUED = 0, BUYING = 0 } = batch.counts;
  const isBuying = batch.state === 'PURCHASING';
  const left = isBuying ? QUEUED + BUYING : PENDING;
  const done = batch.rows - left;
  return (
    <>
      {cancel.error ? <FailureBanner title={t('working.notStopped')} fault={cancel.error} /> : null}
      <div className="flex flex-wrap items-end gap-4">
        <Progress
          className="min-w-60 flex-1"
          label={t(isBuying ? 'working.buying' : 'working.rating')}
          value={done}
          max={Math.max(batch.rows, 1)}
          valueText={t('working.of', { done, all: batch.rows })}
        />
        {isBuying ? (
          <Button disabled={QUEUED === 0} loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('working.stop')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** The total of a batch next to the available balance, and the currently possible actions. */
export function BatchBar({ batch }: { batch: LabelBatch }) {
  const { t } = useTranslation('shippingBatch');
  const formats = useFormats();
  const amount = useAmount();
  const spendable = useSpendable();
  const failedShort = useShortRows(batch);
  const buy = useBuyBatch(batch.batchId);
  const retry = useRetryBatch(batch.batchId);
  const name = t('title', { no: batch.batchId });
  const labels = useBatchLabels(batch.batchId);
  const print = usePrintBatch(batch.batchId, name);
  const { counts, total, walletTotal, charged, changed, later } = batch;
  const ready = counts.READY ?? 0;
  const failed = (counts.FAILED ?? 0) + (counts.INVALID ?? 0);
  const isBusy = batch.state === 'VALIDATING' || batch.state === 'PURCHASING';
  const missingFor = (minor: number) =>
    spendable && minor > spendable.minor ? { ...walletTotal, minor: minor - spendable.minor } : null;
  const missing = missingFor(walletTotal.minor);
  // What had failed for lack of money is bought by another try, which needs the money first.
  const missingInAll = failedShort > 0 ? missingFor(walletTotal.minor + failedShort) : missing;
  const way = missingInAll
    ? `/e/#/postage/add?${new URLSearchParams({
        missing: `${decimalText(missingInAll)} ${missingInAll.currency}`,
        back: `/e/#/batches/${batch.batchId}`,
      }).toString()}`
    : '';
  const figures = [
    { id: 'total', label: t('bar.total'), value: amount(total) },
    { id: 'ready', label: t('bar.ready'), value: formats.number(ready) },
    { id: 'failed', label: t('bar.attention'), value: formats.number(failed) },
    { id: 'charged', label: t('bar.charged'), value: amount(charged) },
  ];
  return (
    <section aria-label={t('bar.label')} className="mb-4 grid gap-3">
      {buy.error ? <FailureBanner title={t('bar.failed')} fault={buy.error} /> : null}
      {labels.error ? <FailureBanner title={t('bar.printFailed')} fault={labels.error} /> : null}
      <PrintFailed title={t('bar.printFailed')} fault={print.error} />
      {retry.error ? <FailureBanner title={t('bar.retryFailed')} fault={retry.error} /> : null}
      {changed.rows > 0 && !isBusy ? (
        <Banner live tone="warning" title={t('bar.changed', { count: changed.rows })}>
          {t('bar.changedText', { difference: amount(changed.difference, { signed: true }) })}
        </Banner>
      ) : null}
      {later && !isBusy ? (
        <Banner title={t('bar.later', { count: later.rows, day: later.shipDate })}>
          {t('bar.laterText')}
        </Banner>
      ) : null}
      {(counts.UNKNOWN ?? 0) > 0 ? (
        <Banner live tone="warning" title={t('bar.unknown', { count: counts.UNKNOWN ?? 0 })}>
          {t('bar.unknownText')}
        </Banner>
      ) : null}
      <div className="grid gap-3 rounded-lg border border-line bg-surface px-4 py-3">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
          {figures.map(({ id, label, value }) => (
            <div key={id}>
              <dt className="text-xs text-ink-muted">{label}</dt>
              <dd className="text-lg font-semibold text-ink tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {isBusy ? (
          <Working batch={batch} />
        ) : (
          <div className="flex flex-wrap items-center gap-2">
            {missingInAll && (ready > 0 || failedShort > 0) ? (
              <Button
                variant={ready > 0 && !missing ? 'secondary' : 'primary'}
                render={<HostLink href={way}>{t('bar.addFunds')}</HostLink>}
              />
            ) : null}
            {ready > 0 && !missing ? (
              <Button
                variant="primary"
                loading={buy.isPending}
                // Without a known balance the server decides.
                disabled={spendable === undefined}
                onClick={() => buy.mutate({ labels: batch.labels, total })}
              >
                {t('bar.buy', { count: batch.labels, amount: amount(total) })}
              </Button>
            ) : null}
            {batch.printable > 0 ? (
              <>
                <Button
                  variant={ready > 0 ? 'secondary' : 'primary'}
                  icon={<Printer aria-hidden="true" />}
                  loading={print.isPending}
                  onClick={print.start}
                >
                  {t('bar.print', { count: batch.printable })}
                </Button>
                {(['pdf', 'zpl'] as const).map((format) => (
                  <Button
                    key={format}
                    icon={<Download aria-hidden="true" />}
                    loading={labels.isPending && labels.variables === format}
                    onClick={() => labels.mutate(format, { onSuccess: save(format) })}
                  >
                    {format.toUpperCase()}
                  </Button>
                ))}
              </>
            ) : null}
            {(counts.BOUGHT ?? 0) > 0 ? (
              <Button
                render={
                  <HostLink href={`/b/#/shipments?batch=${encodeURIComponent(batch.batchId)}`}>
                    {t('bar.toShipments')}
                  </HostLink>
                }
              />
            ) : null}
            {failed > 0 ? (
              <Button
                icon={<RotateCcw aria-hidden="true" />}
                loading={retry.isPending}
                onClick={() => retry.mutate()}
              >
                {t('bar.retry', { count: failed })}
              </Button>
            ) : null}
            <output className="ml-auto text-sm text-ink-muted tabular-nums">
              {missingInAll && (missing || ready === 0)
                ? t('bar.short', { amount: amount(missingInAll) })
                : spendable
                  ? t('bar.available', { amount: amount(spendable) })
                  : null}
            </output>
            {batch.printable > 0 ? <PrinterLine className="basis-full" /> : null}
          </div>
        )}
      </div>
    </section>
  );

  function save(format: 'pdf' | 'zpl') {
    return ({ blob, fileName }: { blob: Blob; fileName?: string | null | undefined }) =>
      saveFile(blob, fileName ?? `${name}.${format}`);
  }
}
