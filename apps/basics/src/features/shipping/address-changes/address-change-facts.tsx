import { addressLines, decimalText, type Address } from '@lading/contracts/core';
import type { AddressChange, AddressChangeState } from '@lading/contracts/shipment-service';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { DescriptionList } from '@lading/ui/description-list';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';
import { ChargeLink } from '../charge-link.tsx';

const looks: Record<AddressChangeState, Status> = {
  DRAFT: 'info',
  REQUESTED: 'progress',
  UNCONFIRMED: 'warning',
  REFUSED: 'danger',
  ACCEPTED: 'progress',
  COMPLETED: 'success',
  FAILED: 'danger',
};

/** The status of a change of address. */
export function ChangeBadge({ state }: Pick<AddressChange, 'state'>) {
  const { t } = useTranslation('shippingAddressChanges');
  return <StatusBadge status={looks[state]}>{t(`state.${state}`)}</StatusBadge>;
}

/** Formats for the fee and the addresses of a change. */
export function useChangeTexts() {
  const { t } = useTranslation('shippingAddressChanges');
  const formats = useFormats();
  const amount = useAmount();
  return {
    feeOf: ({ fee }: Pick<AddressChange, 'fee'>) =>
      Number(decimalText(fee)) === 0 ? t('free') : amount(fee),
    linesOf: (address: Address) => addressLines(address, formats.country(address.countryCode)),
  };
}

/** All details of a change of address. */
export function ChangeFacts({ change }: { change: AddressChange }) {
  const { t } = useTranslation('shippingAddressChanges');
  const formats = useFormats();
  const texts = useChangeTexts();
  const { transactionId } = change;
  const lines = (address: Address) =>
    texts.linesOf(address).map((text, at) => (
      <span key={`${at}-${text}`} className="block">
        {text}
      </span>
    ));
  const items = [
    { term: t('column.kind'), detail: t(`kind.${change.kind}`) },
    { term: t('detail.old'), detail: lines(change.old) },
    { term: t('column.to'), detail: change.to && lines(change.to) },
    { term: t('column.fee'), detail: texts.feeOf(change) },
    { term: t('detail.billedTo'), detail: t(`detail.${change.billedTo}`) },
    { term: t('column.carrier'), detail: change.carrierName },
    { term: t('detail.order'), detail: change.orderNo },
    { term: t('detail.tracking'), detail: change.trackingNumber },
    { term: t('column.requested'), detail: change.requestTime && formats.time(change.requestTime) },
    { term: t('detail.answered'), detail: change.answerTime && formats.time(change.answerTime) },
    { term: t('detail.ended'), detail: change.endTime && formats.time(change.endTime) },
  ];
  return (
    <>
      <DescriptionList items={items.filter(({ detail }) => detail)} />
      {transactionId ? <ChargeLink transactionId={transactionId}>{t('detail.charge')}</ChargeLink> : null}
    </>
  );
}

/** The status of a change of address, and its consequences. */
export function ChangeState({ change }: { change: AddressChange }) {
  const { t } = useTranslation('shippingAddressChanges');
  const formats = useFormats();
  const { state, message, isRefunded } = change;
  return (
    <div className="grid gap-3">
      <div>
        <ChangeBadge state={state} />
      </div>
      {message ? <Banner tone="warning">{formats.pick(message.message, message.zhMessage)}</Banner> : null}
      <p className="text-sm text-ink-muted">
        {[t(`next.${state}`), isRefunded ? t('refunded') : ''].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}
