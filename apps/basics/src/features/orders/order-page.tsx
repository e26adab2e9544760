import type { OrderDetail } from '@lading/contracts/orders';
import { signatureTypes } from '@lading/contracts/shipping';
import { DetailPage, useDetailSteps } from '@lading/sub-app-kit/detail';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AddressCard } from './address/address-card.tsx';
import { RecipientCheck } from './address/recipient-check.tsx';
import { OrderActs } from './acts/order-acts.tsx';
import { OrderStanding, OrderTagsCard } from './acts/order-standing.tsx';
import { useOrderTimeline } from './acts/order-act-queries.ts';
import { OrderTimeline } from './acts/order-timeline.tsx';
import { OrderFilesCard } from './attachments/order-files-card.tsx';
import { CreateLabelButton } from './labels/create-label-button.tsx';
import { OrderLinesCard } from './order-lines-card.tsx';
import { useOrderSource } from './order-list.tsx';
import { OrderPackagesCard } from './order-packages-card.tsx';
import { useOrder } from './order-detail-queries.ts';
import { useOrderRefresh } from './order-queries.ts';
import { OrderShipmentsCard } from './order-shipments-card.tsx';
import { OrderWarehouseCard } from './order-warehouse-card.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { Card } from '@lading/ui/card';
import { Skeleton } from '@lading/ui/skeleton';
import { DescriptionList } from '@lading/ui/description-list';
import { knownFacts } from './known-facts.ts';
import { storeChannel } from '@lading/contracts/stores';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Badge } from '@lading/ui/badge';
import { ChannelIcon } from '@lading/ui/channel-icon';

/** Payment, insurance, and special care. */
function OrderPaymentCard({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const facts = knownFacts([
    { term: t('order.payMethod'), detail: order.payMethod },
    {
      term: t('order.cod'),
      detail: order.isCod ? formats.money(order.codAmount ?? 0, order.currency) : null,
    },
    {
      term: t('order.insurance'),
      detail:
        order.insuranceDeclared === 0
          ? t('order.notInsured')
          : order.insuranceDeclared == null
            ? null
            : formats.money(order.insuranceDeclared, order.currency),
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

/** The origin of the order. */
function OrderSourceLine({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { name, zhName } = storeChannel(order.channel);
  return (
    <div className="-mt-2 mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
      {order.storeName || (order.channel != null && order.orderType !== 'VENDOR') ? (
        <span className="flex items-center gap-2 text-ink">
          <ChannelIcon code={order.channel ?? 0} size="small" />
          {order.storeName || formats.pick(name, zhName)}
        </span>
      ) : null}
      {order.orderType === 'VENDOR' ? <Badge tone="brand">{t('order.vendor')}</Badge> : null}
    </div>
  );
}

/** The chosen service, and further texts printed on the label. */
function OrderServiceCard({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['orders', 'ordersWork', 'ordersCustoms']);
  const { customs } = order;
  const signature = signatureTypes.find((type) => type === order.signatureType);
  const facts = knownFacts([
    { term: t('order.shipsFrom'), detail: order.warehouseName },
    { term: t('order.shipBy'), detail: order.shipBy },
    { term: t('order.carrier'), detail: order.carrierName },
    { term: t('order.serviceCode'), detail: order.serviceCode },
    {
      term: t('order.signature'),
      detail: signature ? t(`ordersWork:form.signatures.${signature}`) : order.signatureType,
    },
    {
      term: t('ordersCustoms:contents'),
      detail: customs?.contents ? t(`ordersCustoms:contentsNames.${customs.contents}`) : null,
    },
    {
      term: t('ordersCustoms:nonDelivery'),
      detail: customs?.nonDelivery ? t(`ordersCustoms:nonDeliveryNames.${customs.nonDelivery}`) : null,
    },
    { term: t('ordersCustoms:customsSigner'), detail: customs?.signer },
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

/** The outline of an order while it is fetched. */
function OrderDetailSkeleton() {
  const lines = ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'];
  const outline = lines.map((width) => <Skeleton key={width} className={`mb-3 h-3 ${width}`} />);
  return (
    <div aria-busy="true" className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <Card>{outline}</Card>
      <Card>{outline}</Card>
    </div>
  );
}

/**
 * One order: goods, recipient, packages and service.
 * @param rulesCard the changes by automation rules; shown if the timeline mentions a rule
 */
export function OrderPage({ rulesCard }: { rulesCard: (orderId: string) => ReactNode }) {
  const { t } = useTranslation('orders');
  const { orderId = '' } = useParams();
  const order = useOrder(orderId);
  const isRuled = useOrderTimeline(orderId).data?.some(({ detail }) => detail.rule != null) ?? false;
  useOrderRefresh();
  const isVendor = order.data?.orderType === 'VENDOR';
  const source = useOrderSource(isVendor ? 'VENDOR' : undefined);
  const steps = useDetailSteps(source, orderId);
  return (
    <DetailPage
      query={order}
      title={({ orderNo }) => t('order.title', { no: orderNo })}
      name={({ orderNo }) => orderNo}
      list={{
        id: source.id,
        title: isVendor ? t('orders.vendorTitle') : t('orders.title'),
        path: isVendor ? '/vendor-orders' : '/orders',
        crumbs: t('order.crumbs'),
      }}
      steps={steps}
      status={({ orderStatus }) => <OrderStatusBadge status={orderStatus} />}
      acts={(one) => (
        <>
          <OrderActs order={one} />
          <CreateLabelButton order={one} />
        </>
      )}
      source={(one) => <OrderSourceLine order={one} />}
      sections={(one) => (
        <>
          <OrderStanding order={one} />
          <OrderLinesCard order={one} />
          <OrderPackagesCard order={one} />
          <OrderShipmentsCard order={one} />
        </>
      )}
      side={(one) => (
        <>
          <AddressCard title={t('order.recipient')} address={one.recipient}>
            <RecipientCheck order={one} />
          </AddressCard>
          <OrderWarehouseCard order={one} />
          <OrderServiceCard order={one} />
          <OrderPaymentCard order={one} />
          <AddressCard title={t('order.sender')} address={one.sender} />
          <OrderTagsCard order={one} />
          {isRuled ? rulesCard(one.orderId) : null}
          <OrderFilesCard orderId={one.orderId} />
          <OrderTimeline order={one} title={t('order.history')} />
        </>
      )}
      waiting={<OrderDetailSkeleton />}
      failedTitle={t('order.failed')}
      missing={{ title: t('order.missing'), hint: t('order.missingHint'), toList: t('order.toList') }}
    />
  );
}
