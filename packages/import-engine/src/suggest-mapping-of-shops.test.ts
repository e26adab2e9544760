import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { detectHeader } from './detect-header.ts';
import { readCsv } from './read-csv.ts';
import { toSheet } from './sheet.ts';
import { suggestMapping } from './suggest-mapping.ts';

function mappingOf(
  csv: string,
  definition: typeof productImport | typeof orderShipmentImport = productImport,
) {
  const table = readCsv(strToU8(csv));
  const suggestion = suggestMapping(definition, toSheet(table, detectHeader(table, definition)));
  return Object.fromEntries(
    Object.entries(suggestion).map(([field, { clientField }]) => [field, clientField]),
  );
}

describe('the product export of', () => {
  it('Shopify', () => {
    const csv = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option1 Linked To,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Unit Price Total Measure,Unit Price Total Measure Unit,Unit Price Base Measure,Unit Price Base Measure Unit,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Google Shopping / Google Product Category,Google Shopping / Gender,Google Shopping / MPN,Google Shopping / Custom Label 0,Board length (product.metafields.custom.length),Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,Included / United States,Price / United States,Compare At Price / United States,Status
blue-mug,Blue Mug,<p>A mug</p>,Hearth & Clay,Home > Mugs,Mug,"blue, mug",TRUE,Colour,Blue,,,,MUG-01,412,shopify,12,deny,manual,14.90,19.90,TRUE,TRUE,,,,,'012345678905,https://cdn/x.jpg,1,A mug,FALSE,Mug | Shop,Mugs,,,,,,,g,,4.10,TRUE,,,active
blue-mug,,,,,,,,,Red,,,,MUG-02,420,shopify,8,deny,manual,14.90,,TRUE,TRUE,,,,,'012345678912,,,,,,,,,,,,,g,,4.10,TRUE,,,`;
    expect(mappingOf(csv)).toEqual({
      skuCode: 'Variant SKU',
      skuName: 'Title',
      skuNameCN: 'Body (HTML)',
      upc: 'Variant Barcode',
      purchasingCost: 'Cost per item',
      brand: 'Vendor',
      weight2: 'Variant Grams',
      unit: 'Variant Weight Unit',
    });
  });

  it('WooCommerce', () => {
    const csv = `ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends","Tax status","Tax class","In stock?",Stock,"Low stock amount","Backorders allowed?","Sold individually?","Weight (kg)","Length (cm)","Width (cm)","Height (cm)","Allow customer reviews?","Purchase note","Sale price","Regular price",Categories,Tags,"Shipping class",Images,"Download limit","Download expiry days",Parent,"Grouped products",Upsells,Cross-sells,"External URL","Button text",Position,Brands,"Attribute 1 name","Attribute 1 value(s)"
44,simple,woo-01,4006381333931,Hoodie,1,0,visible,Warm.,A warm hoodie.,,,taxable,,1,20,,0,0,1.5,10,8,1,1,,18,45,Clothing,,,x.jpg,,,,,,,,,0,Nordvik,Colour,Blue`;
    expect(mappingOf(csv)).toEqual({
      skuCode: 'SKU',
      skuName: 'Name',
      skuNameCN: 'Description',
      ean: 'GTIN, UPC, EAN, or ISBN',
      brand: 'Brands',
      length: 'Length (cm)',
      width: 'Width (cm)',
      height: 'Height (cm)',
      weight1: 'Weight (kg)',
    });
  });

  it('Amazon, the listings report', () => {
    const heads =
      'item-name item-description listing-id seller-sku price quantity open-date image-url item-is-marketplace product-id-type zshop-shipping-fee item-note item-condition zshop-category1 asin1 asin2 asin3 will-ship-internationally product-id fulfillment-channel merchant-shipping-group status';
    const line = [
      '12" Pan',
      'A pan',
      '0101ABC',
      'PAN-12',
      '29.99',
      '4',
      '2026-01-01',
      '',
      'y',
      '1',
      '',
      '',
      '11',
      '',
      'B0ABCD1234',
      '',
      '',
      '',
      'B0ABCD1234',
      'DEFAULT',
      'Standard',
      'Active',
    ];
    expect(mappingOf(`${heads.replaceAll(' ', '\t')}\n${line.join('\t')}\n`)).toEqual({
      skuCode: 'seller-sku',
      skuName: 'item-name',
      skuNameCN: 'item-description',
      asin: 'asin1',
      note: 'item-note',
    });
  });

  it('Amazon, a flat file with settings above and machine names under the labels', () => {
    const csv = `TemplateType=fptcustom,Version=2026.0101,The top 3 rows are for Amazon use only,,,,,,,,
Seller SKU,Product Name,Product ID,Product ID Type,Brand Name,Package Length,Package Width,Package Height,Package Weight,Country/Region of Origin,Is this product a battery
item_sku,item_name,external_product_id,external_product_id_type,brand_name,package_length,package_width,package_height,package_weight,country_of_origin,batteries_required
MUG-01,Blue mug,012345678905,UPC,Hearth & Clay,10,8,9,0.4,China,No`;
    expect(mappingOf(csv)).toEqual({
      skuCode: 'item_sku',
      skuName: 'item_name',
      upc: 'external_product_id',
      brand: 'brand_name',
      length: 'package_length',
      width: 'package_width',
      height: 'package_height',
      weight1: 'package_weight',
      originCountry: 'country_of_origin',
      batteryFlag: 'batteries_required',
    });
  });

  it('ShipStation', () => {
    const csv = `SKU,Name,WarehouseLocation,WeightOz,Category,Tag1,Tag2,CustomsDescription,CustomsValue,CustomsTariffNo,CustomsCountry,ThumbnailUrl,UPC,FillSKU,Length,Width,Height,UseProductName,Active,ParentSKU,IsReturnable
MUG-01,Blue mug,A-12,14.5,Mugs,,,Ceramic mug,4.9,6912000000,CN,,012345678905,,5.5,4.2,4.5,FALSE,TRUE,,TRUE`;
    expect(mappingOf(csv)).toEqual({
      skuCode: 'SKU',
      skuName: 'Name',
      upc: 'UPC',
      length: 'Length',
      width: 'Width',
      height: 'Height',
      weight2: 'WeightOz',
      declaredValue: 'CustomsValue',
      scheduleB: 'CustomsTariffNo',
      originCountry: 'CustomsCountry',
      custDescription: 'CustomsDescription',
    });
  });

  it('eBay', () => {
    const csv = `Item number,Title,Variation details,Custom label (SKU),Available quantity,Format,Currency,Start price,Auction Buy It Now price,Reserve price,Current price,Sold quantity,Watchers,Bids,Start date,End date,eBay category 1 name,eBay category 1 number,Condition,eBay Product ID(ePID),Listing site,P:UPC,P:EAN,P:ISBN
284000111222,Blue mug,,MUG-01,3,FIXED_PRICE,USD,14.9,,,14.9,2,1,0,Jan-01-26,,Mugs,20696,New,,US,012345678905,4006381333931,`;
    expect(mappingOf(csv)).toEqual({
      skuCode: 'Custom label (SKU)',
      skuName: 'Title',
      upc: 'P:UPC',
      ean: 'P:EAN',
    });
  });

  it('a Chinese office file', () => {
    const csv = `商品编码*,商品名称*,英文品名,条码,采购价,品牌,包装类型,长(cm),宽(cm),高(cm),重量(kg),单位,是否带电,申报价值,海关编码,原产国,申报品名,备注
00123,陶瓷马克杯,Ceramic mug,4006381333931,2.5,瓷语,可直接发货,10,8,9,0.4,厘米/千克,否,4.9,6912000000,中国,陶瓷杯,易碎`;
    expect(mappingOf(csv)).toEqual({
      skuCode: '商品编码*',
      skuName: '商品名称*',
      ean: '条码',
      purchasingCost: '采购价',
      brand: '品牌',
      packageType: '包装类型',
      length: '长(cm)',
      width: '宽(cm)',
      height: '高(cm)',
      weight1: '重量(kg)',
      unit: '单位',
      batteryFlag: '是否带电',
      declaredValue: '申报价值',
      scheduleB: '海关编码',
      originCountry: '原产国',
      custDescription: '申报品名',
      note: '备注',
    });
  });
});

describe('the order export of', () => {
  it('ShipStation', () => {
    const csv = `Order - Number,Order - Date,Ship To - Name,Ship To - Address 1,Ship To - City,Ship To - State,Ship To - Postal Code,Ship To - Country,Ship To - Phone,Carrier - Name,Carrier - Service Selected
1001,2026-01-02 10:00:00,Jo Ellis,88 Cedar St,Portland,ME,04101,US,2075550119,UPS,Ground`;
    expect(mappingOf(csv, orderShipmentImport)).toEqual({
      orderNO: 'Order - Number',
      createTime: 'Order - Date',
      carrierName: 'Carrier - Name',
      serviceCode: 'Carrier - Service Selected',
      name: 'Ship To - Name',
      addressLine1: 'Ship To - Address 1',
      city: 'Ship To - City',
      stateCode: 'Ship To - State',
      zipCode: 'Ship To - Postal Code',
      countryCode: 'Ship To - Country',
      phone: 'Ship To - Phone',
    });
  });
});
