import type { ChargeDetail } from '@lading/contracts/funds';
import { NotLoaded } from '../components/not-loaded.tsx';
import { PanelSection } from '../components/panel-section.tsx';
import { useRuleText } from '../rate-rule-text.ts';
import { useFormats } from '../use-formats.ts';
import { Button } from '@lading/ui/button';
import { cx } from '@lading/ui/cx';
import { Skeleton } from '@lading/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface ChargeExplainedProps {
  query: Pick<UseQueryResult<ChargeDetail | null>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Address of the page of an inbound or outbound, if the reader has one. */
  subjectLink?: (kind: string, id: string) => string;
}

/** The answer to "explain this charge": the rule, what was counted, and every scan of the same inbound or outbound. */
export function ChargeExplained({ query, subjectLink }: ChargeExplainedProps) {
  const { t } = useTranslation('fundsBilling');
  const result = query;
  const { data } = result;
  if (data) return <Explained charge={data} {...(subjectLink ? { subjectLink } : {})} />;
  return (
    <NotLoaded
      compact
      query={result}
      title={t('explain.failed')}
      waiting={<Skeleton className="h-40 w-full" />}
    />
  );
}

function Explained({
  charge,
  subjectLink,
}: { charge: ChargeDetail } & Pick<ChargeExplainedProps, 'subjectLink'>) {
  const { t } = useTranslation('fundsBilling');
  const ruleText = useRuleText();
  const { fee, rule, cardName, validFrom, subjectKind, subjectId, subjectNo, isPosted } = charge;
  return (
    <div className="grid gap-4">
      <div className="text-sm text-ink">
        <p className="font-medium">{fee ? t(`fee.${fee}`) : ''}</p>
        <p className="mt-1 text-ink-muted">{t('explain.exact')}</p>
        <p className="mt-1 text-ink-muted">{isPosted ? t('explain.posting') : t('explain.waiting')}</p>
        {charge.reason === 'REVERSAL' ? <p className="mt-1 text-ink-muted">{t('explain.reversal')}</p> : null}
        {subjectLink && subjectKind && subjectId && subjectNo ? (
          <Button size="small" className="mt-3" render={<Link to={subjectLink(subjectKind, subjectId)} />}>
            {t('explain.open', { number: subjectNo })}
          </Button>
        ) : null}
      </div>
      {rule && cardName && validFrom ? (
        <PanelSection title={t('explain.rule')}>
          <p className="text-sm text-ink-muted">{t('explain.card', { card: cardName, day: validFrom })}</p>
          <ul className="mt-1 text-sm text-ink">
            {ruleText(rule, charge.currency).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </PanelSection>
      ) : null}
      <Counted charge={charge} />
      <Events charge={charge} />
    </div>
  );
}

function Counted({ charge }: { charge: ChargeDetail }) {
  const { t } = useTranslation('fundsBilling');
  const formats = useFormats();
  if (charge.items.length === 0) return null;
  return (
    <PanelSection title={t('explain.counted')}>
      <ul aria-label={t('explain.counted')} className="text-sm">
        {charge.items.map((item) => (
          <li key={item.skuCode} className="flex justify-between gap-3 py-0.5">
            <span className="min-w-0 truncate text-ink-muted">{item.skuCode}</span>
            <span className="text-ink tabular-nums">
              {item.unitDays
                ? t('explain.stored', {
                    unitDays: formats.number(Number(item.unitDays)),
                    cm3: formats.number(Number(item.cm3)),
                    from: item.fromDay ?? '',
                    to: item.toDay ?? '',
                  })
                : t('explain.units', {
                    count: Number(item.quantity),
                    number: formats.number(Number(item.quantity)),
                  })}
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

function Events({ charge }: { charge: ChargeDetail }) {
  const { t } = useTranslation(['fundsBilling', 'warehouse']);
  const formats = useFormats();
  if (charge.events.length === 0) return null;
  return (
    <PanelSection title={t('explain.events')}>
      <ol aria-label={t('explain.events')} className="text-sm">
        {charge.events.map((event) => (
          <li key={event.eventId} className="py-1">
            <span className={cx('block', event.isThis ? 'font-semibold text-ink' : 'text-ink')}>
              {t(`warehouse:event.${event.kind}`)}
              {event.isThis ? (
                <span className="font-normal text-ink-muted"> · {t('explain.thisOne')}</span>
              ) : null}
            </span>
            <span className="block text-xs text-ink-muted tabular-nums">
              {[
                formats.time(event.time),
                event.skuCode && event.quantity != null
                  ? `${formats.number(event.quantity)} × ${event.skuCode}`
                  : event.skuCode,
                event.binCode,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </PanelSection>
  );
}
