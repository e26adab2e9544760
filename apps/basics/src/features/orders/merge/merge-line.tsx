import type { OrderDetail } from '@lading/contracts/orders';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** What an order is in a merge, with the way to the others of it. */
export function MergeLine({ merge }: { merge: NonNullable<OrderDetail['merge']> }) {
  const { t } = useTranslation('ordersMerge');
  return (
    <p>
      {t(`role.${merge.role}`)}
      {merge.orders.map(({ orderId, orderNo }) => (
        <Link
          key={orderId}
          to={`/orders/${encodeURIComponent(orderId)}`}
          className="ml-1.5 text-brand-ink underline"
        >
          {orderNo}
        </Link>
      ))}
    </p>
  );
}
