import { useHostState } from '@lading/bridge/react';
import type { Quote } from '@lading/contracts/shipping';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { late } from '@lading/ui/late';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { keptPurchase, openPurchase } from './kept-purchase.ts';

const BuyLabelDrawer = late(async () => (await import('./buy-label-drawer.tsx')).BuyLabelDrawer);
const BoughtLabelDrawer = late(async () => (await import('./bought-label.tsx')).BoughtLabelDrawer);

/** Names the shipment of the bought label in the page's address, so that a reload shows it again. */
const labelParam = 'label';

export interface LabelSaleProps {
  quote: Quote | null | undefined;
  /** The rate to buy at; null: none. */
  rateId: string | null;
  /** The address of the page with its input, to return to after adding funds. */
  here: string;
  onRequote: () => void;
  /** The server has recorded the purchase. */
  onSold: () => void;
  onClose: () => void;
}

/** The purchase of a label at one of the rates, the bought label, and a purchase that a reload interrupted. */
export function LabelSale({ quote, rateId, here, onRequote, onSold, onClose }: LabelSaleProps) {
  const { t } = useTranslation('shippingParcels');
  const amount = useAmount();
  const [params, setParams] = useSearchParams();
  const person = useHostState(({ user }) => user?.user.userId ?? '');
  const kept = keptPurchase(person);
  const [open, setOpen] = useState(() => openPurchase(kept));
  const [isContinued, setContinued] = useState(false);
  const label = params.get(labelParam);
  const setLabel = (shipmentId: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (shipmentId === null) next.delete(labelParam);
        else next.set(labelParam, shipmentId);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  function close() {
    setOpen(openPurchase(kept));
    setContinued(false);
    onClose();
    if (label === null) return;
    setLabel(null);
    // A quote is good for one label.
    onRequote();
  }

  return (
    <>
      {open ? (
        <Banner
          tone="warning"
          title={t('buy.openTitle')}
          className="mb-4"
          actions={
            <Button size="small" onClick={() => setContinued(true)}>
              {t('buy.openAct')}
            </Button>
          }
        >
          {t('buy.openText', { amount: amount(open.amount) })}
        </Banner>
      ) : null}
      {rateId !== null || isContinued ? (
        <BuyLabelDrawer
          quote={quote ?? null}
          rateId={rateId}
          kept={kept}
          here={here}
          onRequote={onRequote}
          onRecorded={(shipmentId) => {
            setLabel(shipmentId);
            onSold();
          }}
          onClose={close}
          onMissing={close}
        />
      ) : label === null ? null : (
        <BoughtLabelDrawer shipmentId={label} onClose={close} />
      )}
    </>
  );
}
