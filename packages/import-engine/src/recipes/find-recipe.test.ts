import type { ImportDefinition } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { addedOrderRows } from '../testing/header-rows-added.ts';
import { exportedOrderRows, exportedProductRows } from '../testing/header-rows-of-exports.ts';
import { furtherOrderRows } from '../testing/header-rows-of-further-makers.ts';
import { heldBackOrderRows, orderHeaderRows } from '../testing/header-rows-of-orders.ts';
import { heldBackProductRows, productHeaderRows } from '../testing/header-rows-of-products.ts';
import { programOrderRows } from '../testing/header-rows-of-program-orders.ts';
import { warehouseOrderRows } from '../testing/header-rows-of-warehouses.ts';
import { worldOrderRows } from '../testing/header-rows-of-the-world.ts';
import {
  laterOrderRows,
  platformOrderRows,
  platformProductRows,
} from '../testing/header-rows-of-platforms.ts';
import { recipeFor, recipesOf } from './find-recipe.ts';

const headingsOf = (row: string) => row.split(' | ').map((column) => column.split(' > ')[0]!.trim());
const originOf = (definition: ImportDefinition, row: string) => recipeFor(definition, headingsOf(row))?.key;

describe('where a file comes from, by its headings', () => {
  it.each([
    ['Shopify', 'shopify-products'],
    ['Shopify inventory', 'shopify-inventory'],
    ['WooCommerce', 'woocommerce-products'],
    ['Amazon flat file', 'amazon-flat-file'],
    ['Amazon inventory', 'amazon-inventory'],
    ['Amazon listings', 'amazon-listings'],
    ['ShipStation', 'shipstation-products'],
    ['eBay', 'ebay-listings'],
    ['Etsy', 'etsy-listings'],
    ['BigCommerce', 'bigcommerce-products'],
    ['TikTok', 'tiktok-products'],
    ['Walmart', 'walmart-items'],
    ['领星', 'lingxing-products'],
    ['马帮', 'mabang-products'],
    ['店小秘', 'dianxiaomi-products'],
    ['抖店', 'douyin-products'],
    ['by hand', undefined],
    ['Odoo', undefined],
  ])('%s, products: %s', (name, key) => {
    expect(originOf(productImport, productHeaderRows[name]!)).toBe(key);
  });

  it.each([
    ['Shopify', 'shopify-orders'],
    ['eBay', 'ebay-orders'],
    ['Amazon orders', 'amazon-orders'],
    ['BigCommerce', 'bigcommerce-orders'],
    ['Etsy', 'etsy-orders'],
    ['TikTok', 'tiktok-orders'],
    ['Walmart', 'walmart-orders'],
    ['ShipStation', 'shipstation-orders'],
    ['WooCommerce', 'woocommerce-orders'],
    ['Pirate Ship', 'pirate-ship-orders'],
    ['抖店', 'douyin-orders'],
    ['店小秘', 'dianxiaomi-orders'],
    ['马帮', 'mabang-orders'],
  ])('%s, orders: %s', (name, key) => {
    expect(originOf(orderShipmentImport, orderHeaderRows[name]!)).toBe(key);
  });

  it.each([
    [
      orderShipmentImport,
      heldBackOrderRows,
      ['squarespace-orders', 'shippo-orders', 'wix-orders', undefined, 'eccang-orders'],
    ],
    [
      productImport,
      heldBackProductRows,
      [undefined, undefined, undefined, undefined, undefined, 'wix-products', 'eccang-products', undefined],
    ],
  ] as const)('header rows that were not used for tuning', (definition, rows, wanted) => {
    expect(Object.values(rows).map((row) => originOf(definition, row))).toEqual(wanted);
  });

  it.each([
    [productImport, platformProductRows, 'Shopify (2025)', 'shopify-products-2025'],
    [productImport, platformProductRows, 'Lightspeed Retail', 'lightspeed-products'],
    [orderShipmentImport, platformOrderRows, 'OpenCart orders', 'opencart-orders'],
    [orderShipmentImport, platformOrderRows, 'Amazon (EU)', 'amazon-orders'],
    [orderShipmentImport, furtherOrderRows, '京东', 'jd-orders'],
    [orderShipmentImport, furtherOrderRows, 'Shopee (full)', 'shopee-orders'],
    [orderShipmentImport, laterOrderRows, 'Shopee orders', 'shopee-orders'],
    [orderShipmentImport, laterOrderRows, 'Lazada orders', 'lazada-orders'],
    [orderShipmentImport, exportedOrderRows, 'Temu (full)', 'temu-orders'],
    [orderShipmentImport, worldOrderRows, 'eBay (de)', 'ebay-orders-de'],
    [orderShipmentImport, worldOrderRows, '淘宝', 'taobao-orders'],
    [orderShipmentImport, worldOrderRows, 'Yahoo (ja)', 'yahoo-japan-orders'],
    [orderShipmentImport, worldOrderRows, 'Australia Post', 'australia-post-parcels'],
    [orderShipmentImport, worldOrderRows, '拼多多', 'pinduoduo-orders'],
    [orderShipmentImport, worldOrderRows, '楽天 (ja)', 'rakuten-orders'],
    [productImport, exportedProductRows, 'BigCommerce (v3)', 'bigcommerce-products-v3'],
    [productImport, exportedProductRows, '店小秘 (2025)', 'dianxiaomi-products'],
    [orderShipmentImport, exportedOrderRows, 'Amazon FBA shipments', 'amazon-fulfilled-shipments'],
    [orderShipmentImport, exportedOrderRows, 'Amazon all orders', 'amazon-all-orders'],
    [orderShipmentImport, exportedOrderRows, '领星 (multi-channel)', 'lingxing-orders'],
    [orderShipmentImport, exportedOrderRows, '马帮 (full)', 'mabang-orders'],
    [orderShipmentImport, exportedOrderRows, '店小秘 (packages)', 'dianxiaomi-orders'],
    [orderShipmentImport, programOrderRows, '领星 自发货 2024', 'lingxing-orders'],
    [orderShipmentImport, programOrderRows, '马帮 2024', 'mabang-orders'],
    [orderShipmentImport, programOrderRows, 'eBay UK orders', 'ebay-orders-uk'],
    [orderShipmentImport, programOrderRows, '聚水潭 导入', 'jushuitan-orders'],
    [orderShipmentImport, programOrderRows, '旺店通 导入', 'wangdiantong-orders'],
    [orderShipmentImport, addedOrderRows, '聚水潭', 'jushuitan-orders'],
    [orderShipmentImport, warehouseOrderRows, '旺店通订单', 'wangdiantong-orders'],
    [orderShipmentImport, warehouseOrderRows, 'Wayfair POs', 'wayfair-orders'],
  ] as [ImportDefinition, Record<string, string>, string, string][])(
    '%o: %o %s: %s',
    (definition, rows, name, key) => {
      expect(originOf(definition, rows[name]!)).toBe(key);
    },
  );

  it.each([
    [productImport, '商品编码 | 商品名称 | SKU编码 | 外部编码 | 市场价 | 上下架状态 | 库存'],
    [productImport, 'Артикул | SKU | Barcode | Название товара | Вес, г | Цена'],
    [
      productImport,
      'Item | ID | Name | SKU | Description | Current Stock | Cost Price | Weight | Width | Height | Depth',
    ],
    [
      orderShipmentImport,
      '订单号 | 店铺名称 | 收货人 | 手机 | 省 | 市 | 收货地址 | 快递公司 | 商品编码 | 卖家备注',
    ],
    [productImport, 'Артикул | Barcode | Название товара | Бренд | Объемный вес, кг'],
    [
      orderShipmentImport,
      'ID do pedido | Status do pedido | Método de envio | Nome do destinatário | Endereço de entrega | Cidade | CEP',
    ],
  ])('%o: none by words that files of many programs have: %s', (definition, row) => {
    expect(originOf(definition, row)).toBeUndefined();
  });

  it('can be chosen, also as none', () => {
    const headings = headingsOf(productHeaderRows['Shopify']!);
    expect(recipeFor(productImport, headings, 'etsy-listings')?.key).toBe('etsy-listings');
    expect(recipeFor(productImport, headings, '')).toBeUndefined();
    expect(recipeFor(productImport, headings, 'shopify-orders')).toBeUndefined();
  });
});

describe('every recipe', () => {
  it.each([productImport, orderShipmentImport])(
    'fills fields that there are, under a key of its own',
    (definition) => {
      const known = recipesOf(definition);
      const fields = new Set<string>(definition.fields.map(({ key }) => key));
      for (const { key, mapping, marks, needed, unmapped, inherits } of known) {
        expect(
          [...mapping.keys(), ...(inherits?.fields ?? [])].filter((field) => !fields.has(field)),
          key,
        ).toEqual([]);
        expect(needed, key).toBeLessThanOrEqual(marks.length);
        expect(
          [...mapping.values()].flat().filter((form) => unmapped.has(form)),
          key,
        ).toEqual([]);
      }
      expect(new Set(known.map(({ key }) => key)).size).toBe(known.length);
    },
  );
});
