import { recipes } from './recipe.ts';

/** Product files of marketplaces: eBay, Etsy, TikTok Shop, Walmart. */
export const marketplaceProductRecipes = recipes('product', [
  {
    key: 'ebay-listings',
    label: { en: 'eBay listings', zh: 'eBay 商品' },
    marks:
      'Item number | Title | Custom label (SKU) | Available quantity | Start price | Listing site | Variation details',
    needed: 5,
    mapping: `
      skuCode < Custom label (SKU)
      skuName < Title
      upc < P:UPC
      ean < P:EAN`,
    unmapped: 'Item number | Format | Condition | Start date | End date',
  },
  {
    key: 'ebay-listings-de',
    label: { en: 'eBay listings (German)', zh: 'eBay 商品（德语）' },
    marks:
      'Artikelnummer | Titel | Bestandseinheit (SKU) | Verfügbare Stückzahl | Startpreis | Sofortkauf-Preis | Website des Angebots',
    needed: 5,
    mapping: `
      skuCode < Bestandseinheit (SKU)
      skuName < Titel
      upc < P:UPC
      ean < P:EAN`,
    unmapped: 'Artikelnummer | Format | Zustand | Startdatum | Enddatum',
  },
  {
    key: 'etsy-listings',
    label: { en: 'Etsy listings', zh: 'Etsy 商品' },
    marks: 'TITLE | DESCRIPTION | CURRENCY_CODE | TAGS | MATERIALS | VARIATION 1 TYPE | SKU',
    needed: 6,
    mapping: `
      skuCode < SKU
      skuName < TITLE
      skuNameCN < DESCRIPTION`,
    unmapped: 'QUANTITY | PRICE',
  },
  {
    key: 'tiktok-products',
    label: { en: 'TikTok Shop products', zh: 'TikTok Shop 商品' },
    marks:
      'Category | Product name | Package weight(lb) | Package length(inch) | Seller SKU | Identifier code | Main Product Image | Delivery options',
    needed: 5,
    mapping: `
      skuCode < Seller SKU
      skuName < Product name
      skuNameCN < Product description
      brand < Brand
      weight1 < Package weight(lb) | Package weight(kg) | Package weight(g)
      length < Package length(inch) | Package length(cm)
      width < Package width(inch) | Package width(cm)
      height < Package height(inch) | Package height(cm)`,
    unmapped: 'Category | Delivery options | Identifier code type',
  },
  {
    key: 'walmart-items',
    label: { en: 'Walmart items', zh: '沃尔玛商品' },
    marks:
      'SKU | Item ID | Product Name | Lifecycle Status | Publish Status | Product Category | Fulfillment Type',
    needed: 5,
    mapping: `
      skuCode < SKU
      skuName < Product Name
      brand < Brand
      upc < UPC
      weight1 < Shipping Weight
      unit < Shipping Weight Unit`,
    unmapped: 'Item ID | Price | Publish Status',
    units: { lb: 'Shipping Weight' },
  },
]);
