import type { OrderStatus } from '@lading/contracts/orders';
import type { OrderFacts } from '../order-state-rules.ts';

const fresh: OrderFacts = {
  status: 'UNSHIPPED',
  stateBy: null,
  partlyElsewhere: false,
  cancelledInStore: false,
  heldInStore: false,
  mergeRole: null,
  labeled: 0,
  awaiting: 0,
  buying: 0,
  atWarehouse: false,
};
/** The facts of an order in a state, without shipments unless given. */
export const at = (status: OrderStatus, more: Partial<OrderFacts> = {}): OrderFacts => ({
  ...fresh,
  status,
  ...more,
});
