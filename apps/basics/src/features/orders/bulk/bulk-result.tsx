import { useHost } from '@lading/bridge/react';
import type { BulkReport } from '@lading/contracts/orders';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Progress } from '@lading/ui/progress';
import { CircleStop, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isRunning, useBulkReport, useBulkTask, useOrdersIn } from './bulk-queries.ts';

/** Number of orders of a kind listed here; the page of the action has all. */
const namedMost = 20;

/** The progress of an action on many orders, and its results at the end. */
export function BulkResult({ taskId }: { taskId: string }) {
  const { t } = useTranslation('ordersBulk');
  const { bus } = useHost();
  const report = useBulkReport(taskId);
  const { data } = report;
  const isOver = data ? !isRunning(data) : false;
  // Lists are refetched at the end only, not after each step.
  useEffect(() => {
    if (isOver) bus.emit('list:refresh', { kind: 'order' });
    else bus.emit('task:changed', { taskId, isFollowed: true });
  }, [isOver, taskId, bus]);
  useEffect(() => () => bus.emit('task:changed', { taskId, isFollowed: false }), [taskId, bus]);
  if (!data)
    return (
      <NotLoaded
        compact
        query={report}
        title={t('failed')}
        waiting={<Progress label={t('running')} value={null} />}
      />
    );
  return (
    <div className="flex flex-col gap-3">
      <BulkProgress report={data} />
      {isOver ? <NamedOrders taskId={taskId} state="NOTED" count={data.noted} /> : null}
      {isOver ? (
        <NamedOrders taskId={taskId} state="REFUSED" count={data.refused} />
      ) : (
        <p className="text-sm text-ink-muted">{t('goesOn')}</p>
      )}
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
  const { done, noted, refused, waiting, total, failure, request } = report;
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
    t(request.act === 'check-address' ? 'checkedOrders' : 'doneOrders', { count: done }),
    ...(noted > 0 ? [t('notedOrders', { count: noted })] : []),
    ...(refused > 0 ? [t('refusedOrders', { count: refused })] : []),
    ...(waiting > 0 ? [t('waitingOrders', { count: waiting })] : []),
  ].join(' · ');
  return (
    <output>
      <Banner
        tone={failure ? 'warning' : refused > 0 ? 'danger' : noted > 0 ? 'warning' : 'success'}
        title={counts}
      >
        {failure ? formats.pick(failure.message, failure.zhMessage) : null}
      </Banner>
    </output>
  );
}

/** Stops a running action; retries refused and unprocessed orders. */
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

/** The first orders in a state that needs attention, each with its reason. */
function NamedOrders({
  taskId,
  state,
  count,
}: {
  taskId: string;
  state: 'NOTED' | 'REFUSED';
  count: number;
}) {
  const { t } = useTranslation('ordersBulk');
  const formats = useFormats();
  const query = useOrdersIn(taskId, { state, most: namedMost, enabled: count > 0 });
  const rows = query.data?.records ?? [];
  if (count === 0) return null;
  if (!query.data) return <NotLoaded compact query={query} title={t('failed')} />;
  return (
    <ul className="max-h-60 overflow-y-auto border-y border-line text-sm">
      {rows.map(({ orderId, orderNo, message }) => (
        <li key={orderId} className="border-b border-line py-1.5 last:border-b-0">
          <Link className="font-medium text-ink underline" to={`/orders/${encodeURIComponent(orderId)}`}>
            {orderNo}
          </Link>{' '}
          <span className={state === 'REFUSED' ? 'text-danger-ink' : 'text-ink-muted'}>
            {message ? formats.pick(message.message, message.zhMessage) : ''}
          </span>
        </li>
      ))}
      {count > rows.length && rows.length > 0 ? (
        <li className="py-1.5 text-ink-muted">{t('more', { count: count - rows.length })}</li>
      ) : null}
    </ul>
  );
}
