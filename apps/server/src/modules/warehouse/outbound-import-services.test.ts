import { outboundImportApi } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const { made, seller, server, newProduct } = await warehouseWorld({ ownWarehouse: true });
const { saveRows, validateRows } = outboundImportApi.calls;

it.each([
  ['Pigeon Post', '', ['carrierName orders.carrierUnknown']],
  ['USPS', 'Pigeon Post', ['serviceCode orders.serviceUnknown']],
  ['UPS', 'ups_ground', []],
  ['', 'Standard', []],
])('an outbound by carrier %j and service %j has the warnings %j', async (carrier, service, expected) => {
  const { skuCode } = await newProduct();
  const row = {
    warehouseCode: 'OWN-01',
    orderNo: `SO-${newKey()}`,
    skuCode,
    quantity: '1',
    name: 'Ada Park',
    addressLine1: '1 Main St',
    city: 'Reno',
    stateCode: 'NV',
    zipCode: '89501',
    countryCode: 'US',
    carrierName: carrier,
    serviceCode: service,
  };
  const [checked] = await made(validateRows, { body: [row] }, seller);
  expect(checked!.errorMessages).toEqual([]);
  const warnings = checked!.warningMessages ?? [];
  expect(warnings.map(({ fieldName, code }) => `${fieldName} ${code}`)).toEqual(expected);

  // They keep nothing from being imported.
  const headers = { 'idempotency-key': newKey() };
  const saved = await server.call(saveRows, { body: [row], query: {} }, seller, headers);
  expect(saved).toMatchObject({ result: 'OK', data: { created: 1 } });
});
