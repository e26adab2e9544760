import type { OrderTrend } from '@lading/contracts/orders';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Chart } from '@lading/ui/chart';
import { Skeleton } from '@lading/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useOrderTrend } from './home-queries.ts';

/** Sums of all days by currency, the largest first. */
function sumOf(days: OrderTrend['days']): { currency: string; amount: number }[] {
  const sums = new Map<string, number>();
  for (const { currency, amount } of days.flatMap(({ amounts }) => amounts))
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums]
    .map(([currency, amount]) => ({ currency, amount }))
    .toSorted((one, other) => other.amount - one.amount);
}

/** How many orders came in on each of the last days. A back end that does not know them gets no chart. */
export function TrendChart() {
  const { t } = useTranslation('home');
  const formats = useFormats();
  const { data, isPending } = useOrderTrend();
  if (isPending) return <Skeleton className="h-64 w-full" />;
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
      // Month and day: the year goes without saying within two weeks.
      categories={days.map(({ day }) => day.slice(5))}
      series={[{ id: 'orders', name: t('orders.title'), values: days.map(({ orderCount }) => orderCount) }]}
      formatValue={(value) => formats.number(value)}
      height={200}
    />
  );
}
