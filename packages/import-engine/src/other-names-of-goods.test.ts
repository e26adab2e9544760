import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { suggestMapping } from './suggest-mapping.ts';

const suggested = (headings: readonly string[]) =>
  Object.fromEntries(
    Object.entries(
      suggestMapping(productImport, { headings: [...headings], columns: headings.map(() => []) }),
    ).map(([field, { clientField }]) => [field, clientField]),
  );

describe('goods are found by their names in other languages', () => {
  it.each([
    ['Artikel-Nr.', 'skuCode'],
    ['Zolltarifnummer', 'scheduleB'],
    ['Länge [Length]', 'length'],
    ['Name/Deutsch [Name/de]', 'skuName'],
    ['Gewicht (kg)', 'weight1'],
    ['Pays d’origine', 'originCountry'],
    ['Largeur (cm)', 'width'],
    ['Largo_cm', 'length'],
    ['Alto (cm)', 'height'],
    ['Partida arancelaria', 'scheduleB'],
    ['Larghezza', 'width'],
    ['仕入価格', 'purchasingCost'],
    ['原産国 (任意)', 'originCountry'],
    ['每箱装', 'qtyInOnePackage'],
    ['unit_length', 'length'],
    ['采购价(不含税)', 'purchasingCost'],
    ['Coste (Subtotal)', 'purchasingCost'],
    ['Cost USD', 'purchasingCost'],
    ['Wholesale price', 'purchasingCost'],
    ['EAN (facultatif pour Mode et Maison)', 'ean'],
    ['Internal barcode', 'extraBarcode1'],
    ['Marka', 'brand'],
    ['Tillverkare', 'brand'],
    ['Виробник', 'brand'],
    ['Назва_позиції', 'skuName'],
    ['Висота,см', 'height'],
    ['注册重量(kg)', 'weight1'],
    ['Inventory ID', 'skuCode'],
    ['Display Name/Code', 'skuName'],
    ['EAN-13 or JAN barcode', 'ean'],
    ['Shipping Dimensions Height', 'height'],
    ['Nume produs', 'skuName'],
    ['Benämning', 'skuName'],
    ['Înălțime (cm)', 'height'],
    ['Greutate brută', 'weight1'],
    ['Țara de origine', 'originCountry'],
    ['Enhet', 'quantityUnit'],
    ['Ürün Açıklaması', 'skuNameCN'],
    ['产品英文标题', 'skuName'],
    ['产品中文标题', 'skuNameCN'],
    ['规格编码', 'skuCode'],
    ['单位重量', 'weight1'],
    ['基本单位', 'quantityUnit'],
    ['Einheit', 'quantityUnit'],
    ['Base Unit of Measure', 'quantityUnit'],
    ['商品描述 (繁體中文)', 'skuNameCN'],
  ])('%s is %s', (heading, field) => {
    expect(suggested([heading])[field]).toBe(heading);
  });

  it.each([
    'VK-Preis',
    'Lieferanten ArtNr.',
    'Prix de vente',
    'Referencia proveedor',
    'Costo_Envio_ML',
    '販売価格',
    'Lagerbestand',
    '包装尺寸',
    '外箱长 cm',
    'Origem',
    'Preț de vânzare',
    'Birim Fiyat',
    'Försäljningspris',
    'Precio venta (Subtotal)',
    'Cost (subtotal)',
    'Weight (subtotal)',
    '单位体积',
  ])('%s is none', (heading) => {
    expect(suggested([heading])).toEqual({});
  });
});

it.each([
  [['商品编码', '规格编码'], 'skuCode', '规格编码'],
  [['상품코드', '자체 상품코드'], 'skuCode', '자체 상품코드'],
  [['Artikelnummer', 'Bestandseinheit (SKU)'], 'skuCode', 'Bestandseinheit (SKU)'],
  [['Wholesale Price', 'Cost USD'], 'purchasingCost', 'Cost USD'],
  [['单位重量', '主计量单位名称'], 'quantityUnit', '主计量单位名称'],
  [['Auction Title', 'Description'], 'skuName', 'Auction Title'],
  [['Net product weight', 'Gross product weight'], 'weight1', 'Gross product weight'],
  [['Item weight', 'Item package weight'], 'weight1', 'Item package weight'],
  [['Item length', 'Item package length'], 'length', 'Item package length'],
  [['Cod', 'Denumire'], 'skuCode', 'Cod'],
  // Cash on delivery
  [['Item', 'Description', 'COD'], 'skuCode', 'Item'],
])('of %j, %s is filled from %s', (headings, field, heading) => {
  expect(suggested(headings)[field]).toBe(heading);
});
