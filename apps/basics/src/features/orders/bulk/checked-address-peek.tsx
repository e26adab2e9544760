import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { Skeleton } from '@lading/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { AddressCard } from '../address/address-card.tsx';
import { RecipientCheck } from '../address/recipient-check.tsx';
import { useOrder } from '../order-detail-queries.ts';

/** Where an order goes, with what the carrier says of it; a suggestion is taken here, or not. */
export function CheckedAddressPeek({ orderId }: { orderId: string }) {
  const { t } = useTranslation('orders');
  const { data: order, error } = useOrder(orderId);
  if (error) return <FailureBanner title={t('order.failed')} fault={error} />;
  if (!order) return <Skeleton className="h-3 w-2/3" />;
  return (
    <AddressCard title={t('order.recipient')} address={order.recipient}>
      <RecipientCheck order={order} />
    </AddressCard>
  );
}
