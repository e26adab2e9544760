import type { StatusCounts } from '@lading/contracts/core';
import { orderTabs, type OrderTrend } from '@lading/contracts/orders';
import { CardNotLoaded } from '@lading/sub-app-kit/components/card-not-loaded';
import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { isUnknownCall } from '@lading/api-client/is-unknown-call';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Card } from '@lading/ui/card';
import { Skeleton } from '@lading/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOverview, useOrderTrend } from './home-queries.ts';
import { Chart } from '@lading/ui/chart';

/** Sums of all days by currency, the largest first. */
function sumOf(days: OrderTrend['days']): { currency: string; amount: number }[] {
  const sums = new Map<string, number>();
  for (const { currency, amount } of days.flatMap(({ amounts }) => amounts))
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums]
    .map(([currency, amount]) => ({ currency, amount }))
    .toSorted((one, other) => other.amount - one.amount);
}

/** Number of incoming orders for each of the last days. Without a chart for a back end without these numbers. */
function TrendChart() {
  const { t } = useTranslation(['home', 'common']);
  const formats = useFormats();
  const query = useOrderTrend();
  const { data, isPending } = query;
  if (isPending) return <Skeleton className="h-64 w-full" />;
  if (!data && query.error && !isUnknownCall(query.error))
    return <NotLoaded compact query={query} title={t('common:state.loadFailed')} />;
  const days = data?.days ?? [];
  const total = days.reduce((sum, { orderCount }) => sum + orderCount, 0);
  if (total === 0) return null;
  const sales = sumOf(days).map(({ amount, currency }) => formats.money(amount, currency));
  const busiest = days.reduce((most, day) => (day.orderCount > most.orderCount ? day : most));
  return (
    <Chart
      kind="bars"
      title={t('trend.title', { count: days.length })}
      label={t('trend.label')}
      texts={{
        summary: t('trend.summary', {
          count: total,
          sales: sales.join(' + ') || formats.number(0),
          day: busiest.day,
          most: formats.number(busiest.orderCount),
        }),
        category: t('trend.day'),
        showTable: t('trend.table'),
        unknown: '–',
      }}
      // Month and day: within two weeks the year is obvious.
      categories={days.map(({ day }) => day.slice(5))}
      series={[{ id: 'orders', name: t('orders.title'), values: days.map(({ orderCount }) => orderCount) }]}
      formatValue={(value) => formats.number(value)}
      height={200}
    />
  );
}

/** Number of orders by status and queue, each linking to its orders, and the recent trend. */
export function OrdersCard() {
  const { t } = useTranslation(['home', 'orders', 'commonSubApp']);
  const formats = useFormats();
  const query = useOverview();
  const { data, isPending } = query;
  if (!isPending && !data) return <CardNotLoaded title={t('orders.title')} query={query} />;
  const { statusCounts, statusCountsOver = [], queues, today } = data ?? {};
  const counts: StatusCounts['counts'] = { ...statusCounts, ...queues?.counts };
  const over: readonly string[] = [...statusCountsOver, ...(queues?.over ?? [])];
  const shown = orderTabs.filter((tab) => (counts[tab] ?? 0) > 0);
  return (
    <Card
      title={t('orders.title')}
      actions={
        <Link to="/orders" className="rounded-sm text-sm text-brand-ink hover:underline print:hidden">
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
              const total = formats.number(counts[status] ?? 0);
              return (
                <li key={status} className="relative rounded-md border border-line px-3 py-2 hover:bg-hover">
                  <Link
                    to={`/orders?status=${status}`}
                    className="text-xs text-ink-muted after:absolute after:inset-0 after:rounded-md"
                  >
                    {t(`orders:status.${status}`)}
                  </Link>
                  <p className="text-lg font-semibold text-ink tabular-nums">
                    {over.includes(status) ? t('commonSubApp:list.over', { total }) : total}
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
