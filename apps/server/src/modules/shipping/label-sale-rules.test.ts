import { customsMessages } from '@lading/contracts/orders';
import { labelSaleMessages } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import type { CarrierRequest } from './carriers/carrier-adapter.ts';
import { requireSellable } from './label-sale-rules.ts';
import { place } from './testing/buy-labels.ts';

const request: CarrierRequest = {
  from: place('94107'),
  to: place('90277'),
  packages: [],
  shipDate: '2026-11-27',
  residential: true,
  signature: 'none',
  insurance: null,
  cod: null,
};
interface Given extends Partial<Pick<CarrierRequest, 'from' | 'to' | 'customs' | 'customsMissing'>> {
  orderId?: string;
  returnOf?: string;
  relabelOf?: string;
}
/** Why no label is sold; null: it is sold. */
function refusalOf({ orderId, returnOf, relabelOf, ...given }: Given): unknown {
  try {
    requireSellable({
      orderId: orderId ?? null,
      returnOf: returnOf ?? null,
      relabelOf: relabelOf ?? null,
      request: { ...request, ...given },
    });
    return null;
  } catch (error) {
    return error;
  }
}
const zip = { zipCode: '90277', countryCode: 'US' };
const lyon = { ...place('69002'), city: 'Lyon', stateCode: '', countryCode: 'FR' };
const mayaguez = { ...place('00680'), city: 'Mayagüez', stateCode: 'PR', countryCode: 'PR' };
const customs = {
  contents: 'SALE',
  terms: 'DAP',
  signer: 'Mei Carver',
  currency: 'USD',
  items: [],
} as const;
const ofZip = ['name', 'addressLine1', 'city', 'stateCode'];
const inFrom = ofZip.map((field) => `from.${field}`);
const inTo = ofZip.map((field) => `to.${field}`);

it.each([
  ['between full addresses', {}],
  ['to a US territory', { to: mayaguez }],
  ['across a border with a declaration', { to: lyon, customs }],
  ['of an order, which says what is declared', { orderId: '1', to: lyon }],
  ['of an order, whose addresses the carrier checks', { orderId: '1', to: zip }],
  ['of a return, which has the addresses of its shipment', { returnOf: '1', to: zip }],
  ['of a second label, which has the addresses of the first', { relabelOf: '1', from: zip }],
] as const)('a label is sold at a quote %s', (_what, quote) => {
  expect(refusalOf(quote)).toBeNull();
});

it.each([
  ['with a ZIP code as its sender', { from: zip }, 'senderIncomplete', inFrom],
  ['with a ZIP code as its recipient', { to: zip }, 'recipientIncomplete', inTo],
  ['between ZIP codes', { from: zip, to: zip }, 'senderIncomplete', [...inFrom, ...inTo]],
  ['across a border without a declaration', { to: lyon }, 'goodsUndeclared', undefined],
  ['from a country only', { from: { countryCode: 'FR' } }, 'goodsUndeclared', undefined],
  ['of a return across a border', { returnOf: '1', to: lyon }, 'goodsUndeclared', undefined],
  ['of a second label across a border', { relabelOf: '1', to: lyon }, 'goodsUndeclared', undefined],
] as const)('no label is sold without an order at a quote %s', (_what, quote, code, fields) => {
  expect(refusalOf(quote)).toMatchObject({
    code: 409,
    text: labelSaleMessages[code](),
    faults: fields?.map((fieldName) => ({ fieldName })),
  });
});

it('a declaration that lacks something is completed first, once the addresses are', () => {
  const customsMissing = customsMessages.ear99Missing();
  expect(refusalOf({ to: lyon, customsMissing })).toMatchObject({ code: 409, text: customsMissing });
  expect(refusalOf({ from: zip, to: lyon, customsMissing })).toMatchObject({
    text: labelSaleMessages.senderIncomplete(),
  });
  expect(refusalOf({ orderId: '1', to: lyon, customsMissing })).toBeNull();
});
