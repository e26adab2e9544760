import { useRuleText } from '@lading/sub-app-kit/rate-rule-text';
import type { RateCard } from '@lading/contracts/funds';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { Skeleton } from '@lading/ui/skeleton';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { FloorPage } from '../../frame/floor-page.tsx';
import { useCards } from './money-queries.ts';
import { CardEditor } from './card-editor.tsx';

/** One rate card: a draft is edited here, a published one is shown and continued as a new version. */
export function RateCardPage() {
  const { t } = useTranslation('fundsMoney');
  return (
    <FloorPage title={t('cards.title')}>
      {({ warehouseId }) => (
        <div className="grid gap-4">
          <Link
            to="/money"
            className="inline-flex w-fit items-center gap-1.5 rounded-sm text-sm text-brand-ink hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('card.back')}
          </Link>
          <CardOfAddress key={warehouseId} warehouseId={warehouseId} />
        </div>
      )}
    </FloorPage>
  );
}

/** The card named in the address; `new` is a new one, based on another if `from` names it. */
function CardOfAddress({ warehouseId }: { warehouseId: string }) {
  const { t } = useTranslation('fundsMoney');
  const { cardId = 'new' } = useParams();
  const [asked] = useSearchParams();
  const { data, error, refetch, isFetching } = useCards(warehouseId);
  if (!data)
    return error ? (
      <FailureState
        title={t('cards.failed')}
        fault={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  const wanted = cardId === 'new' ? asked.get('from') : cardId;
  const card = data.find((one) => one.cardId === wanted);
  if (cardId === 'new') return <CardEditor warehouseId={warehouseId} copyOf={card} />;
  if (!card) return <p className="text-sm text-ink-muted">{t('card.failed')}</p>;
  return card.state === 'DRAFT' ? (
    <CardEditor key={cardId} warehouseId={warehouseId} draft={card} />
  ) : (
    <PublishedCard card={card} />
  );
}

function PublishedCard({ card }: { card: RateCard }) {
  const { t } = useTranslation(['fundsMoney', 'fundsBilling']);
  const ruleText = useRuleText();
  return (
    <Card
      flush
      title={card.cardName}
      description={`${card.clientName ?? t('cards.everyClient')} · ${t('cards.from', { day: card.validFrom })}`}
      actions={
        <Button size="small" render={<Link to={`/money/cards/new?from=${card.cardId}`} />}>
          {t('card.newVersion')}
        </Button>
      }
    >
      <ul aria-label={t('card.rules')} className="divide-y divide-line">
        {card.rules.map((rule, at) => (
          // A published card never changes, so the position of a rule is its key.
          <li key={at} className="flex justify-between gap-4 px-4 py-2.5 text-sm">
            <span className="text-ink">{t(`fundsBilling:fee.${rule.fee}`)}</span>
            <span className="text-right text-ink-muted tabular-nums">
              {ruleText(rule, card.currency).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
