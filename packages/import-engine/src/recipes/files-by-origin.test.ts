import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../testing/rows-by-origin.ts';

describe('products of', () => {
  it('Shopify: variants have the name of their product, grams become ounces, apostrophes are removed, rows of pictures are skipped', async () => {
    const { origin, rows } = await rowsOf(
      productImport,
      `Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src,Variant Weight Unit,Cost per item,Status
mug,Blue Mug,<p>A mug</p>,Hearth,Mug,Colour,Blue,MUG-01,453,12,14.90,'012345678905,https://x/1.jpg,lb,4.10,active
mug,,,,,,Red,MUG-02,226,8,14.90,'012345678912,,lb,4.10,
mug,,,,,,,,,,,,https://x/2.jpg,,,
lamp,Lamp,,Lumora,Lamp,Title,Default Title,LMP-1,1000,3,30,'012345678929,,kg,8,active`,
    );
    expect(origin).toBe('shopify-products');
    expect(rows).toEqual([
      {
        skuCode: 'MUG-01',
        skuName: 'Blue Mug',
        skuNameCN: '<p>A mug</p>',
        upc: '012345678905',
        brand: 'Hearth',
        purchasingCost: '4.10',
        weight2: '15.98',
        unit: 'in/lb',
      },
      {
        skuCode: 'MUG-02',
        skuName: 'Blue Mug',
        skuNameCN: '<p>A mug</p>',
        upc: '012345678912',
        brand: 'Hearth',
        purchasingCost: '4.10',
        weight2: '7.97',
        unit: 'in/lb',
      },
      expect.objectContaining({ skuCode: 'LMP-1', skuName: 'Lamp', brand: 'Lumora', unit: 'cm/kg' }),
    ]);
  });

  it('WooCommerce: variations have the measures of their parent, named by its SKU or number', async () => {
    const { origin, rows } = await rowsOf(
      productImport,
      `ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog",Description,"Tax status","In stock?","Weight (kg)","Length (cm)","Width (cm)","Height (cm)",Parent,Brands
44,variable,HOOD,Hoodie,1,0,visible,A warm hoodie,taxable,1,0.6,30,25,5,,Nordvik
45,variation,HOOD-B,Hoodie - Blue,1,0,visible,,taxable,1,,,,,HOOD,
46,variation,HOOD-R,Hoodie - Red,1,0,visible,,taxable,1,0.7,,,,id:44,`,
    );
    expect(origin).toBe('woocommerce-products');
    expect(rows.slice(1)).toEqual([
      expect.objectContaining({
        skuCode: 'HOOD-B',
        skuName: 'Hoodie - Blue',
        weight1: '0.6',
        length: '30',
        brand: 'Nordvik',
      }),
      expect.objectContaining({ skuCode: 'HOOD-R', skuName: 'Hoodie - Red', weight1: '0.7', length: '30' }),
    ]);
  });

  it('BigCommerce: the options of a product have its name', async () => {
    const { rows } = await rowsOf(
      productImport,
      `Item Type,Product ID,Product Name,Product Type,Product Code/SKU,Bin Picking Number,Brand Name,Product Weight,Product Width,Product Height,Product Depth,Allow Purchases?
Product,12,Ceramic mug,P,MUG,,Hearth,14,5,4,5,Y
  SKU,,[S]Color=Blue,,MUG-B,,,,,,,
Product,13,Lamp,P,LMP,,Lumora,30,6,6,12,Y`,
    );
    expect(rows.map(({ skuCode, skuName, brand, length }) => [skuCode, skuName, brand, length])).toEqual([
      ['MUG', 'Ceramic mug', 'Hearth', '5'],
      ['MUG-B', 'Ceramic mug', 'Hearth', '5'],
      ['LMP', 'Lamp', 'Lumora', '12'],
    ]);
  });

  it('NetSuite: the name of an item is its code, and each row has its own unit of weight', async () => {
    const { origin, rows } = await rowsOf(
      productImport,
      `Internal ID,Name,Display Name,UPC Code,Purchase Price,Item Weight,Weight Unit
5123,MUG-1,Blue mug,012345678905,4.10,12,oz
5124,MUG-2,Red mug,012345678912,4.10,1.5,lb`,
    );
    expect(origin).toBe('netsuite-items');
    expect(rows).toMatchObject([
      { skuCode: 'MUG-1', skuName: 'Blue mug', weight1: '0.75', unit: 'in/lb' },
      { skuCode: 'MUG-2', skuName: 'Red mug', weight1: '1.5', unit: 'lb' },
    ]);
  });

  it('领星: sizes are of the package in cm, weights in grams', async () => {
    const { origin, rows, mapping } = await rowsOf(
      productImport,
      `*SKU,*品名,识别码,型号,单位,品牌,采购成本,采购交期,单品规格长,单品规格宽,单品规格高,单品净重,单品毛重,包装规格长,包装规格宽,包装规格高,外箱规格长,外箱规格宽,外箱规格高,单箱数量,英文报关名,报关单价,HS编码
A-1,马克杯,,,个,瓷语,12.5,7,10,8,9,300,350,12,10,11,50,40,30,24,Ceramic mug,2.5,6912000000`,
    );
    expect(origin).toBe('lingxing-products');
    expect(mapping).not.toHaveProperty('unit');
    expect(rows).toEqual([
      {
        skuCode: 'A-1',
        skuName: '马克杯',
        brand: '瓷语',
        purchasingCost: '12.5',
        length: '12',
        width: '10',
        height: '11',
        weight1: '0.35',
        unit: 'cm/kg',
        qtyInOnePackage: '24',
        custDescription: 'Ceramic mug',
        declaredValue: '2.5',
        scheduleB: '6912000000',
      },
    ]);
  });
});

