import { type CallInput, queryKey } from '@lading/contracts/core';
import { workOrdersApi, type WorkEstimate, type WorkKind } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { useExactAmount } from '@lading/sub-app-kit/rate-rule-text';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Card } from '@lading/ui/card';
import { Skeleton } from '@lading/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkLineValues } from './work-line-fields.tsx';

const pauseMs = 350;

/** The cost of a work order before it is submitted, and whether the goods are available; updated shortly after each change of the form. */
export function WorkCost(asked: { warehouseId: string; kind: WorkKind; lines: readonly WorkLineValues[] }) {
  const { t } = useTranslation('warehouseWork');
  const api = useApi();
  const { estimateWorkOrder } = workOrdersApi.calls;
  const now = JSON.stringify({
    warehouseId: asked.warehouseId,
    kind: asked.kind,
    lines: asked.lines.filter(({ skuCode, planned }) => skuCode !== '' && planned !== null && planned > 0),
  });
  const [text, setText] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setText(now), pauseMs);
    return () => clearTimeout(timer);
  }, [now]);
  const body = JSON.parse(text) as CallInput<typeof estimateWorkOrder>['body'];
  const hasLines = body.lines.length > 0;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: queryKey(estimateWorkOrder, { body }),
    queryFn: ({ signal }) => api.call(estimateWorkOrder, { body }, { signal }),
    placeholderData: keepPreviousData,
    enabled: hasLines,
  });
  return (
    <Card title={t('cost.title')} description={t('cost.hint')}>
      <div aria-live="polite" aria-busy={isFetching}>
        {!hasLines ? (
          <p className="text-sm text-ink-muted">{t('cost.choose')}</p>
        ) : error ? (
          <FailureState
            compact
            title={t('cost.failed')}
            fault={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : data ? (
          <Estimate found={data} />
        ) : (
          <Skeleton className="h-16 w-full" />
        )}
      </div>
    </Card>
  );
}

function Estimate({ found }: { found: WorkEstimate }) {
  const { t } = useTranslation(['warehouseWork', 'fundsBilling']);
  const amount = useAmount();
  const exact = useExactAmount();
  const formats = useFormats();
  const { outcome, total, fees, needs } = found;
  return (
    <div className="grid gap-4 text-sm">
      {outcome === 'UNRATED' ? (
        <p className="text-warning-ink">{t('cost.unrated')}</p>
      ) : outcome === 'FREE' || !total ? (
        <p>{t('cost.free')}</p>
      ) : (
        <dl>
          {fees.map((one, at) => (
            <div key={at} className="flex justify-between gap-3 py-0.5">
              <dt className="text-ink-muted">
                {t(`fundsBilling:fee.${one.fee}`)} × {formats.number(Number(one.quantity))}
              </dt>
              <dd className="tabular-nums">{exact(one.amount, total.currency)}</dd>
            </div>
          ))}
          <div className="mt-1 flex justify-between gap-3 border-t border-line pt-1 font-semibold">
            <dt>{t('cost.total')}</dt>
            <dd className="tabular-nums">{amount(total)}</dd>
          </div>
        </dl>
      )}
      <div>
        <h3 className="font-medium">{t('cost.needs')}</h3>
        <ul className="mt-1 grid gap-1">
          {needs.map(({ skuCode, condition, needed, available }) => (
            <li
              key={`${skuCode} ${condition}`}
              className={needed > available ? 'text-warning-ink' : 'text-ink-muted'}
            >
              {t(needed > available ? 'cost.short' : 'cost.enough', {
                sku: skuCode,
                needed: formats.number(needed),
                available: formats.number(available),
              })}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
