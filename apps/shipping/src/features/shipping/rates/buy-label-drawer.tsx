import { addressLines, type Address } from '@lading/contracts/core';
import type { LabelPurchase, PurchaseRequest, Quote, Rate } from '@lading/contracts/shipping';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import {
  BuyBar,
  isUnderWay,
  PurchaseFailed,
  PurchaseWaiting,
  useCameOf,
  usePurchase,
  useSpendable,
} from '@lading/sub-app-kit/labels';
import { PriceLines } from '@lading/sub-app-kit/rates';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import type { KeptRequest } from '@lading/sub-app-kit/use-request-key';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { DescriptionList } from '@lading/ui/description-list';
import { Drawer } from '@lading/ui/drawer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BoughtLabel } from './bought-label.tsx';
import { openPurchase } from './kept-purchase.ts';

/** What is bought: the way of the parcels, and the service. */
function Purchased({ quote, rate }: { quote: Quote; rate: Rate | null }) {
  const { t } = useTranslation('shippingLabels');
  const formats = useFormats();
  const lines = (address: Address) =>
    addressLines(address, formats.country(address.countryCode)).map((line, at) => (
      <span key={`${at}-${line}`} className="block">
        {line}
      </span>
    ));
  return (
    <DescriptionList
      items={[
        { term: t('blank.from'), detail: lines(quote.from) },
        { term: t('blank.to'), detail: lines(quote.to) },
        { term: t('packages'), detail: formats.number(quote.packages.length) },
        ...(rate
          ? [
              {
                term: t('blank.service'),
                detail: `${formats.pick(rate.serviceName.en, rate.serviceName.zh)} · ${rate.carrierName}`,
              },
              { term: t('blank.shipDate'), detail: rate.shipDate ?? quote.shipDate },
            ]
          : []),
      ]}
    />
  );
}

/** A purchase whose reply was lost, now or before a reload. */
function OpenPurchase({ purchase, fault }: { purchase: PurchaseRequest; fault: unknown }) {
  const { t } = useTranslation('shippingLabels');
  const amount = useAmount();
  const title = t('blank.openTitle');
  const text = t('blank.openText', { amount: amount(purchase.amount) });
  return fault ? (
    <FailureBanner title={title} fault={fault}>
      <p>{text}</p>
    </FailureBanner>
  ) : (
    <Banner tone="warning" title={title}>
      {text}
    </Banner>
  );
}

export interface BuyLabelDrawerProps {
  quote: Quote | null;
  /** The rate to buy at; null: to continue a purchase whose result is unknown. */
  rateId: string | null;
  /** Where a purchase without a known result is kept. */
  kept: KeptRequest;
  /** Where the user returns after adding funds. */
  here: string;
  /** Asks for the rates again: the price may have changed, or the service may no longer be offered. */
  onRequote: () => void;
  /** Called with the shipment once the server has recorded the purchase. */
  onRecorded: (shipmentId: string) => void;
  onClose: () => void;
}

/** Buys a label without an order at a rate of the calculator, and shows it (shipping design, "Buy dialog"). */
export function BuyLabelDrawer(props: BuyLabelDrawerProps) {
  const { quote, rateId, kept, here, onRequote, onRecorded, onClose } = props;
  const { t } = useTranslation(['shippingLabels', 'common']);
  const spendable = useSpendable();
  const buying = usePurchase(kept);
  const [purchase, setPurchase] = useState<LabelPurchase | null>(null);
  const cameOf = useCameOf(purchase);
  const [open, setOpen] = useState(() => openPurchase(kept));
  const rate = quote?.rates.find((one) => one.rateId === rateId) ?? null;
  const isBought = cameOf?.state === 'BOUGHT';
  const isWaiting = cameOf !== null && isUnderWay(cameOf);

  function buy(request: PurchaseRequest) {
    buying.mutate(request, {
      onSuccess(came) {
        setOpen(null);
        setPurchase(came ?? null);
        if (came) onRecorded(came.shipmentId);
      },
      onError() {
        // Without a result the same request is sent again: at another quote the label could be bought twice.
        const left = openPurchase(kept);
        setOpen(left);
        if (!left) onRequote();
      },
    });
  }
  function discard() {
    kept.write(null);
    setOpen(null);
    buying.reset();
    onRequote();
    if (rateId === null) onClose();
  }

  const body = isBought ? (
    <BoughtLabel isNew shipmentId={cameOf.shipmentId} />
  ) : isWaiting ? (
    <PurchaseWaiting cameOf={cameOf} />
  ) : (
    <div className="grid gap-5">
      {open ? (
        <OpenPurchase purchase={open} fault={buying.error} />
      ) : (
        <PurchaseFailed fault={buying.error} cameOf={cameOf} />
      )}
      {!open && quote && rateId !== null ? <Purchased quote={quote} rate={rate} /> : null}
      {!open && rate ? <PriceLines rate={rate} /> : null}
    </div>
  );
  // After a refusal its service may no longer be offered: another one is chosen on the page.
  const isOver = isBought || isWaiting || (!open && !rate);
  const footer = isOver ? (
    <Button onClick={onClose}>{t('common:action.close')}</Button>
  ) : open ? (
    <>
      <Button disabled={buying.isPending} onClick={discard}>
        {t('blank.discard')}
      </Button>
      <Button variant="primary" loading={buying.isPending} onClick={() => buy(open)}>
        {t('blank.continue')}
      </Button>
    </>
  ) : (
    <BuyBar
      rate={rate}
      spendable={spendable}
      here={here}
      isBusy={buying.isPending}
      onBuy={(chosen) =>
        quote ? buy({ quoteId: quote.quoteId, rateId: chosen.rateId, amount: chosen.amount }) : undefined
      }
    />
  );

  return (
    <Drawer
      open
      // Until there is a reply, nothing else shows what became of it.
      onOpenChange={(next) => (next || buying.isPending ? undefined : onClose())}
      title={isBought ? t('blank.label') : t('buy.choose')}
      closeLabel={t('common:action.close')}
      width={640}
      footer={footer}
    >
      {body}
    </Drawer>
  );
}
