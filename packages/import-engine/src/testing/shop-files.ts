import { utils, write, type BookType, type WorkSheet } from '@e965/xlsx';

/** A file as a seller's own tool writes it, with the expected result. */
export interface ShopFile {
  name: string;
  bytes: Uint8Array;
  headerRow: number;
  rowCount: number;
  encoding?: string;
  /** System field → heading that the suggestion must return. */
  mapping: Record<string, string>;
  /** Cells of the first product row, by heading. */
  first: Record<string, string>;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const lines = (...rows: string[]) => `${rows.join('\r\n')}\r\n`;
const bytesOf = (sheet: WorkSheet, bookType: BookType, sheetName = 'Sheet1'): Uint8Array => {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, sheetName);
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
};

/** UTF-16 with its mark, as "Unicode text" of a spreadsheet program. */
function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, true);
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 + at * 2, text.charCodeAt(at), true);
  return bytes;
}

/** Words of the Chinese file in GBK, which no platform can encode. */
const gbk: Record<string, number[]> = {
  商: [0xc9, 0xcc], 品: [0xc6, 0xb7], 编: [0xb1, 0xe0], 码: [0xc2, 0xeb], 名: [0xc3, 0xfb], 称: [0xb3, 0xc6],
  长: [0xb3, 0xa4], 宽: [0xbf, 0xed], 高: [0xb8, 0xdf], 单: [0xb5, 0xa5], 位: [0xce, 0xbb], 包: [0xb0, 0xfc],
  装: [0xd7, 0xb0], 类: [0xc0, 0xe0], 型: [0xd0, 0xcd], 橡: [0xcf, 0xf0], 木: [0xc4, 0xbe], 凳: [0xb5, 0xca],
  需: [0xd0, 0xe8], 要: [0xd2, 0xaa], 中: [0xd6, 0xd0], 国: [0xb9, 0xfa], 原: [0xd4, 0xad], 产: [0xb2, 0xfa],
}; // prettier-ignore
const inGbk = (text: string) =>
  Uint8Array.from([...text].flatMap((character) => gbk[character] ?? [character.charCodeAt(0)]));

const shopifyHead =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Variant Weight Unit,Cost per item,Status';

