import type { OrderDetail } from '@lading/contracts/entities/order';
import { useTranslation } from 'react-i18next';
import { AddressCard } from './address-card.tsx';
import { OrderLinesCard } from './order-lines-card.tsx';
import { OrderPackagesCard } from './order-packages-card.tsx';
import { OrderPaymentCard } from './order-payment-card.tsx';
import { OrderServiceCard } from './order-service-card.tsx';
import { OrderShipmentsCard } from './order-shipments-card.tsx';
import { OrderSourceLine } from './order-source-line.tsx';

/** The sections of an order: goods and parcels at the left, people and service at the right. */
export function OrderDetails({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('basics');
  return (
    <>
      <OrderSourceLine order={order} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 gap-4">
          <OrderLinesCard order={order} />
          <OrderPackagesCard order={order} />
          <OrderShipmentsCard order={order} />
        </div>
        <div className="grid min-w-0 gap-4">
          <AddressCard title={t('order.recipient')} address={order.recipient} />
          <OrderServiceCard order={order} />
          <OrderPaymentCard order={order} />
          <AddressCard title={t('order.sender')} address={order.sender} />
        </div>
      </div>
    </>
  );
}