describe('orders of', () => {
  it('Shopify: the ship-to party, one order of several lines, its time with its zone', async () => {
    const { origin, rows, merged } = await rowsOf(
      orderShipmentImport,
      `Name,Email,Financial Status,Fulfillment Status,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem sku,Billing Name,Shipping Name,Shipping Address1,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Payment Method,Id,Phone
#1001,a@b.co,paid,unfulfilled,UPS Ground,2024-03-01 09:59:00 -0500,1,Mug,MUG-1,Pat Payer,Jordan Ellis,88 Cedar St,Portland,'04101,ME,US,+1 207 555 0119,card,55,
#1001,a@b.co,,,,2024-03-01 09:59:00 -0500,2,Lamp,LMP-1,,,,,,,,,,,`,
    );
    expect([origin, rows.length, merged]).toEqual(['shopify-orders', 1, 1]);
    expect(rows[0]).toMatchObject({
      orderNO: '#1001',
      name: 'Jordan Ellis',
      zipCode: '04101',
      serviceCode: 'UPS Ground',
    });
    expect(rows[0]!['createTime']).toMatch(/^2024-03-01 09:59:00 -05:?00$/);
  });

  it('eBay: the ship-to name, and days with the month in front', async () => {
    const { rows } = await rowsOf(
      orderShipmentImport,
      `Sales Record Number,Order Number,Buyer Username,Buyer Name,Buyer Email,Ship To Name,Ship To Phone,Ship To Address 1,Ship To City,Ship To State,Ship To Zip,Ship To Country,Item Number,Item Title,Custom Label,Quantity,Sale Date,Shipping Service
101,12-3456,jo,Pat Payer,p@x.co,Jordan Ellis,2075550119,88 Cedar St,Portland,ME,04101,United States,99,Mug,MUG-1,1,Jul-21-25,USPS Ground`,
    );
    expect(rows[0]).toMatchObject({
      orderNO: '12-3456',
      name: 'Jordan Ellis',
      countryCode: 'US',
      createTime: '2025-07-21',
    });
  });

  it('TikTok: lines with other weights are one order, months come first', async () => {
    const { rows, merged } = await rowsOf(
      orderShipmentImport,
      `Order ID,Order Status,Order Substatus,SKU ID,Seller SKU,Quantity,Created Time,RTS Time,Delivery Option,Shipping Provider Name,Recipient,Phone #,Country,State,City,Zipcode,Address Line 1,Weight(kg),Package ID
576,To ship,Awaiting,1,MUG-1,1,03/04/2026 9:59:12 PM,,Standard shipping,USPS,Jordan Ellis,2075550119,US,ME,Portland,04101,88 Cedar St,0.4,P1
576,To ship,Awaiting,2,LMP-1,1,03/04/2026 9:59:12 PM,,Standard shipping,USPS,Jordan Ellis,2075550119,US,ME,Portland,04101,88 Cedar St,0.6,P1`,
    );
    expect([rows.length, merged]).toEqual([1, 1]);
    expect(rows[0]).toMatchObject({ createTime: '2026-03-04 21:59:12', packageWeight1: '0.4' });
  });

  it('TikTok: without AM or PM, an ambiguous day is left to the person', async () => {
    const { origin, rows } = await rowsOf(
      orderShipmentImport,
      `Order ID,Order Substatus,SKU ID,Seller SKU,Created Time,RTS Time,Delivery Option,Recipient,Phone #,Zipcode,Address Line 1
576,Awaiting,1,MUG-1,03/04/2026 21:59:12,,Standard shipping,Jordan Ellis,2075550119,E1 6AN,88 Cedar St
577,Awaiting,1,MUG-1,25/04/2026 21:59:12,,Standard shipping,Jordan Ellis,2075550119,E1 6AN,88 Cedar St`,
    );
    expect(origin).toBe('tiktok-orders');
    expect(rows.map(({ createTime }) => createTime)).toEqual(['03/04/2026 21:59:12', '2026-04-25 21:59:12']);
  });

  it('店小秘 and ShipStation: times have the zone of the program', async () => {
    const chinese = await rowsOf(
      orderShipmentImport,
      `订单号,包裹号,平台,店铺账号,下单时间,收件人姓名,收件人电话,地址1,城市,省/州,邮编,国家二字码,物流方式,货运单号,SKU,数量
A-1,P1,Amazon,Hearth,2026-03-01 09:59:00,Jordan Ellis,2075550119,88 Cedar St,Portland,ME,04101,US,云途,,MUG,1`,
    );
    expect(chinese.rows[0]).toMatchObject({ createTime: '2026-03-01 09:59:00 +08:00', name: 'Jordan Ellis' });
    const head =
      'Order - Number,Date - Order Date,Market - Store Name,Ship To - Name,Ship To - Address 1,Ship To - City,Ship To - State,Ship To - Postal Code,Ship To - Country,Dimensions - Length,Item - SKU';
    const american = await rowsOf(
      orderShipmentImport,
      `${head}\n7,3/4/2026 9:59:00 AM,Hearth,Jordan Ellis,88 Cedar St,Portland,ME,04101,US,12,MUG\n8,7/4/2026 9:59:00 AM,Hearth,Jordan Ellis,88 Cedar St,Portland,ME,04101,US,10,MUG`,
    );
    expect(
      american.rows.map(({ createTime, packageLength, packageUnit }) => [
        createTime,
        packageLength,
        packageUnit,
      ]),
    ).toEqual([
      ['2026-03-04 09:59:00 -08:00', '12', 'in/lb'],
      ['2026-07-04 09:59:00 -07:00', '10', 'in/lb'],
    ]);
  });

  it('a chosen origin is applied without a question; choosing none applies none', async () => {
    const csv = `Order - Number,Date - Order Date,Ship To - Name,Ship To - Address 1,Ship To - Postal Code\n7,2026-03-04 09:59:00,Jordan,88 Cedar St,04101`;
    const { origin, rows } = await rowsOf(orderShipmentImport, csv, { origin: '' });
    expect([origin, rows[0]!['createTime']]).toEqual(['', '2026-03-04 09:59:00']);
  });
});
