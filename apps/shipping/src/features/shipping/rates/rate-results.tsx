import type { Quote, Rate } from '@lading/contracts/shipping';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { QuoteMessages, RateList, VerifyFirst } from '@lading/sub-app-kit/rates';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { cx } from '@lading/ui/cx';
import { EmptyState } from '@lading/ui/empty-state';
import { Skeleton } from '@lading/ui/skeleton';
import { Calculator } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BuyButton, BuyOffer, canBuy } from './buy-offer.tsx';
import type { GoodsDeclaration } from './goods-input-rules.ts';
import type { RateParties, RateParty } from './rate-input-rules.ts';

/** The maximum delay of a browser's timer. */
const longestMs = 2_147_000_000;

/** Whether a moment has passed; rerenders when it does. */
function useIsOver(moment: string | undefined): boolean {
  const [now, setNow] = useState(() => Date.now());
  const end = moment === undefined ? Infinity : Date.parse(moment);
  useEffect(() => {
    // From the current time: the last rerender may be long ago.
    const left = end - Date.now();
    if (left > longestMs) return undefined;
    const timer = setTimeout(() => setNow(end), left);
    return () => clearTimeout(timer);
  }, [end]);
  return end <= now;
}

export interface RateResultsProps {
  quote: Quote | null | undefined;
  isAsked: boolean;
  isLoading: boolean;
  error: unknown;
  /** The form has changed since these rates were requested. */
  isChanged: boolean;
  onAsk: () => void;
  parties: RateParties;
  onParty: (party: RateParty) => void;
  /** The goods to declare across a border. */
  declared: GoodsDeclaration | null;
  onDeclare: () => void;
  onBuy: (rate: Rate) => void;
}

const frame = 'rounded-lg border border-line bg-surface';

/** The requested rates, in every possible state. */
export function RateResults({
  quote,
  isAsked,
  isLoading,
  error,
  isChanged,
  onAsk,
  parties,
  onParty,
  declared,
  onDeclare,
  onBuy,
}: RateResultsProps) {
  const { t } = useTranslation('shippingParcels');
  const isExpired = useIsOver(quote?.expiresAt);
  const isStale = isChanged || isExpired;
  const isForSale = !isStale && !error && quote != null && quote.rates.length > 0;
  if (!isAsked)
    return (
      <div className={frame}>
        <EmptyState icon={<Calculator />} title={t('rates.empty')}>
          {t('rates.emptyHint')}
        </EmptyState>
      </div>
    );
  if (error && !quote)
    return (
      <div className={cx(frame, 'grid pb-4')}>
        <FailureState title={t('rates.failed')} fault={error} onRetry={onAsk} retrying={isLoading} />
        <div className="justify-self-center">
          <VerifyFirst fault={error} />
        </div>
      </div>
    );
  if (!quote)
    return (
      <div aria-busy="true" aria-label={t('rates.loading')} className={frame}>
        {['w-1/2', 'w-2/5', 'w-3/5', 'w-1/3'].map((width) => (
          <div key={width} className="flex justify-between border-b border-line p-4 last:border-b-0">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-4 w-16" />
          </div>
        ))}
      </div>
    );
  return (
    <div className="grid gap-3">
      {isStale ? (
        <Banner
          live
          tone="warning"
          title={isChanged ? t('rates.changed') : t('rates.expired')}
          actions={
            <Button size="small" loading={isLoading} onClick={onAsk}>
              {t('rates.update')}
            </Button>
          }
        />
      ) : null}
      {error ? <FailureBanner title={t('rates.failed')} fault={error} /> : null}
      <QuoteMessages quote={quote} />
      {isForSale ? (
        <BuyOffer
          quote={quote}
          parties={parties}
          onParty={onParty}
          declared={declared}
          onDeclare={onDeclare}
        />
      ) : null}
      <div className={cx(isStale && 'opacity-60')}>
        <RateList
          quote={quote}
          act={
            isForSale && canBuy(quote, parties, declared)
              ? (rate) => <BuyButton rate={rate} isBusy={isLoading} onBuy={onBuy} />
              : undefined
          }
        />
      </div>
    </div>
  );
}
