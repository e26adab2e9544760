// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { recordPlace } from './record-sections.tsx';

it.each([
  ['order:17', '/b/#/orders/17'],
  ['product:8', '/o/#/app/products/8'],
  // The parameter that lists search by, see `readListAddress`.
  ['shipment:S-1 2', '/b/#/shipments?q=S-1%202'],
])('%s leads to %s', (id, address) => {
  expect(recordPlace(id)?.address).toBe(address);
});

it('knows no place for a page', () => {
  expect(recordPlace('orders')).toBeUndefined();
});
