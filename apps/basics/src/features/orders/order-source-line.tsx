import type { OrderDetail } from '@lading/contracts/entities/order';
import { storeChannel } from '@lading/contracts/entities/store-channel';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Badge } from '@lading/ui/badge';
import { ChannelIcon } from '@lading/ui/channel-icon';
import { useTranslation } from 'react-i18next';

/** Where the order came from, and when. */
export function OrderSourceLine({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('basics');
  const formats = useFormats();
  const { name, zhName } = storeChannel(order.channel);
  return (
    <div className="-mt-2 mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
      {order.storeName || order.orderType !== 'VENDOR' ? (
        <span className="flex items-center gap-2 text-ink">
          <ChannelIcon code={order.channel ?? 0} size="small" />
          {order.storeName || formats.pick(name, zhName)}
        </span>
      ) : null}
      {order.orderType === 'VENDOR' ? <Badge tone="brand">{t('order.vendor')}</Badge> : null}
      <time dateTime={order.createTime}>
        {t('order.createdAt', { time: formats.time(order.createTime) })}
      </time>
      {order.updateTime ? (
        <time dateTime={order.updateTime}>
          {t('order.updatedAt', { time: formats.time(order.updateTime) })}
        </time>
      ) : null}
    </div>
  );
}
