import { late } from '@lading/ui/late';
import { OrderPage } from './features/orders/order-page.tsx';

// Connects two features. Few orders were changed by rules, so the code is loaded on demand.
const OrderTraceCard = late(
  async () => (await import('./features/automation/order-trace-card.tsx')).OrderTraceCard,
);

const rulesCard = (orderId: string) => <OrderTraceCard orderId={orderId} />;

/** The page of an order, with the changes made by automation rules. */
export function Order() {
  return <OrderPage rulesCard={rulesCard} />;
}
