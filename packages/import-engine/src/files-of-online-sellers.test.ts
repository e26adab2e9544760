import { expect, it } from 'vitest';
import { kilograms } from './testing/kilograms.ts';
import { ordersOf, productsOf } from './testing/rows-of-file.ts';

/** Exports of marketplaces and shops with all that stands around their rows; names and addresses are invented. */

const lines = (...rows: string[]) => rows.join('\r\n');

it('eBay orders: blank lines around the rows, and two lines about the download below them', async () => {
  const file = lines(
    '',
    '"Sales Record Number","Order Number","Buyer Username","Buyer Name","Buyer Email","Ship To Name","Ship To Phone","Ship To Address 1","Ship To Address 2","Ship To City","Ship To State","Ship To Zip","Ship To Country","Item Number","Item Title","Custom Label","Quantity","Sold For","Sale Date"',
    '',
    '"301","12-12345-67890","ann_l","Ann Lee","a@members.example.com","Bob Lee","+1 512-555-0100","1 A St","","Austin","TX","78701-2345","United States","110550001","Blue mug","MUG-01","1","$14.90","Nov-02-26"',
    '"302","12-12345-67891","eve_p","Eve Park","e@members.example.com","Eve Park","+1 617-555-0100","9 Elm Road","Apt 4","Boston","MA","02101","United States","110550002","Lamp","LMP-01","1","$24.90","Nov-03-26"',
    '',
    '"2","record(s) downloaded"," from Nov-01-26 00:00:00 to Nov-03-26 23:59:59"',
    '"Seller ID : norrsken"',
  );
  const { rows, warnings, open } = await ordersOf(file);
  expect(rows[0]).toMatchObject({
    orderNO: '12-12345-67890',
    createTime: expect.stringMatching(/^2026-11-02/),
    name: 'Bob Lee',
    phone: '+1 512-555-0100',
    zipCode: '78701-2345',
    countryCode: 'US',
  });
  expect(rows[1]).toMatchObject({ name: 'Eve Park', addressLine2: 'Apt 4', zipCode: '02101' });
  expect(open.slice(0, 2).flat()).toEqual([]);
  const ended = warnings.filter(({ rowNumber }) => rowNumber === 7);
  expect(ended.map(({ code }) => code)).toEqual([expect.stringMatching(/^(?:total|heading)-row$/)]);
  for (const row of rows.slice(2)) expect(Object.values({ ...row, ...ended[0]?.edits }).join('')).toBe('');
  expect(warnings.filter(({ rowNumber }) => rowNumber < 7)).toEqual([]);
});

it('Etsy orders: the full name once, days with a year of two digits', async () => {
  const file = lines(
    'Sale Date,Order ID,Buyer User ID,Full Name,First Name,Last Name,Number of Items,Payment Method,Date Shipped,Street 1,Street 2,Ship City,Ship State,Ship Zipcode,Ship Country,Currency,Order Value,Order Total,SKU',
    '11/02/26,3101234561,annlee7,Ann Lee,Ann,Lee,1,Credit Card,,1 A St,Apt 4,Austin,TX,78701-2345,United States,USD,14.90,18.90,MUG-01',
    '11/23/26,3101234562,sian,Siân O&#39;Neill,Siân,O&#39;Neill,2,Credit Card,,14 Mill Lane,,Cardiff,South Glamorgan,CF10 1EP,United Kingdom,USD,24.90,30.90,LMP-01',
  );
  const { rows, told } = await ordersOf(file);
  expect(rows[0]).toMatchObject({
    orderNO: '3101234561',
    name: 'Ann Lee',
    addressLine1: '1 A St',
    addressLine2: 'Apt 4',
    stateCode: 'TX',
    zipCode: '78701-2345',
    countryCode: 'US',
  });
  expect(rows[0]?.createTime).toMatch(/^(?:2026-11-02|11\/02\/26)/);
  expect(rows[1]).toMatchObject({ countryCode: 'GB', zipCode: 'CF10 1EP' });
  expect(told).toEqual([]);
});

