import type { OrderOverview, OrderStatus } from '@lading/contracts/orders';
import { isUnknownCall } from '@lading/api-client/is-unknown-call';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { cx } from '@lading/ui/cx';
import { Skeleton } from '@lading/ui/skeleton';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOrderOverview } from './order-queries.ts';

/** Whether there is anything to count: a new account sees its first steps instead of zeros. */
export function hasOrders({ today, yesterday, statusCounts }: OrderOverview): boolean {
  return [today.orderCount, yesterday.orderCount, ...Object.values(statusCounts)].some((count) => count > 0);
}

interface FigureProps {
  label: string;
  value: ReactNode;
  before?: string;
  /** Hidden if space is short, since the tabs below show it too. */
  isExtra?: boolean;
  /** For sums of money, which are long. */
  isWide?: boolean;
  /** A link to the counted orders. */
  to: string;
}

function Figure({ label, value, before, isExtra, isWide, to }: FigureProps) {
  return (
    <div
      className={cx(
        'relative min-w-38 bg-surface px-4 py-2.5 hover:bg-hover',
        isWide ? 'flex-[1.5]' : 'flex-1',
        isExtra && 'max-sm:hidden',
      )}
    >
      <dt className="text-xs whitespace-nowrap text-ink-muted">
        <Link to={to} className="after:absolute after:inset-0">
          {label}
        </Link>
      </dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 whitespace-nowrap tabular-nums">
        <span className="text-lg font-semibold text-ink">{value}</span>
        {before === undefined ? null : <span className="text-xs text-ink-faint">{before}</span>}
      </dd>
    </div>
  );
}

/**
 * A slim strip of today's numbers above the orders. Hidden for a back end without these numbers (decision D2), and for an account
 * without orders.
 */
export function TodayStrip() {
  const { t } = useTranslation(['orders', 'commonSubApp', 'common']);
  const formats = useFormats();
  const { data, isPending, error, isFetching, refetch } = useOrderOverview();
  const [day] = useState(() => formats.time(new Date().toISOString()).slice(0, 10));
  if (!data && error && !isUnknownCall(error))
    return (
      <output className="mb-4 flex items-center gap-3 text-sm text-ink-muted">
        {t('today.failed')}
        <Button size="small" loading={isFetching} onClick={() => void refetch()}>
          {t('common:action.retry')}
        </Button>
      </output>
    );
  if (data ? !hasOrders(data) : !isPending) return null;

  const money = ({ amounts }: OrderOverview['today']): string =>
    amounts.length === 0
      ? formats.number(0)
      : amounts.map(({ amount, currency }) => formats.money(amount, currency)).join(' + ');
  const before = (value: string): string => t('today.yesterday', { value });
  const { today, yesterday, statusCounts, statusCountsOver } = data ?? {};
  const standing = (status: OrderStatus) => {
    const total = formats.number(statusCounts?.[status] ?? 0);
    return statusCountsOver?.includes(status) ? t('commonSubApp:list.over', { total }) : total;
  };
  const ofToday = `/orders?from=${day}&to=${day}`;
  const wait = <Skeleton className="my-1 h-4 w-14" />;

  return (
    <section aria-label={t('today.label')} aria-busy={isPending} className="mb-4">
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-lg border border-line bg-line">
        <Figure
          to={ofToday}
          label={t('today.orders')}
          value={today ? formats.number(today.orderCount) : wait}
          {...(yesterday ? { before: before(formats.number(yesterday.orderCount)) } : {})}
        />
        <Figure
          to={ofToday}
          label={t('today.units')}
          value={today ? formats.number(today.quantity) : wait}
          {...(yesterday ? { before: before(formats.number(yesterday.quantity)) } : {})}
        />
        <Figure
          isWide
          to={ofToday}
          label={t('today.sales')}
          value={today ? money(today) : wait}
          {...(yesterday ? { before: before(money(yesterday)) } : {})}
        />
        <Figure
          isExtra
          to="/orders?status=UNSHIPPED"
          label={t('status.UNSHIPPED')}
          value={statusCounts ? standing('UNSHIPPED') : wait}
        />
        <Figure
          isExtra
          to="/orders?status=ON_HOLD"
          label={t('status.ON_HOLD')}
          value={statusCounts ? standing('ON_HOLD') : wait}
        />
      </dl>
    </section>
  );
}