/** One file of each kind of shop or program that sellers import products from. */
export const shopFiles: ShopFile[] = [
  {
    name: 'products_export_1.csv',
    bytes: utf8(
      [
        shopifyHead,
        'oak-stool,Oak stool,"<p>A stool, ""hand made"".</p>\n<p>Second paragraph.</p>",Woodwright,Furniture,Stools,"oak, stool",true,Color,Natural,00042-NAT,3200,shopify,12,deny,manual,59.00,79.00,true,true,\'0012345678905,https://shop.example/a.jpg,1,kg,21.50,active',
        'oak-stool,,,,,,,,,Black,00042-BLK,3200,shopify,4,deny,manual,59.00,,true,true,0012345678912,,,kg,21.50,',
        'oak-stool,,,,,,,,,,,,,,,,,,,,,https://shop.example/b.jpg,2,,,',
      ].join('\n'),
    ),
    headerRow: 1,
    rowCount: 3,
    encoding: 'utf-8',
    mapping: { skuCode: 'Variant SKU', skuName: 'Title', purchasingCost: 'Cost per item' },
    first: {
      'Variant SKU': '00042-NAT',
      'Body (HTML)': '<p>A stool, "hand made".</p>\n<p>Second paragraph.</p>',
    },
  },
  {
    name: 'wc-product-export.csv',
    bytes: utf8(
      `\ufeff${lines(
        'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Short description","In stock?",Stock,"Weight (kg)","Length (cm)","Width (cm)","Height (cm)","Regular price",Categories,Images',
        '17,simple,007,4006381333931,"Teapot, 1 l",1,0,"Glass\\nwith lid",1,8,0.65,24,15,16.5,29.9,"Kitchen, Tea > Pots",https://shop.example/t.jpg',
        '18,variable,008,,Cup,1,0,,1,30,,,,,,Kitchen,',
      )}`,
    ),
    headerRow: 1,
    rowCount: 2,
    encoding: 'utf-8',
    mapping: {
      skuCode: 'SKU',
      skuName: 'Name',
      length: 'Length (cm)',
      width: 'Width (cm)',
      height: 'Height (cm)',
      weight1: 'Weight (kg)',
    },
    first: { SKU: '007', Name: 'Teapot, 1 l', 'Height (cm)': '16.5' },
  },
  {
    name: 'Active Listings Report.csv',
    bytes: utf8(
      lines(
        'item-name\titem-description\tlisting-id\tseller-sku\tprice\tquantity\topen-date\tproduct-id-type\tasin1\tproduct-id\tfulfillment-channel',
        'Oak stool\tHand made\t0920A1\t00042\t59.00\t12\t2026-05-01 10:00:00 PDT\t1\tB00EXAMPL1\tB00EXAMPL1\tDEFAULT',
        'Teapot, 1 l\t\t0920A2\tTEA-1\t29.90\t8\t2026-05-02 10:00:00 PDT\t1\tB00EXAMPL2\tB00EXAMPL2\tAMAZON_NA',
      ),
    ),
    headerRow: 1,
    rowCount: 2,
    mapping: { skuCode: 'seller-sku', skuName: 'item-name', asin: 'asin1' },
    first: { 'seller-sku': '00042', 'item-name': 'Oak stool' },
  },
  {
    name: 'eBay-all-active-listings-report.csv',
    bytes: utf8(
      `\ufeff${lines(
        'Item number,Title,Variation details,Custom label (SKU),Available quantity,Format,Currency,Start price,Auction Buy It Now price,Reserve price,Current price,P:UPC,P:EAN,Condition',
        '"=""256012345678""",Oak stool,,00042,12,FIXED_PRICE,USD,59.0,,,59.0,001234567890,,NEW',
        '"=""256012345679""",Teapot,,TEA-1,8,FIXED_PRICE,USD,29.9,,,29.9,,4006381333931,NEW',
      )}`,
    ),
    headerRow: 1,
    rowCount: 2,
    mapping: { skuCode: 'Custom label (SKU)', skuName: 'Title', upc: 'P:UPC', ean: 'P:EAN' },
    first: { 'Item number': '256012345678', 'Custom label (SKU)': '00042', 'P:UPC': '001234567890' },
  },
  {
    name: 'ShipStation products.csv',
    bytes: utf8(
      lines(
        'SKU,Name,Warehouse Location,WeightOz,Category,Tag1,CustomsDescription,CustomsValue,CustomsTariffNo,CustomsCountry,ThumbnailUrl,UPC,Active,ProductLength,ProductWidth,ProductHeight',
        '00042,Oak stool,A-01,112.9,Furniture,,Wooden stool,21.5,9401690000,CN,,001234567890,True,12,12,18',
      ),
    ),
    headerRow: 1,
    rowCount: 1,
    mapping: {
      skuCode: 'SKU',
      skuName: 'Name',
      upc: 'UPC',
      length: 'ProductLength',
      width: 'ProductWidth',
      height: 'ProductHeight',
      custDescription: 'CustomsDescription',
      declaredValue: 'CustomsValue',
      scheduleB: 'CustomsTariffNo',
      originCountry: 'CustomsCountry',
    },
    first: { SKU: '00042', CustomsTariffNo: '9401690000' },
  },
  {
    name: '商品.csv',
    bytes: inGbk(
      lines('商品编码,商品名称,长,宽,高,单位,包装类型,原产国', '00042,橡木凳,30,30,45.5,cm/kg,需要包装,中国'),
    ),
    headerRow: 1,
    rowCount: 1,
    encoding: 'gb18030',
    mapping: {
      skuCode: '商品编码',
      skuName: '商品名称',
      length: '长',
      width: '宽',
      height: '高',
      unit: '单位',
      packageType: '包装类型',
      originCountry: '原产国',
    },
    first: { 商品编码: '00042', 商品名称: '橡木凳' },
  },
  {
    name: 'Price list.xlsx',
    bytes: bytesOf(priceList(), 'xlsx', 'Spring'),
    headerRow: 5,
    rowCount: 2,
    mapping: {
      skuCode: 'Item No.',
      skuName: 'Product',
      upc: 'UPC',
      length: 'L (in)',
      width: 'W (in)',
      height: 'H (in)',
    },
    first: { 'Item No.': '00042', UPC: '001234567890', 'L (in)': '12' },
  },
  {
    name: 'Artikel.csv',
    bytes: utf8(
      lines(
        'SKU;Product name;Length;Width;Height;Weight',
        'A-1;"Hocker; Eiche";30,5;30;45,25;3,2',
        'A-2;Kanne;24;15;16,5;0,65',
      ),
    ),
    headerRow: 1,
    rowCount: 2,
    mapping: { skuCode: 'SKU', skuName: 'Product name', length: 'Length' },
    first: { 'Product name': 'Hocker; Eiche', Length: '30,5' },
  },
  {
    name: 'Unicode text.csv',
    bytes: utf16(lines('SKU\tProduct name\tLength\tWidth\tHeight', '00042\t橡木凳 “oak”\t30\t30\t45.5')),
    headerRow: 1,
    rowCount: 1,
    encoding: 'utf-16le',
    mapping: { skuCode: 'SKU', skuName: 'Product name', height: 'Height' },
    first: { SKU: '00042', 'Product name': '橡木凳 “oak”' },
  },
  {
    name: 'stock.xls',
    bytes: bytesOf(
      utils.aoa_to_sheet([
        ['SKU', 'Product name', 'EAN', 'Length', 'Width', 'Height', 'Unit'],
        [{ t: 'n', v: 42, z: '00000' }, 'Oak stool', 4006381333931, 30, 30, 45.5, 'cm/kg'],
      ]),
      'biff8',
    ),
    headerRow: 1,
    rowCount: 1,
    mapping: { skuCode: 'SKU', skuName: 'Product name', ean: 'EAN', unit: 'Unit' },
    first: { SKU: '00042', EAN: '4006381333931', Height: '45.5' },
  },
];

/** A title over merged cells, an address, a blank line, and a number that only its format shows with zeros. */
function priceList(): WorkSheet {
  const sheet = utils.aoa_to_sheet([
    ['Woodwright wholesale price list', null, null, null, null, null],
    ['Valid from 2026-03-01. Prices exclude freight.', null, null, null, null, null],
    ['sales@woodwright.example', null, null, null, null, null],
    [],
    ['Item No.', 'Product', 'UPC', 'L (in)', 'W (in)', 'H (in)'],
    [42, 'Oak stool', '001234567890', 12, 12, 18],
    [43, 'Oak table', '001234567906', 40, 24, 30],
  ]);
  sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: 5 } }];
  for (const cell of ['A6', 'A7']) Object.assign(sheet[cell] as object, { z: '00000' });
  return sheet;
}
