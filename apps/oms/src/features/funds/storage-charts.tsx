import { decimalText } from '@lading/contracts/core';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Card } from '@lading/ui/card';
import { Chart } from '@lading/ui/chart';
import { Skeleton } from '@lading/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useStorageSeries,
  type ReportSpan,
  type useStorageAging,
  type useStorageForecast,
} from './storage-queries.ts';

interface Loaded {
  data: unknown;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A chart in its card, its loading state, or its error. */
function ChartCard({ query, failed, children }: { query: Loaded; failed: string; children: ReactNode }) {
  if (query.data) return <Card>{children}</Card>;
  return (
    <Card>
      {query.error ? (
        <FailureState
          compact
          title={failed}
          fault={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </Card>
  );
}

/** Cubic meters for display: two decimals. */
function useVolume(): (cubicMeters: number) => string {
  const formats = useFormats();
  return (cubicMeters) => formats.number(cubicMeters, { maximumFractionDigits: 2 });
}

/** Volume at the end of each day. */
export function VolumeChart(given: { warehouseId: string; today: string | undefined; span: ReportSpan }) {
  const { t } = useTranslation('fundsStorage');
  const volume = useVolume();
  const series = useStorageSeries(given.warehouseId, given.today, given.span);
  const days = series.data?.days ?? [];
  const values = days.map(({ cubicMeters }) => Number(cubicMeters));
  const most = Math.max(0, ...values);
  return (
    <ChartCard query={series} failed={t('volume.failed')}>
      <Chart
        kind="areas"
        title={t('volume.title')}
        label={t('volume.label')}
        texts={{
          summary: t('volume.summary', {
            first: volume(values[0] ?? 0),
            last: volume(values.at(-1) ?? 0),
            most: volume(most),
            day: days[values.indexOf(most)]?.day ?? '',
          }),
          category: t('day'),
          showTable: t('table'),
          unknown: '–',
        }}
        categories={days.map(({ day }) => day.slice(5))}
        series={[{ id: 'volume', name: t('volume.series'), values }]}
        formatValue={volume}
      />
    </ChartCard>
  );
}

/** Age in days above which goods count as old in the summary. */
const oldDays = 90;

/** Volume by age. */
export function AgesChart({ aging }: { aging: ReturnType<typeof useStorageAging> }) {
  const { t } = useTranslation('fundsStorage');
  const formats = useFormats();
  const volume = useVolume();
  const buckets = aging.data?.buckets ?? [];
  const values = buckets.map(({ cubicMeters }) => Number(cubicMeters));
  const total = values.reduce((sum, value) => sum + value, 0);
  const old = values.reduce((sum, value, at) => sum + (buckets[at]!.from > oldDays ? value : 0), 0);
  return (
    <ChartCard query={aging} failed={t('ages.failed')}>
      <Chart
        kind="bars"
        title={t('ages.title')}
        label={t('ages.label')}
        texts={{
          summary: t('ages.summary', {
            part: formats.number(total === 0 ? 0 : old / total, {
              style: 'percent',
              maximumFractionDigits: 0,
            }),
            days: oldDays,
          }),
          category: t('ages.category'),
          showTable: t('table'),
          unknown: '–',
        }}
        categories={buckets.map(({ from, upTo }) =>
          upTo === null ? t('ages.last', { from }) : t('ages.bucket', { from, upTo }),
        )}
        series={[{ id: 'volume', name: t('volume.series'), values }]}
        formatValue={volume}
      />
    </ChartCard>
  );
}

/** Storage charges by month, oldest first; renders nothing before the first month is over. */
export function CostsChart({ forecast }: { forecast: ReturnType<typeof useStorageForecast> }) {
  const { t } = useTranslation('fundsStorage');
  const amount = useAmount();
  const charged = (forecast.data?.charged ?? []).toReversed();
  if (forecast.data && charged.length === 0) return null;
  const { currency = 'USD' } = charged[0]?.amount ?? {};
  const asMoney = (minor: number): string => amount({ minor: Math.round(minor), currency });
  const total = charged.reduce((sum, one) => sum + one.amount.minor, 0);
  return (
    <ChartCard query={forecast} failed={t('costs.failed')}>
      <Chart
        kind="bars"
        title={t('costs.title')}
        label={t('costs.label')}
        texts={{
          summary: t('costs.summary', { total: asMoney(total) }),
          category: t('costs.category'),
          showTable: t('table'),
          unknown: '–',
        }}
        categories={charged.map(({ month }) => month)}
        series={[{ id: 'charged', name: t('costs.series'), values: charged.map((one) => one.amount.minor) }]}
        formatValue={asMoney}
        formatTick={(minor) => decimalText({ minor: Math.round(minor), currency })}
      />
    </ChartCard>
  );
}
