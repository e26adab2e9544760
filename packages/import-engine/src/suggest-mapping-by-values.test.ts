import type { ImportDefinition } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { suggestMapping } from './suggest-mapping.ts';

const suggested = (definition: ImportDefinition, columns: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(
      suggestMapping(definition, { headings: Object.keys(columns), columns: Object.values(columns) }),
    ).map(([field, { clientField }]) => [field, clientField]),
  );

describe('columns with meaningless headings are recognized by their values', () => {
  it.each([
    ['skuCode', ['MUG-01', 'MUG-02-BL', 'LMP-9']],
    ['upc', ['012345678905', '012345678912', '036000291452']],
    ['ean', ['4006381333931', '4006381333948', '4006381333955']],
    ['asin', ['B0ABCD1234', 'B0ABCD1235', 'B0ABCD1236']],
    ['fnSku', ['X001ABCDEF', 'X001ABCDEG', 'X001ABCDEH']],
    ['originCountry', ['China', 'USA', '越南', 'DE']],
    ['originCountry', ['CN', 'US', 'VN']],
    ['originCountry', ['Deutschland', 'U.K.', 'Korea, Republic of', '日本']],
    ['packageType', ['Ready To Ship', 'Package Needed', 'RTS']],
    ['unit', ['cm/kg', 'cm/kg', 'in/lb']],
    ['unit', ['lb', 'lb', 'lb']],
    ['batteryFlag', ['Yes', 'No', 'No']],
    ['quantityUnit', ['Pieces', 'Dozen', 'PRS']],
    ['scheduleB', ['6912.00.0000', '8513.10.4000', '9401.69.8011']],
  ])('goods: %s of %j', (field, values) => {
    expect(suggested(productImport, { 'Column A': values })).toEqual({ [field]: 'Column A' });
  });

  it.each([
    ['orderNO', ['#1001', '#1002', '#1003']],
    ['orderNO', ['114-3941689-8772232', '112-3941689-8772233', '113-3941689-8772234']],
    ['createTime', ['2026-03-04 10:00:00', '2026-03-05 10:00:00', '2026-03-06']],
    ['createTime', ['Jul-21-25', 'Jul-22-25', 'Aug-01-25']],
    ['carrierName', ['UPS', 'FedEx', 'usps']],
    ['serviceCode', ['ups_ground', 'Priority Mail', 'FedEx 2Day']],
    ['name', ['Jordan Ellis', 'Mei Chen', 'Ann O’Neil']],
    ['addressLine1', ['88 Cedar Street', '210 Harbor Way', 'PO Box 12']],
    ['stateCode', ['ME', 'CA', 'NY']],
    ['stateCode', ['NSW', 'VIC', 'QLD']],
    ['stateCode', ['Ontario', 'Québec', 'Alberta']],
    ['zipCode', ['150-0001', '530-0001', '060-0001']],
    ['zipCode', ['1012 AB', '3511 CE', '9711 LM']],
    ['carrierName', ['UniUni', 'SpeedX', 'UPS']],
    ['countryCode', ['Deutschland', 'France', 'Österreich']],
    ['zipCode', ['04101', '94607', '10001-1234']],
    ['countryCode', ['US', 'United States', 'CA']],
    ['phone', ['2075550119', '+1 (510) 555-0142', '510-555-0143']],
    ['email', ['jo@lading.test', 'mei@lading.test', 'ann@lading.test']],
    ['packageUnit', ['in/lb', 'in/lb', 'cm/kg']],
  ])('orders: %s of %j', (field, values) => {
    expect(suggested(orderShipmentImport, { '': values })).toEqual({ [field]: '' });
  });

  it('all together, each its own', () => {
    const columns = {
      A: ['#1001', '#1002', '#1003'],
      B: ['Jordan Ellis', 'Mei Chen', 'Ann Neil'],
      C: ['88 Cedar Street', '210 Harbor Way', '1 Main St'],
      D: ['ME', 'CA', 'NY'],
      E: ['04101', '94607', '10001'],
      F: ['US', 'US', 'US'],
      G: ['2075550119', '5105550142', '2125550143'],
    };
    expect(suggested(orderShipmentImport, columns)).toEqual({
      orderNO: 'A',
      name: 'B',
      addressLine1: 'C',
      stateCode: 'D',
      zipCode: 'E',
      countryCode: 'F',
      phone: 'G',
    });
  });
});

describe('values never outweigh a heading that means something else', () => {
  it.each([
    [productImport, 'Published', ['Yes', 'No', 'No']],
    [productImport, 'Market', ['US', 'DE', 'CN']],
    [productImport, 'Sold', ['Pieces', 'Dozen', 'PRS']],
    [orderShipmentImport, 'Lineitem sku', ['MUG-0001', 'MUG-0002', 'MUG-0003']],
    [orderShipmentImport, 'Billing City', ['CA', 'ME', 'NY']],
    [orderShipmentImport, 'Total', ['10001', '94607', '04101']],
  ] as [ImportDefinition, string, string[]][])('%o %s', (definition, heading, values) => {
    expect(suggested(definition, { [heading]: values })).toEqual({});
  });
});

describe('the order export of a shop', () => {
  it('Shopify has its order number under Name, and the recipient under Shipping Name', () => {
    const columns = {
      Name: ['#1001', '#1002', '#1003'],
      Email: ['jo@lading.test', '', ''],
      'Shipping Name': ['Jordan Ellis', 'Mei Chen', 'Ann Neil'],
      'Billing Name': ['Jordan Ellis', 'Mei Chen', 'Ann Neil'],
      'Shipping Phone': ['2075550119', '', ''],
      Phone: ['2075550119', '', ''],
      Id: ['5012345678901', '5012345678902', '5012345678903'],
    };
    expect(suggested(orderShipmentImport, columns)).toEqual({
      orderNO: 'Name',
      name: 'Shipping Name',
      email: 'Email',
      phone: 'Shipping Phone',
    });
  });

  it('keeps a recipient who is only called Name', () => {
    const columns = { Name: ['jordan ellis', 'ACME Inc. 24', 'mei'], Address: ['88 Cedar', '', ''] };
    expect(suggested(orderShipmentImport, columns)).toEqual({ name: 'Name', addressLine1: 'Address' });
  });

  it('eBay and BigCommerce ship to others than the buyer; the buyer is the recipient if there is no other', () => {
    const people = ['Jordan Ellis', 'Mei Chen', 'Ann Neil'];
    const named = (...headings: string[]) =>
      suggested(orderShipmentImport, Object.fromEntries(headings.map((heading) => [heading, people])))[
        'name'
      ];
    expect(named('Buyer Name', 'Ship To Name')).toBe('Ship To Name');
    expect(named('Customer Name', 'Billing Name', 'Shipping Name')).toBe('Shipping Name');
    expect(named('Billing Name', 'Customer Name')).toBe('Customer Name');
  });
});
