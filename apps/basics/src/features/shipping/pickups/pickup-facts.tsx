import { addressLines, decimalText } from '@lading/contracts/core';
import type { Pickup, PickupState } from '@lading/contracts/shipment-service';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { DescriptionList } from '@lading/ui/description-list';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChargeLink } from '../charge-link.tsx';

const looks: Record<PickupState, Status> = {
  DRAFT: 'info',
  REQUESTED: 'progress',
  UNCONFIRMED: 'warning',
  REFUSED: 'danger',
  SCHEDULED: 'progress',
  PICKED_UP: 'success',
  MISSED: 'danger',
  CANCEL_REQUESTED: 'waiting',
  CANCEL_REJECTED: 'warning',
  CANCELLED: 'info',
};
const link = 'rounded-sm text-brand-ink hover:underline';
const mostShown = 12;

/** The status of a pickup. */
export function PickupBadge({ state }: Pick<Pickup, 'state'>) {
  const { t } = useTranslation('shippingPickups');
  return <StatusBadge status={looks[state]}>{t(`state.${state}`)}</StatusBadge>;
}

/** Formats for packages and weight, fee and address of a pickup. */
export function usePickupTexts() {
  const { t } = useTranslation('shippingPickups');
  const formats = useFormats();
  const amount = useAmount();
  const loadOf = ({ packages, weightLb }: { packages: number; weightLb: number }) =>
    t('load', {
      packages: t('packageCount', { count: packages }),
      weight: formats.number(weightLb, { maximumFractionDigits: 1 }),
    });
  return {
    loadOf,
    feeOf: ({ fee }: Pick<Pickup, 'fee'>) => (Number(decimalText(fee)) === 0 ? t('free') : amount(fee)),
    linesOf: ({ address }: Pick<Pickup, 'address'>) =>
      addressLines(address, formats.country(address.countryCode)),
    windowOf: ({ ready, close }: Pick<Pickup, 'ready' | 'close'>) => t('window', { ready, close }),
  };
}

/** All details of a pickup. */
export function PickupFacts({ pickup }: { pickup: Pickup }) {
  const { t } = useTranslation('shippingPickups');
  const formats = useFormats();
  const texts = usePickupTexts();
  const { shipments, transactionId } = pickup;
  const items = [
    { term: t('column.carrier'), detail: pickup.carrierName },
    { term: t('column.day'), detail: `${pickup.day} ${texts.windowOf(pickup)}` },
    { term: t('detail.timeZone'), detail: pickup.timeZone.replaceAll('_', ' ') },
    {
      term: t('column.address'),
      detail: texts.linesOf(pickup).map((text, at) => (
        <span key={`${at}-${text}`} className="block">
          {text}
        </span>
      )),
    },
    { term: t('column.packages'), detail: texts.loadOf(pickup) },
    { term: t('detail.place'), detail: t(`place.${pickup.place}`) },
    { term: t('detail.instructions'), detail: pickup.instructions },
    { term: t('column.fee'), detail: texts.feeOf(pickup) },
    { term: t('detail.billedTo'), detail: t(`detail.${pickup.billedTo}`) },
    { term: t('column.confirmation'), detail: pickup.confirmation },
    {
      term: t('detail.shipments'),
      detail: shipments.length > 0 && (
        <span className="flex flex-wrap gap-x-3">
          {shipments.slice(0, mostShown).map(({ shipmentId, shipmentNo }) => (
            <Link key={shipmentId} to={`/shipments?q=${encodeURIComponent(shipmentNo)}`} className={link}>
              {shipmentNo}
            </Link>
          ))}
          {shipments.length > mostShown ? `+${formats.number(shipments.length - mostShown)}` : null}
        </span>
      ),
    },
  ];
  return (
    <>
      <DescriptionList items={items.filter(({ detail }) => detail)} />
      {transactionId ? <ChargeLink transactionId={transactionId}>{t('detail.charge')}</ChargeLink> : null}
    </>
  );
}
