import { orderStatuses } from '@lading/contracts/orders';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Card } from '@lading/ui/card';
import { Skeleton } from '@lading/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOverview } from './home-queries.ts';
import { TrendChart } from './trend-chart.tsx';

/** How many orders stand where, each number leading to its orders, and how they came in lately. */
export function OrdersCard() {
  const { t } = useTranslation(['home', 'orders', 'commonSubApp']);
  const formats = useFormats();
  const { data, isPending } = useOverview();
  // A back end that does not know the call.
  if (!isPending && !data) return null;
  const { statusCounts = {}, statusCountsOver, today } = data ?? {};
  const shown = orderStatuses.filter((status) => (statusCounts[status] ?? 0) > 0);
  return (
    <Card
      title={t('orders.title')}
      actions={
        <Link to="/orders" className="rounded-sm text-sm text-brand-ink hover:underline">
          {t('orders.all')}
        </Link>
      }
    >
      {isPending ? <Skeleton className="h-24 w-full" /> : null}
      {data && shown.length === 0 ? <p className="text-sm text-ink-muted">{t('orders.none')}</p> : null}
      {shown.length > 0 ? (
        <>
          {today && today.orderCount > 0 ? (
            <p className="mb-2 text-sm text-ink-muted">{t('orders.today', { count: today.orderCount })}</p>
          ) : null}
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]">
            {shown.map((status) => {
              const total = formats.number(statusCounts[status] ?? 0);
              return (
                <li key={status} className="relative rounded-md border border-line px-3 py-2 hover:bg-hover">
                  <Link
                    to={`/orders?status=${status}`}
                    className="text-xs text-ink-muted after:absolute after:inset-0 after:rounded-md"
                  >
                    {t(`orders:status.${status}`)}
                  </Link>
                  <p className="text-lg font-semibold text-ink tabular-nums">
                    {statusCountsOver?.includes(status) ? t('commonSubApp:list.over', { total }) : total}
                  </p>
                </li>
              );
            })}
          </ul>
          <div className="mt-5">
            <TrendChart />
          </div>
        </>
      ) : null}
    </Card>
  );
}
