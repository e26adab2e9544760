import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { Card } from '@lading/ui/card';
import { Skeleton } from '@lading/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useUnbilled } from './billing-queries.ts';
import { useExactAmount } from '@lading/sub-app-kit/rate-rule-text';

/** Charges not on an invoice yet: the sum for each warehouse and its components. */
export function UnbilledStrip() {
  const { t } = useTranslation('fundsBilling');
  const amount = useAmount();
  const exact = useExactAmount();
  const { data, error, refetch, isFetching } = useUnbilled();
  return (
    <Card title={t('unbilled.title')} description={t('unbilled.text')} className="mb-4">
      {data ? (
        data.length === 0 ? (
          <p className="text-sm text-ink-muted">{t('unbilled.none')}</p>
        ) : (
          <ul aria-label={t('unbilled.title')} className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
            {data.map(({ warehouseId, warehouseName, total, fees, unrated }) => (
              <li key={warehouseId} className="min-w-0">
                <p className="flex items-baseline justify-between gap-3 font-semibold text-ink">
                  <span className="truncate">{warehouseName}</span>
                  <span className="tabular-nums">{amount(total)}</span>
                </p>
                <dl className="mt-1 text-sm">
                  {fees.map((one) => (
                    <div key={one.fee} className="flex justify-between gap-3 py-0.5">
                      <dt className="text-ink-muted">{t(`fee.${one.fee}`)}</dt>
                      <dd className="text-ink tabular-nums">{exact(one.amount, total.currency)}</dd>
                    </div>
                  ))}
                </dl>
                {unrated > 0 ? (
                  <p className="mt-1 text-sm text-ink-muted">{t('unbilled.unrated', { count: unrated })}</p>
                ) : null}
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <FailureState
          compact
          title={t('unbilled.failed')}
          fault={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </Card>
  );
}
