import type { StorageAging, StorageForecast } from '@lading/contracts/funds';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Skeleton } from '@lading/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Figure {
  id: string;
  label: string;
  value: ReactNode;
  hint: string | undefined;
}

interface StorageFiguresProps {
  aging: StorageAging | null | undefined;
  forecast: StorageForecast | null | undefined;
  /** Missing figures failed to load; the charts below show the error and a retry. */
  hasFailed: boolean;
}

/** Current volume and its cost: last month, this month, and the coming days. */
export function StorageFigures({ aging, forecast, hasFailed }: StorageFiguresProps) {
  const { t } = useTranslation('fundsStorage');
  const formats = useFormats();
  const amount = useAmount();
  const volume = aging?.buckets.reduce((sum, bucket) => sum + Number(bucket.cubicMeters), 0);
  const units = aging?.buckets.reduce((sum, bucket) => sum + bucket.units, 0);
  const last = forecast?.charged[0];
  const figures: Figure[] = [
    {
      id: 'now',
      label: t('figures.now'),
      value: volume === undefined ? null : `${formats.number(volume, { maximumFractionDigits: 2 })} m³`,
      hint: units === undefined ? undefined : t('figures.units', { count: units }),
    },
    {
      id: 'charged',
      label: last ? t('figures.charged', { month: last.month }) : t('figures.nothingCharged'),
      value: forecast ? (last ? amount(last.amount) : '–') : null,
      hint: undefined,
    },
    {
      id: 'this-month',
      label: t('figures.thisMonth'),
      value: forecast ? amount(forecast.thisMonth) : null,
      hint: t('figures.notCharged'),
    },
    ...(forecast?.ahead ?? []).map((one) => ({
      id: `ahead-${one.days}`,
      label: t('figures.ahead', { count: one.days }),
      value: amount(one.amount),
      hint: t('figures.aheadHint'),
    })),
  ];
  return (
    <section aria-label={t('figures.label')} aria-busy={!hasFailed && (!aging || !forecast)} className="mb-4">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-3 xl:grid-cols-6">
        {figures.map(({ id, label, value, hint }) => (
          <div key={id} className="bg-surface px-4 py-2.5">
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd className="text-lg font-semibold text-ink tabular-nums">
              {value ?? (hasFailed ? '–' : <Skeleton className="my-1 h-4 w-16" />)}
              {hint ? <span className="block text-xs font-normal text-ink-muted">{hint}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
