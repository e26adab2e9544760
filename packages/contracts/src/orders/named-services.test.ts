import { expect, it } from 'vitest';
import { namedServices } from './named-services.ts';

it('lists each service once, in any spelling, and skips orders without one', () => {
  const orders = [
    { orderId: '1', carrierName: null, serviceCode: null },
    { orderId: '2', carrierName: 'UPS', serviceCode: 'Ground' },
    { orderId: '3', carrierName: 'ups ', serviceCode: 'GROUND' },
    { orderId: '4', carrierName: 'UPS', serviceCode: '2nd Day Air' },
    { orderId: '5' },
  ];
  expect(namedServices(orders).map(({ orderId }) => orderId)).toEqual(['2', '4']);
});
