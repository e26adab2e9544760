import {
  itnPattern,
  type LabelPurchase,
  type Quote,
  type Rate,
  type ShipmentDetail,
} from '@lading/contracts/shipping';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { ItnField } from '@lading/sub-app-kit/components/label-customs';
import {
  BuyBar,
  isUnderWay,
  PurchaseFailed,
  PurchaseWaiting,
  useCameOf,
  usePurchase,
  useSpendable,
} from '@lading/sub-app-kit/labels';
import { QuoteMessages, RateList, useQuote, VerifyFirst } from '@lading/sub-app-kit/rates';
import { Button } from '@lading/ui/button';
import { Skeleton } from '@lading/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelsPanel } from './label-address-rules.ts';

const way = ({ from, to }: Quote) => ({
  from: [from.city, from.stateCode].filter(Boolean).join(', '),
  to: [to.name, to.city, to.stateCode].filter(Boolean).join(', '),
});

export interface FurtherLabelProps {
  /** For the way back, or for the packages whose label is void. */
  kind: 'return' | 'relabel';
  /** With what was declared for it, if it crosses a border. */
  shipment: Pick<ShipmentDetail, 'shipmentId' | 'orderId'> & Partial<Pick<ShipmentDetail, 'customs'>>;
  onBought: (purchase: LabelPurchase) => void;
  onCancel: () => void;
}

/**
 * Buys a further label of a shipment: for the same goods, from the recipient to the return address, or another one for each package whose
 * label is void while others are valid.
 */
export function FurtherLabel({ kind, shipment, onBought, onCancel }: FurtherLabelProps) {
  const { t } = useTranslation(['shippingLabels', 'common']);
  const { shipmentId, orderId } = shipment;
  const isReturn = kind === 'return';
  // The same goods are declared again, and may have to be filed by now.
  const declared = isReturn ? null : (shipment.customs ?? null);
  const [itn, setItn] = useState('');
  const isFiled = itnPattern.test(itn);
  const quote = useQuote({
    ...(isReturn ? { returnOf: shipmentId } : { relabelOf: shipmentId }),
    ...(declared && isFiled && { customs: { ...declared, itn } }),
    signature: 'none',
  });
  const spendable = useSpendable();
  const buying = usePurchase();
  const [rateId, choose] = useState<string | null>(null);
  const [purchase, setPurchase] = useState<LabelPurchase | null>(null);
  const cameOf = useCameOf(purchase, onBought);
  const { data } = quote;
  const isWaiting = cameOf !== null && isUnderWay(cameOf);
  const chosen = data?.rates.find((rate) => rate.rateId === rateId) ?? data?.rates[0] ?? null;

  function buy({ rateId: boughtRate, amount }: Rate) {
    if (!data) return;
    buying.mutate(
      { quoteId: data.quoteId, rateId: boughtRate, amount },
      {
        onSuccess: (purchase) => setPurchase(purchase ?? null),
        // The price may have changed, or the service may no longer be offered.
        onError: () => void quote.refetch(),
      },
    );
  }

  return (
    <section aria-label={t(`${kind}.title`)} className="grid gap-3 rounded-lg border border-line p-4">
      <div>
        <h3 className="text-base font-semibold text-ink">{t(`${kind}.title`)}</h3>
        {data ? (
          <p className="text-sm text-ink-muted">
            {isReturn
              ? t('return.way', way(data))
              : t('relabel.way', { ...way(data), count: data.packages.length })}
          </p>
        ) : null}
      </div>
      {declared && cameOf?.state !== 'BOUGHT' && !isWaiting ? (
        <ItnField itn={itn} hint={t('relabel.itnHint')} onChange={setItn} />
      ) : null}
      {isWaiting ? null : <PurchaseFailed fault={buying.error} cameOf={cameOf} />}
      {quote.error && !data ? (
        <>
          <FailureBanner title={t('ratesFailed')} fault={quote.error} />
          <VerifyFirst fault={quote.error} />
          <Button
            className="justify-self-start"
            loading={quote.isFetching}
            onClick={() => void quote.refetch()}
          >
            {t('common:action.retry')}
          </Button>
        </>
      ) : null}
      {isWaiting ? (
        <PurchaseWaiting cameOf={cameOf} />
      ) : cameOf?.state === 'BOUGHT' ? null : data ? (
        <>
          <QuoteMessages quote={data} onRetry={() => void quote.refetch()} isRetrying={quote.isFetching} />
          <RateList quote={data} chosenId={chosen?.rateId ?? null} onChoose={(rate) => choose(rate.rateId)} />
          <BuyBar
            // A label with an ITN that is not one yet would be bought without it.
            rate={itn === '' || isFiled ? chosen : null}
            spendable={spendable}
            here={
              orderId
                ? `/b/#/orders/${encodeURIComponent(orderId)}?${labelsPanel}=${encodeURIComponent(shipmentId)}`
                : '/b/#/shipments'
            }
            isBusy={buying.isPending}
            onBuy={buy}
          />
        </>
      ) : quote.error ? null : (
        <div aria-busy="true" className="grid gap-3">
          {['w-2/3', 'w-1/2'].map((width) => (
            <Skeleton key={width} className={`h-5 ${width}`} />
          ))}
        </div>
      )}
      <Button variant="ghost" className="justify-self-start" onClick={onCancel}>
        {t(isWaiting ? 'common:action.close' : 'common:action.cancel')}
      </Button>
    </section>
  );
}
