import type { OrderDetail } from '@lading/contracts/orders';

/** An order with only the packages that have no label yet: the others left with an earlier parcel. */
export function unlabeledPart<Order extends Pick<OrderDetail, 'packages' | 'labeledPackages'>>(
  order: Order,
): Order {
  const { packages, labeledPackages } = order;
  if (!labeledPackages) return order;
  return { ...order, packages: packages.filter((_, at) => !labeledPackages.includes(at + 1)) };
}
