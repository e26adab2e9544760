import { Link } from 'react-router';

/** Links to orders, behind a text that names what they are. */
export const OrderLinks = ({ orders }: { orders: readonly { orderId: string; orderNo: string }[] }) =>
  orders.map(({ orderId, orderNo }) => (
    <Link
      key={orderId}
      to={`/orders/${encodeURIComponent(orderId)}`}
      className="ml-1.5 text-brand-ink underline"
    >
      {orderNo}
    </Link>
  ));
