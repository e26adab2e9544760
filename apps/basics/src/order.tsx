import { late } from '@lading/ui/late';
import { OrderPage } from './features/orders/order-page.tsx';

// Where two features meet. Few orders have been worked on by rules: the code loads for those.
const OrderTraceCard = late(
  async () => (await import('./features/automation/order-trace-card.tsx')).OrderTraceCard,
);

const rulesCard = (orderId: string) => <OrderTraceCard orderId={orderId} />;

/** The page of an order, with what automation rules have set of it. */
export function Order() {
  return <OrderPage rulesCard={rulesCard} />;
}
