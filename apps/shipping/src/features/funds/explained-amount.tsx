import type { Money } from '@lading/contracts/core';
import type { ExplainedTransaction } from '@lading/contracts/funds';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { HostLink } from '@lading/sub-app-kit/components/host-link';
import { LedgerEntries } from '@lading/sub-app-kit/statements';
import { PanelSection } from '@lading/sub-app-kit/components/panel-section';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { cx } from '@lading/ui/cx';
import { DescriptionList } from '@lading/ui/description-list';
import { Skeleton } from '@lading/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ExplainedAdjustment } from './explained-adjustment.tsx';
import { ExplainedLabel } from './explained-label.tsx';
import { useExplanation } from './postage-queries.ts';
import { sourcesOf } from './source-rules.ts';

type Step = ExplainedTransaction['related'][number] & { isThis: boolean };

/** The effect of a transaction on the available balance. */
function effectOf({ entries }: ExplainedTransaction): Money {
  const currency = entries[0]?.amount.currency ?? 'USD';
  const own = entries.filter(({ account }) => account === 'wallet');
  return { minor: own.reduce((sum, { amount }) => sum + amount.minor, 0), currency };
}

/** A transaction among the others of its cause in chronological order, and their total effect on the available balance. */
export function chainOf(explained: ExplainedTransaction): { steps: Step[]; total: Money } {
  const { transactionId, time, kind, related } = explained;
  const amount = effectOf(explained);
  const steps = [
    ...related.map((step) => ({ ...step, isThis: false })),
    { transactionId, time, kind, amount, isThis: true },
  ].toSorted(
    (one, other) =>
      Date.parse(one.time) - Date.parse(other.time) ||
      Number(BigInt(one.transactionId) - BigInt(other.transactionId)),
  );
  return { steps, total: { ...amount, minor: steps.reduce((sum, step) => sum + step.amount.minor, 0) } };
}

/** Details that are meaningful to people; other recorded ones are not shown. */
const namedDetails = [
  'reference',
  'bankReference',
  'shipmentNo',
  'orderNo',
  'trackingNumber',
  'carrier',
  'service',
  'reason',
  'note',
] as const;

const line = 'flex items-baseline justify-between gap-4 py-1 text-sm';

function Entries({ of }: { of: ExplainedTransaction }) {
  const { t } = useTranslation('funds');
  return (
    <PanelSection title={t('explain.entries')} hint={t('explain.entriesHint')}>
      <LedgerEntries
        entries={of.entries}
        accountOf={({ account }) => t(`account.${account}`)}
        sumLabel={t('explain.sum')}
      />
    </PanelSection>
  );
}

function Chain({ of }: { of: ExplainedTransaction }) {
  const { t } = useTranslation('funds');
  const formats = useFormats();
  const amount = useAmount();
  const { steps, total } = chainOf(of);
  if (steps.length < 2) return null;
  const isOfWithdrawal = of.causeKind === 'withdrawal';
  return (
    <PanelSection title={t('explain.chain')} hint={t('explain.chainHint')}>
      <ol>
        {steps.map((step) => (
          <li key={step.transactionId} className={line}>
            <span className="min-w-0">
              <span className={cx('block text-ink', step.isThis && 'font-semibold')}>
                {t(`kind.${isOfWithdrawal && step.kind === 'hold' ? 'withdrawalHold' : step.kind}`)}
                {step.isThis ? (
                  <span className="font-normal text-ink-muted"> · {t('explain.thisOne')}</span>
                ) : null}
              </span>
              <time dateTime={step.time} className="block text-xs text-ink-faint tabular-nums">
                {formats.time(step.time)}
              </time>
            </span>
            <span className="shrink-0 text-ink tabular-nums">{amount(step.amount, { signed: true })}</span>
          </li>
        ))}
      </ol>
      <p className={cx(line, 'mt-1 border-t border-line pt-2 font-medium')}>
        <span>{t('explain.total')}</span>
        <span className="tabular-nums">{amount(total, { signed: true })}</span>
      </p>
    </PanelSection>
  );
}

/** The answer to "explain this amount": why it was booked, for what, between which accounts, and all transactions of its cause. */
export function ExplainedAmount({ transactionId }: { transactionId: string }) {
  const { t } = useTranslation('funds');
  const { data, error, refetch, isFetching } = useExplanation(transactionId);
  if (error && !data)
    return (
      <FailureState
        compact
        title={t('explain.failed')}
        fault={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <div aria-busy="true">
        {['w-full', 'w-2/3', 'w-1/2'].map((width) => (
          <Skeleton key={width} className={`mb-3 h-3 ${width}`} />
        ))}
      </div>
    );
  const sources = sourcesOf(data);
  const isReversal = data.kind === 'reversal';
  const reversed = isReversal && data.causeKind === 'label-void' ? 'voidReversal' : null;
  const returned = isReversal && data.causeKind === 'withdrawal' ? 'withdrawalReversal' : null;
  const facts = namedDetails.flatMap((name) =>
    data.detail[name] === undefined ? [] : [{ term: t(`detail.${name}`), detail: String(data.detail[name]) }],
  );
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink">{t(`explain.why.${reversed ?? returned ?? data.kind}`)}</p>
      {facts.length > 0 ? (
        <PanelSection title={t('explain.facts')}>
          <DescriptionList items={facts} className="mt-2" />
        </PanelSection>
      ) : null}
      {sources.length > 0 ? (
        <nav aria-label={t('explain.sources')} className="flex flex-wrap gap-2">
          {sources.map(({ name, href, isElsewhere }) => (
            <Button
              key={name}
              size="small"
              render={isElsewhere ? <HostLink href={href} /> : <Link to={href} />}
            >
              {t(`explain.source.${name}`)}
            </Button>
          ))}
        </nav>
      ) : null}
      {data.label ? (
        <PanelSection title={t('explain.label')}>
          <ExplainedLabel label={data.label} />
        </PanelSection>
      ) : null}
      {data.adjustment ? (
        <PanelSection title={t('explain.adjustment')}>
          <ExplainedAdjustment adjustment={data.adjustment} />
        </PanelSection>
      ) : null}
      <Chain of={data} />
      <Entries of={data} />
    </div>
  );
}
