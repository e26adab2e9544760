import type { OrderDetail } from '@lading/contracts/orders';
import { isOfOrder } from '@lading/sub-app-kit/rates';
import { Button } from '@lading/ui/button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

interface EditOrderLinkProps {
  /** Undefined: the label is not bought for an order. */
  order: Pick<OrderDetail, 'orderId' | 'allowedActs'> | undefined;
  /** The codes of a message about the label. */
  codes: readonly (string | null | undefined)[];
}

/** Leads to the edit of the order, if that is where a message is answered; from there back to this label with its input. */
export function EditOrderLink({ order, codes }: EditOrderLinkProps) {
  const { t } = useTranslation('shippingLabels');
  const { search } = useLocation();
  if (!order?.allowedActs?.includes('edit') || !codes.some(isOfOrder)) return null;
  return (
    <Button
      size="small"
      className="mt-2 justify-self-start"
      render={
        <Link to={{ pathname: `/orders/${encodeURIComponent(order.orderId)}/edit`, search }}>
          {t('editOrder')}
        </Link>
      }
    />
  );
}
