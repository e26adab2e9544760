import { useHost } from '@lading/bridge/react';
import type { BulkReport } from '@lading/contracts/orders';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Progress } from '@lading/ui/progress';
import { CircleStop, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isRunning, useBulkReport, useBulkTask, useRefusedOrders } from './bulk-queries.ts';

/** Refused orders that are named here; the page of the act has all. */
const namedMost = 20;

/** How far an act on many orders is, and at its end what has become of them. */
export function BulkResult({ taskId }: { taskId: string }) {
  const { t } = useTranslation('ordersBulk');
  const { bus } = useHost();
  const report = useBulkReport(taskId);
  const { data } = report;
  const isOver = data ? !isRunning(data) : false;
  // The lists show what has changed, at its end and not before: they would be asked for each of the steps.
  useEffect(() => {
    if (isOver) bus.emit('list:refresh', { kind: 'order' });
    else bus.emit('task:changed', { taskId, isFollowed: true });
  }, [isOver, taskId, bus]);
  useEffect(() => () => bus.emit('task:changed', { taskId, isFollowed: false }), [taskId, bus]);
  if (!data)
    return report.error ? (
      <FailureBanner title={t('failed')} fault={report.error} />
    ) : (
      <Progress label={t('running')} value={null} />
    );
  return (
    <div className="flex flex-col gap-3">
      <BulkProgress report={data} />
      {isOver ? <RefusedOrders report={data} /> : <p className="text-sm text-ink-muted">{t('goesOn')}</p>}
      <BulkButtons report={data} />
      {isOver ? (
        <Link className="w-fit text-sm text-brand-ink underline" to={`/order-changes/${taskId}`}>
          {t('allResults')}
        </Link>
      ) : null}
    </div>
  );
}

/** The figures of an act while it runs, and its outcome. */
export function BulkProgress({ report }: { report: BulkReport }) {
  const { t } = useTranslation('ordersBulk');
  const formats = useFormats();
  const { done, refused, waiting, total, failure } = report;
  if (isRunning(report))
    return (
      <Progress
        label={t('running')}
        value={done + refused}
        max={Math.max(1, total)}
        valueText={t('progress', { done: done + refused, total })}
      />
    );
  const counts = [
    t('doneOrders', { count: done }),
    ...(refused > 0 ? [t('refusedOrders', { count: refused })] : []),
    ...(waiting > 0 ? [t('waitingOrders', { count: waiting })] : []),
  ].join(' · ');
  return (
    <output>
      <Banner tone={failure ? 'warning' : refused > 0 ? 'danger' : 'success'} title={counts}>
        {failure ? formats.pick(failure.message, failure.zhMessage) : null}
      </Banner>
    </output>
  );
}

/** Stops an act that runs; tries again what was refused or not reached. */
export function BulkButtons({ report }: { report: BulkReport }) {
  const { t } = useTranslation('ordersBulk');
  const { taskId, refused, waiting, isOwn } = report;
  const work = useBulkTask(taskId);
  if (!isOwn) return null;
  const left = refused + waiting;
  return (
    <>
      {work.error ? <FailureBanner title={t('notChanged')} fault={work.error} /> : null}
      {isRunning(report) ? (
        <Button
          className="w-fit"
          icon={<CircleStop aria-hidden="true" />}
          loading={work.isPending}
          onClick={() => work.mutate('cancel')}
        >
          {t('stop')}
        </Button>
      ) : left > 0 ? (
        <Button
          className="w-fit"
          icon={<RotateCw aria-hidden="true" />}
          loading={work.isPending}
          onClick={() => work.mutate('retry')}
        >
          {t('retry', { count: left })}
        </Button>
      ) : null}
    </>
  );
}

function RefusedOrders({ report: { taskId, refused } }: { report: BulkReport }) {
  const { t } = useTranslation('ordersBulk');
  const formats = useFormats();
  const rows = useRefusedOrders(taskId, { most: namedMost, enabled: refused > 0 }).data?.records ?? [];
  if (refused === 0) return null;
  return (
    <ul className="max-h-60 overflow-y-auto border-y border-line text-sm">
      {rows.map(({ orderId, orderNo, message }) => (
        <li key={orderId} className="border-b border-line py-1.5 last:border-b-0">
          <Link className="font-medium text-ink underline" to={`/orders/${encodeURIComponent(orderId)}`}>
            {orderNo}
          </Link>{' '}
          <span className="text-danger-ink">
            {message ? formats.pick(message.message, message.zhMessage) : ''}
          </span>
        </li>
      ))}
      {refused > rows.length && rows.length > 0 ? (
        <li className="py-1.5 text-ink-muted">{t('more', { count: refused - rows.length })}</li>
      ) : null}
    </ul>
  );
}
