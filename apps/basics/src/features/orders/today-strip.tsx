import type { OrderOverview } from '@lading/contracts/entities/order';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { cx } from '@lading/ui/cx';
import { Skeleton } from '@lading/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderOverview } from './order-queries.ts';

interface FigureProps {
  label: string;
  value: ReactNode;
  before?: string;
  /** The tabs below say it too, where room is short. */
  isExtra?: boolean;
  /** For sums of money, which are long. */
  isWide?: boolean;
}

function Figure({ label, value, before, isExtra, isWide }: FigureProps) {
  return (
    <div
      className={cx(
        'min-w-38 bg-surface px-4 py-2.5',
        isWide ? 'flex-[1.5]' : 'flex-1',
        isExtra && 'max-sm:hidden',
      )}
    >
      <dt className="text-xs whitespace-nowrap text-ink-muted">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 whitespace-nowrap tabular-nums">
        <span className="text-lg font-semibold text-ink">{value}</span>
        {before === undefined ? null : <span className="text-xs text-ink-faint">{before}</span>}
      </dd>
    </div>
  );
}

/** A slim strip of today's numbers above the orders. A back end that does not know them gets no strip (decision D2). */
export function TodayStrip() {
  const { t } = useTranslation('basics');
  const formats = useFormats();
  const { data, isPending } = useOrderOverview();
  if (!isPending && !data) return null;

  const money = ({ amounts }: OrderOverview['today']): string =>
    amounts.length === 0
      ? formats.number(0)
      : amounts.map(({ amount, currency }) => formats.money(amount, currency)).join(' + ');
  const before = (value: string): string => t('today.yesterday', { value });
  const { today, yesterday, statusCounts } = data ?? {};
  const wait = <Skeleton className="my-1 h-4 w-14" />;

  return (
    <section aria-label={t('today.label')} aria-busy={isPending} className="mb-4">
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-lg border border-line bg-line">
        <Figure
          label={t('today.orders')}
          value={today ? formats.number(today.orderCount) : wait}
          {...(yesterday ? { before: before(formats.number(yesterday.orderCount)) } : {})}
        />
        <Figure
          label={t('today.units')}
          value={today ? formats.number(today.quantity) : wait}
          {...(yesterday ? { before: before(formats.number(yesterday.quantity)) } : {})}
        />
        <Figure
          isWide
          label={t('today.sales')}
          value={today ? money(today) : wait}
          {...(yesterday ? { before: before(money(yesterday)) } : {})}
        />
        <Figure
          isExtra
          label={t('today.unshipped')}
          value={statusCounts ? formats.number(statusCounts.UNSHIPPED ?? 0) : wait}
        />
        <Figure
          isExtra
          label={t('today.onHold')}
          value={statusCounts ? formats.number(statusCounts.ON_HOLD ?? 0) : wait}
        />
      </dl>
    </section>
  );
}
