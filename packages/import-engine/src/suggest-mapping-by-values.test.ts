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
    ['scheduleB', ['69120000', '85131040', '94016980', '42022290']],
    ['scheduleB', ['6912000000', '8513104000', '9401698011']],
    ['ean', ['96385074', '65833254', '73513537']],
    ['batteryFlag', ['是', '否', '否']],
    ['unit', ['厘米', 'cm', 'in']],
    ['originCountry', ['CHN', 'VNM', 'USA']],
  ])('goods: %s of %j', (field, values) => {
    expect(suggested(productImport, { 'Column A': values })).toEqual({ [field]: 'Column A' });
  });

  it.each([
    ['orderNO', ['#1001', '#1002', '#1003']],
    ['orderNO', ['114-3941689-8772232', '112-3941689-8772233', '113-3941689-8772234']],
    ['createTime', ['2026-03-04 10:00:00', '2026-03-05 10:00:00', '2026-03-06']],
    ['createTime', ['Jul-21-25', 'Jul-22-25', 'Aug-01-25']],
    ['carrierName', ['dhl_express', 'GLS', 'Deutsche Post']],
    ['carrierName', ['ヤマト運輸', '佐川急便', '日本郵便']],
    ['carrierName', ['中通快递', '极兔速递', 'YunExpress']],
    ['serviceCode', ['Tracked 24', 'Tracked 48', 'Special Delivery']],
    ['serviceCode', ['DHL Paket', 'Warenpost', 'Päckchen']],
    ['serviceCode', ['usps_priority_mail', 'GROUND_HOME_DELIVERY', 'UPS Next Day Air']],
    ['name', ['山田 太郎', '佐藤 花子', '鈴木 さくら']],
    ['name', ['김철수', '이영희', '박민수']],
    ['addressLine1', ['Calle Mayor 3', 'Avenida de América 12', 'C/ Luna 5']],
    ['addressLine1', ['Via Roma 10', 'Corso Italia 22', 'Piazza Dante 1']],
    ['addressLine1', ['Kerkstraat 12', 'Hauptstraße 5', 'Lindenallee 7']],
    ['addressLine1', ['建国路88号', '中山路1号', '人民大道200号']],
    ['zipCode', ['SW1A 1AA', 'M1 1AE', 'EC1A 1BB']],
    ['zipCode', ['K1A 0B1', 'M5V 3L9', 'V6B 1A1']],
    ['zipCode', ['01310-100', '20040-020', '70040-010']],
    ['zipCode', ['1000-001', '4000-123', '8000-250']],
    ['zipCode', ['00-950', '31-042', '80-001']],
    ['zipCode', ['D02 X285', 'T12 W8KP', 'V94 T9PX']],
    ['phone', ['13812345678', '13987654321', '15012345678']],
    ['phone', ['+49 30 901820', '+33 1 42 68 53 00', '+44 20 7946 0958']],
    ['phone', ['03-1234-5678', '090-1234-5678', '06-6345-1234']],
    ['countryCode', ['USA', 'CAN', 'MEX']],
    ['lithium', ['Yes', 'No', 'No']],
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

  it.each([
    [['2026-03-04', '2026-03-05', '2026-03-06']],
    [['2026-03-04T09:14:00Z', '2026-03-05T09:14:00Z', '2026-03-06T09:14:00Z']],
    [['2026/3/4 9:14', '2026/3/5 10:00', '2026/3/6 11:30']],
    [['04.03.2026', '05.03.2026', '06.03.2026']],
    [['3/4/26', '3/5/26', '3/6/26']],
    [['March 4, 2026', 'March 5, 2026', 'March 6, 2026']],
    [['4 March 2026', '5 March 2026', '6 April 2026']],
    [['4-Mar-26', '5-Mar-26', '16-Apr-26']],
    [['Wed, 04 Mar 2026', 'Thu, 05 Mar 2026', 'Fri, 06 Mar 2026']],
    [['2. März 2026', '3. März 2026', '4. Mai 2026']],
    [['2026年3月4日', '2026年3月5日', '2026年3月6日 9時14分']],
    [['20260304', '20260305', '20260306']],
  ])('orders: the time of %j', (values) => {
    expect(suggested(orderShipmentImport, { 'Column A': values })).toEqual({ createTime: 'Column A' });
  });

  it.each([
    [productImport, 'prices', ['19.99', '4.50', '12.00']],
    [productImport, 'currencies', ['USD', 'EUR', 'GBP']],
    [productImport, 'quantities', ['12', '40', '7']],
    [productImport, 'links', ['https://a.test/1.jpg', 'https://a.test/2.jpg', 'https://a.test/3.jpg']],
    [productImport, 'sentences', ['A warm hoodie.', 'A mug of clay', 'Lamp with a switch']],
    [productImport, 'sizes', ['S', 'M', 'XL']],
    [productImport, 'colors', ['Blue', 'Red', 'Green']],
    [orderShipmentImport, 'prices', ['19.99', '4.50', '12.00']],
    [orderShipmentImport, 'currencies', ['USD', 'EUR', 'GBP']],
    [orderShipmentImport, 'quantities', ['1', '2', '1']],
    [orderShipmentImport, 'conditions', ['paid', 'pending', 'refunded']],
    [orderShipmentImport, 'goods', ['iphone 13 case', 'mug 350 ml', 'lamp no. 2']],
  ] as [ImportDefinition, string, string[]][])(
    '%o: %s alone identify no field',
    (definition, _what, values) => {
      expect(suggested(definition, { 'Column A': values })).toEqual({});
    },
  );

  it('tracking numbers are not phone numbers', () => {
    const numbers = ['794612345678', '794612345679', '794612345680'];
    expect(suggested(orderShipmentImport, { 'Column A': numbers })['phone']).toBeUndefined();
  });

  it('all together, each in its own field', () => {
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
