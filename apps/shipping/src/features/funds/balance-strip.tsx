import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { cx } from '@lading/ui/cx';
import { Skeleton } from '@lading/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { useBalance } from './postage-queries.ts';

/**
 * The amounts of the wallet: available, held, pending refunds, and spent this month. Each links to its details. Shows an error
 * with a retry if it could not be loaded.
 */
export function BalanceStrip({ query }: { query: ReturnType<typeof useBalance> }) {
  const { t } = useTranslation('funds');
  const amount = useAmount();
  const formats = useFormats();
  const [today] = useState(() => formats.time(new Date().toISOString()).slice(0, 10));
  const balance = query.data;
  const credit = balance && balance.creditLimit.minor > 0 ? amount(balance.creditLimit) : null;
  const figures = [
    {
      id: 'available',
      to: '/postage',
      label: t('balance.available'),
      value: balance?.available,
      hint: credit ? t('balance.credit', { amount: credit }) : undefined,
    },
    {
      id: 'held',
      to: '/batches',
      label: t('balance.held'),
      value: balance?.held,
      hint: t('balance.heldHint'),
    },
    {
      id: 'pending',
      to: '/void-labels',
      label: t('balance.pending'),
      value: balance?.pendingRefunds,
      hint: t('balance.pendingHint'),
    },
    {
      id: 'spent',
      to: `/postage?from=${today.slice(0, 7)}-01&to=${today}`,
      label: t('balance.spent'),
      value: balance?.monthSpend,
      hint: t('balance.spentHint'),
    },
  ];
  if (query.error && !balance)
    return (
      <div className="mb-4 rounded-lg border border-line bg-surface">
        <FailureState
          compact
          title={t('balance.failed')}
          fault={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </div>
    );
  return (
    <section aria-label={t('balance.label')} aria-busy={!balance} className="mb-4">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
        {figures.map(({ id, to, label, value, hint }) => (
          <div key={id} className="relative bg-surface px-4 py-2.5 hover:bg-hover">
            <dt className="text-xs text-ink-muted">
              <Link to={to} className="after:absolute after:inset-0">
                {label}
              </Link>
            </dt>
            <dd className="tabular-nums">
              {value ? (
                <span
                  className={cx(
                    'block text-lg font-semibold',
                    id === 'available' && value.minor < 0 ? 'text-danger-ink' : 'text-ink',
                  )}
                >
                  {amount(value)}
                </span>
              ) : (
                <Skeleton className="my-1.5 h-4 w-20" />
              )}
              {hint ? <span className="block text-xs text-ink-faint max-sm:hidden">{hint}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
