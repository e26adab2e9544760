import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { LedgerEntries } from '@lading/sub-app-kit/statements';
import { PanelSection } from '@lading/sub-app-kit/components/panel-section';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { Skeleton } from '@lading/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useExplanation } from './billing-queries.ts';
import { ExplainedCharges } from './explained-charges.tsx';
import { reasonOf, sourceOf } from './transaction-source-rules.ts';

const line = 'flex items-baseline justify-between gap-4 py-1 text-sm';

/** A transaction with the charges that it took, its entries, which sum to zero, and the others of the same cause: what was held, taken, given back. */
export function ExplainedTransaction({ transactionId }: { transactionId: string }) {
  const { t } = useTranslation('fundsBilling');
  const formats = useFormats();
  const amount = useAmount();
  const { data, error, refetch, isFetching } = useExplanation(transactionId);
  if (!data)
    return error ? (
      <FailureState
        compact
        title={t('explain.failed')}
        fault={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Skeleton className="h-40 w-full" />
    );
  const source = sourceOf(data);
  const taken = data.entries.find(({ account }) => account === 'warehouse-payable');
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink">{t(`explain.why.${reasonOf(data)}`)}</p>
      {source ? (
        <Button size="small" className="justify-self-start" render={<Link to={source.to} />}>
          {t(`explain.source.${source.name}`)}
        </Button>
      ) : null}
      {data.charges && data.charges.length > 0 && taken ? (
        <PanelSection title={t('statement.charges')}>
          <ExplainedCharges charges={data.charges} taken={taken.amount} />
        </PanelSection>
      ) : null}
      <section aria-label={t('statement.entries')}>
        <h3 className="mb-1 text-sm font-semibold text-ink">{t('statement.entries')}</h3>
        <LedgerEntries
          entries={data.entries}
          accountOf={({ account }) => t(`account.${account}`)}
          sumLabel={t('statement.sum')}
        />
      </section>
      {data.related.length > 0 ? (
        <PanelSection title={t('statement.related')}>
          <ol>
            {data.related.map((step) => (
              <li key={step.transactionId} className={line}>
                <span>
                  <span className="block text-ink">{t(`kind.${step.kind}`)}</span>
                  <time dateTime={step.time} className="block text-xs text-ink-muted tabular-nums">
                    {formats.time(step.time)}
                  </time>
                </span>
                <span className="text-ink tabular-nums">{amount(step.amount, { signed: true })}</span>
              </li>
            ))}
          </ol>
        </PanelSection>
      ) : null}
    </div>
  );
}
