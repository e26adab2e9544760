import type { OrderDetail } from '@lading/contracts/entities/order';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Card } from '@lading/ui/card';
import { DescriptionList } from '@lading/ui/description-list';
import { useTranslation } from 'react-i18next';
import { knownFacts } from './known-facts.ts';

/** How it is paid for, what it is insured for, and what in it needs care. */
export function OrderPaymentCard({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('basics');
  const formats = useFormats();
  const facts = knownFacts([
    { term: t('order.payMethod'), detail: order.payMethod },
    {
      term: t('order.cod'),
      detail: order.isCod ? formats.money(order.codAmount ?? 0, order.currency) : null,
    },
    {
      term: t('order.insurance'),
      detail: order.insuranceDeclared ? formats.money(order.insuranceDeclared, order.currency) : null,
    },
    { term: t('order.lithium'), detail: order.lithium },
    { term: t('order.batteryType'), detail: order.batteryType == null ? null : String(order.batteryType) },
  ]);
  if (facts.length === 0) return null;
  return (
    <Card title={t('order.payment')}>
      <DescriptionList items={facts} />
    </Card>
  );
}
