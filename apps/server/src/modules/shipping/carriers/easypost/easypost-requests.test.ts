import { expect, it } from 'vitest';
import { request } from '../networks/testing/scripted-networks.ts';
import { easyPostOrderOf, easyPostShipmentOf, packageNoOf } from './easypost-requests.ts';

const [one] = request.packages;
const own = { reference: 'R1', shipmentNo: 'S1' };
const parcel = { length: 9, width: 6, height: 2, weight: 16 };
const options = { label_format: 'PNG', delivery_confirmation: 'SIGNATURE', print_custom_1: 'S1' };
const signed = { ...request, signature: 'signature' as const };

it('a shipment has its package, options, and reference; without a purchase it has no names of ours', () => {
  const { from_address: from, ...shipment } = easyPostShipmentOf(one!, signed, own);
  expect(from).toMatchObject({ zip: '94107' });
  expect(shipment).toMatchObject({ parcel, options, reference: 'R1' });
  const rated = easyPostShipmentOf(one!, request, {});
  expect(rated).not.toHaveProperty('reference');
  expect(rated.options).not.toHaveProperty('print_custom_1');
});

it('an order has its addresses once, and the options of each package', () => {
  const packages = [one!, { ...one!, weight: 2 }];
  expect(easyPostOrderOf({ ...signed, packages, isReturn: true }, own)).toMatchObject({
    is_return: true,
    reference: 'R1',
    shipments: [
      { parcel, options, reference: 'R1.1' },
      { parcel: { ...parcel, weight: 32 }, options, reference: 'R1.2' },
    ],
  });
  expect(easyPostOrderOf({ ...request, packages }, {}).shipments[0]).not.toHaveProperty('reference');
});

it.each([
  ['R1.2', 2],
  ['R1.20', 20],
  ['R1', 0],
  ['R1.x', 0],
  [null, 0],
  [undefined, 0],
])('a shipment with the reference %s is for package %i', (reference, no) => {
  expect(packageNoOf({ reference })).toBe(no);
});