it('Amazon orders: two lines of one order, a third line of the address, inch marks in a text without quotes', async () => {
  const cells = (...values: string[]) => values.join('\t');
  const file = lines(
    cells(
      'order-id',
      'order-item-id',
      'purchase-date',
      'payments-date',
      'buyer-email',
      'buyer-name',
      'sku',
      'product-name',
      'quantity-purchased',
      'ship-service-level',
      'recipient-name',
      'ship-address-1',
      'ship-address-2',
      'ship-address-3',
      'ship-city',
      'ship-state',
      'ship-postal-code',
      'ship-country',
      'ship-phone-number',
    ),
    cells(
      '114-1234567-1234567',
      '40011',
      '2026-11-02T09:14:00+00:00',
      '2026-11-02T09:14:00+00:00',
      'a@example.com',
      'Ann Lee',
      'PAN-12',
      '12" pan, "deep',
      '1',
      'Standard',
      'Bob Lee',
      'Flat 3',
      'Rose House',
      '12 Mill Lane',
      'AUSTIN',
      'TX',
      '78701',
      'US',
      '+1 512-555-0100 ext. 12345',
    ),
    cells(
      '114-1234567-1234567',
      '40012',
      '2026-11-02T09:14:00+00:00',
      '2026-11-02T09:14:00+00:00',
      'a@example.com',
      'Ann Lee',
      'LID-12',
      'Lid 12"',
      '2',
      'Standard',
      'Bob Lee',
      'Flat 3',
      'Rose House',
      '12 Mill Lane',
      'AUSTIN',
      'TX',
      '78701',
      'US',
      '+1 512-555-0100 ext. 12345',
    ),
    cells(
      '114-7654321-7654321',
      '40013',
      '2026-11-02T23:59:59-08:00',
      '2026-11-03T00:01:00-08:00',
      'e@example.com',
      'Eve Park',
      'MUG-01',
      'Blue mug',
      '1',
      'Expedited',
      'Eve Park',
      '9 Elm Road',
      '',
      '',
      'Boston',
      'MA',
      '02101-1234',
      'US',
      '617-555-0100',
    ),
  );
  const { rows, merged, open, told } = await ordersOf(file);
  expect([rows.length, merged]).toEqual([2, 1]);
  expect(rows[0]).toMatchObject({
    orderNO: '114-1234567-1234567',
    createTime: '2026-11-02 09:14:00 +00:00',
    name: 'Bob Lee',
    addressLine1: 'Flat 3',
    addressLine2: 'Rose House, 12 Mill Lane',
    zipCode: '78701',
    serviceCode: 'Standard',
  });
  expect(rows[1]).toMatchObject({ createTime: '2026-11-02 23:59:59 -08:00', zipCode: '02101-1234' });
  expect(open.flat()).toEqual([]);
  expect(told).toEqual([]);
});

it('Shopify products of 2025: variants take the title of their handle, grams stay grams beside pounds', async () => {
  const file = lines(
    'Title,URL handle,Description,Vendor,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Cost per item,Weight value (grams),Weight unit for display,Product image URL',
    'Blue Mug,blue-mug,<p>A mug</p>,Hearth,Mug,"kitchen, blue",TRUE,Active,MUG-S,4006381333931,Size,S,14.90,4.10,453.59,lb,https://x/1.jpg',
    ',blue-mug,,,,,,,MUG-L,4006381333948,Size,L,16.90,4.60,907.18,lb,https://x/2.jpg',
    ',blue-mug,,,,,,,,,,,,,,,https://x/3.jpg',
    'Lamp,lamp,,Lumora,Lamp,,TRUE,Active,LMP-1,4006381333955,Title,Default Title,30,8,1000,kg,',
  );
  const { rows, open, told } = await productsOf(file);
  expect(rows).toHaveLength(3);
  expect(rows[1]).toMatchObject({ skuCode: 'MUG-L', skuName: 'Blue Mug', brand: 'Hearth', unit: 'in/lb' });
  expect(rows.map((row) => Number(kilograms(row, '').toFixed(2)))).toEqual([0.45, 0.91, 1]);
  expect(open.flat()).toEqual([]);
  expect(told).toEqual([]);
});

it('orders of a marketplace of short films: a row of explanations, and tabs behind numbers', async () => {
  const file = lines(
    'Order ID,Order Status,Created Time,Seller SKU,Quantity,Recipient,Phone #,Country,State,City,Zipcode,Address Line 1,Address Line 2,Weight(kg)',
    'Platform unique order ID.,Current order status.,Order created time.,Seller SKU.,Sold quantity.,Recipient name.,Recipient phone.,Recipient country.,Recipient state.,Recipient city.,Recipient zip code.,Street.,Apartment.,Package weight.',
    '"576900000000000001\t",To ship,"11/02/2026 9:14:00 AM\t","MUG-01\t",1,Ann Lee,(+1)5125550100,United States,Texas,Austin,78701,1 A St,,0.45',
    '"576900000000000002\t",To ship,"11/13/2026 9:20:30 PM\t","LMP-01\t",2,Bob Lee,(+1)6175550100,United States,Massachusetts,Boston,02101,9 Elm Road,Apt 4,1.2',
  );
  const { rows, warnings, open } = await ordersOf(file);
  expect(warnings.map(({ rowNumber, code }) => `${rowNumber} ${code}`)).toEqual(['2 heading-row']);
  expect(rows[1]).toMatchObject({
    orderNO: '576900000000000001',
    // The second of November or the eleventh of February: asked.
    createTime: '11/02/2026 9:14:00 AM',
    name: 'Ann Lee',
    countryCode: 'US',
    zipCode: '78701',
    packageWeight1: '0.45',
    packageUnit: 'cm/kg',
  });
  expect(rows[2]).toMatchObject({
    createTime: expect.stringMatching(/^2026-11-13 21:20:30/),
    zipCode: '02101',
    addressLine2: 'Apt 4',
  });
  expect(open.slice(1)).toEqual([['createTime'], []]);
});
