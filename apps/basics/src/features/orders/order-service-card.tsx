import type { OrderDetail } from '@lading/contracts/entities/order';
import { Card } from '@lading/ui/card';
import { DescriptionList } from '@lading/ui/description-list';
import { useTranslation } from 'react-i18next';
import { knownFacts } from './known-facts.ts';

/** The service that was chosen, and what is printed on the label besides. */
export function OrderServiceCard({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('basics');
  const facts = knownFacts([
    { term: t('order.carrier'), detail: order.carrierName },
    { term: t('order.serviceCode'), detail: order.serviceCode },
    { term: t('order.signature'), detail: order.signatureType },
    { term: t('order.reference'), detail: order.reference },
    { term: t('order.reference2'), detail: order.reference2 },
  ]);
  if (facts.length === 0) return null;
  return (
    <Card title={t('order.service')}>
      <DescriptionList items={facts} />
    </Card>
  );
}
