import type { ShipmentDetail, VoidState } from '@lading/contracts/shipping';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { Undo2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureBanner } from '../components/failure-banner.tsx';
import { useAmount } from '../use-amount.ts';
import { useFormats } from '../use-formats.ts';
import { isBeingBought, useVoid } from './label-queries.ts';
import { PurchaseWaiting } from './purchase-notes.tsx';
import { ShipmentLabels } from './shipment-labels.tsx';

interface LabelDocumentsProps {
  shipment: ShipmentDetail;
  /** They have just been bought. */
  isNew: boolean;
  /** Further actions next to printing and voiding. */
  children?: ReactNode;
}

/** Voids of a label that is charged when it is scanned: there is nothing to credit. */
const uncharged: Partial<Record<VoidState, 'void.requestedOnScan' | 'void.voidedOnScan'>> = {
  REQUESTED: 'void.requestedOnScan',
  ACCEPTED: 'void.voidedOnScan',
  NOT_APPLICABLE: 'void.voidedOnScan',
  REFUNDED: 'void.voidedOnScan',
};

/** The labels of a shipment, and what became of them: bought, being bought or voided; view, print, download and void (spec §2). */
export function LabelDocuments({ shipment, isNew, children }: LabelDocumentsProps) {
  const { t } = useTranslation('shippingLabels');
  const amount = useAmount();
  const formats = useFormats();
  const voiding = useVoid();
  const [isAsking, setAsking] = useState(false);
  const { shipmentId, shipmentNo, purchase, voided, labels, acts, voidRefusal } = shipment;
  const refusalId = useId();
  const charged = purchase?.charged ?? purchase?.amount;
  const isOnScan = purchase?.isChargedOnScan === true;
  const unchargedTitle = isOnScan && voided ? uncharged[voided.state] : undefined;
  return (
    <>
      {voided ? (
        <Banner
          live
          title={
            unchargedTitle
              ? t(unchargedTitle)
              : t(`void.state.${voided.state}`, { amount: amount(voided.amount) })
          }
        >
          {voided.message ? <p>{formats.pick(voided.message.message, voided.message.zhMessage)}</p> : null}
          {voided.creditExpected && voided.state === 'ACCEPTED' && !unchargedTitle ? (
            <p>{t('void.expected', { day: voided.creditExpected })}</p>
          ) : null}
        </Banner>
      ) : isNew && charged ? (
        <Banner
          live
          tone="success"
          title={t(isOnScan ? 'view.boughtOnScan' : 'view.bought', { amount: amount(charged) })}
        />
      ) : null}
      {isBeingBought(shipment) ? <PurchaseWaiting cameOf={purchase} /> : null}
      {voiding.error ? <FailureBanner title={t('void.failed')} fault={voiding.error} /> : null}
      <ShipmentLabels
        shipmentId={shipmentId}
        shipmentNo={shipmentNo}
        labels={labels}
        canPrint={acts.includes('print')}
      >
        {acts.includes('void') ? (
          <Button
            icon={<Undo2 aria-hidden="true" />}
            loading={voiding.isPending}
            // Right after the purchase this is an undo without loss; later the label may have been printed.
            onClick={() => (isNew ? voiding.mutate(shipmentId) : setAsking(true))}
          >
            {isNew ? t('void.undo') : t('void.act')}
          </Button>
        ) : voidRefusal ? (
          <Button icon={<Undo2 aria-hidden="true" />} aria-disabled aria-describedby={refusalId}>
            {t('void.act')}
          </Button>
        ) : null}
        {children}
        {voidRefusal ? (
          <p id={refusalId} className="w-full text-xs text-ink-muted">
            {formats.pick(voidRefusal.message, voidRefusal.zhMessage)}
          </p>
        ) : null}
      </ShipmentLabels>
      {isAsking ? (
        <ConfirmDialog
          open
          danger
          onOpenChange={setAsking}
          title={t('void.title')}
          confirmLabel={t('void.act')}
          cancelLabel={t('void.keep')}
          // A refusal is shown above the labels.
          onConfirm={() => voiding.mutateAsync(shipmentId).finally(() => setAsking(false))}
        >
          {t(isOnScan ? 'void.textOnScan' : 'void.text')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
