import { orderShipmentImport } from '@lading/contracts/orders';
import { expect, it } from 'vitest';
import { suggestMapping } from './suggest-mapping.ts';

it.each<[string, Record<string, string[]>, string | undefined, string | undefined]>([
  ['carriers', { 'Shipping company': ['UPS', 'FedEx', 'USPS'] }, 'Shipping company', undefined],
  ['nothing', { 'Shipping Company': [] }, 'Shipping Company', undefined],
  [
    'carriers beside the address it ships to',
    { 'Shipping company': ['UPS', 'DHL'], 'Shipping address 1': ['1 A St', '2 B Rd'] },
    'Shipping company',
    undefined,
  ],
  [
    'companies beside the address it ships to',
    { 'Shipping company': ['Acme Inc', 'Bolt Ltd'], 'Shipping address 1': ['1 A St', '2 B Rd'] },
    undefined,
    'Shipping company',
  ],
  [
    'nothing beside the address it ships to',
    { 'Shipping Company': [], 'Shipping City': [], 'Shipping Postcode': [] },
    undefined,
    'Shipping Company',
  ],
  ['nothing beside a carrier', { 'Shipping company': [], Carrier: ['UPS'] }, 'Carrier', 'Shipping company'],
])('a column "Shipping company" with %s', (_, file, carrier, company) => {
  const columns = { 'Order number': ['1001', '1002'], ...file };
  const found = suggestMapping(orderShipmentImport, {
    headings: Object.keys(columns),
    columns: Object.values(columns),
  });
  expect([found['carrierName']?.clientField, found['company']?.clientField]).toEqual([carrier, company]);
});
