import { recipes } from './recipe.ts';

/** Product files of shop systems: Shopify, WooCommerce, BigCommerce, Wix, Lightspeed. */
export const shopProductRecipes = [
  ...recipes('product', [
    {
      key: 'shopify-products',
      label: { en: 'Shopify products', zh: 'Shopify 商品' },
      marks: 'Handle | Title | Variant SKU | Variant Grams | Variant Price | Option1 Value',
      needed: 5,
      mapping: `
        skuCode < Variant SKU
        skuName < Title
        skuNameCN < Body (HTML) | Body HTML
        brand < Vendor
        weight2 < Variant Grams
        unit < Variant Weight Unit
        purchasingCost < Cost per item | Variant Cost
        scheduleB < Variant HS Code | Variant Harmonized System Code
        originCountry < Variant Country of Origin`,
      unmapped:
        'Variant Price | Variant Compare At Price | Type | Handle | Variant Inventory Qty | SEO Title',
      inherits: { from: 'same', column: 'Handle', fields: ['skuName', 'skuNameCN', 'brand'] },
    },
    {
      key: 'shopify-products-2025',
      label: { en: 'Shopify products (new columns)', zh: 'Shopify 商品（新版列名）' },
      marks:
        'URL handle | Title | Published on online store | Compare-at price | Weight value (grams) | Weight unit for display',
      needed: 5,
      mapping: `
        skuCode < SKU
        skuName < Title
        skuNameCN < Description
        brand < Vendor
        weight2 < Weight value (grams)
        unit < Weight unit for display
        purchasingCost < Cost per item`,
      unmapped: 'URL handle | Type | Price | Compare-at price | Inventory quantity | SEO title',
      units: { g: 'Weight value (grams)' },
      inherits: { from: 'same', column: 'URL handle', fields: ['skuName', 'skuNameCN', 'brand'] },
    },
    {
      key: 'lightspeed-products',
      label: { en: 'Lightspeed products', zh: 'Lightspeed 商品' },
      marks: 'System ID | Item | Custom SKU | Manufacturer SKU | Default Cost | MSRP',
      needed: 5,
      mapping: `
        skuCode < Custom SKU
        skuName < Item
        purchasingCost < Default Cost`,
      unmapped: 'System ID | Manufacturer SKU | MSRP',
    },
    {
      key: 'shopify-inventory',
      label: { en: 'Shopify inventory', zh: 'Shopify 库存' },
      marks: 'Handle | Title | SKU | Location | On hand | Available | Committed',
      needed: 6,
      mapping: `
        skuCode < SKU
        skuName < Title
        scheduleB < HS Code
        originCountry < COO`,
      inherits: { from: 'same', column: 'Handle', fields: ['skuName'] },
    },
    {
      key: 'woocommerce-products',
      label: { en: 'WooCommerce products', zh: 'WooCommerce 商品' },
      marks:
        'ID | Type | SKU | Name | Published | Is featured? | Visibility in catalog | Tax status | In stock?',
      needed: 7,
      mapping: `
        skuCode < SKU
        skuName < Name
        skuNameCN < Description | Short description
        brand < Brands | Brand
        weight1 < Weight (kg) | Weight (lbs) | Weight (g) | Weight (oz)
        length < Length (cm) | Length (in) | Length (mm) | Length (m)
        width < Width (cm) | Width (in) | Width (mm) | Width (m)
        height < Height (cm) | Height (in) | Height (mm) | Height (m)`,
      unmapped: 'ID | Type | Parent | Purchase note | Regular price | Sale price | Shipping class',
      inherits: {
        from: 'parent',
        column: 'Parent',
        ids: { SKU: '', ID: 'id:' },
        fields: ['skuNameCN', 'brand', 'weight1', 'length', 'width', 'height'],
      },
    },
    {
      key: 'bigcommerce-products',
      label: { en: 'BigCommerce products', zh: 'BigCommerce 商品' },
      marks:
        'Item Type | Product ID | Product Name | Product Code/SKU | Product Weight | Allow Purchases? | Bin Picking Number',
      needed: 5,
      mapping: `
        skuCode < Product Code/SKU
        skuName < Product Name
        skuNameCN < Product Description
        brand < Brand Name
        purchasingCost < Cost Price
        weight1 < Product Weight
        width < Product Width
        height < Product Height
        length < Product Depth`,
      unmapped:
        'Item Type | Product ID | Product Type | Price | Retail Price | Sale Price | Fixed Shipping Cost',
      inherits: {
        from: 'above',
        column: 'Item Type',
        heads: ['Product'],
        fields: ['skuName', 'skuNameCN', 'brand', 'weight1', 'width', 'height', 'length'],
        replaced: ['skuName'],
      },
    },
    {
      key: 'bigcommerce-products-v3',
      label: { en: 'BigCommerce products (new columns)', zh: 'BigCommerce 商品（新版列名）' },
      marks:
        'Item | ID | Brand ID | Inventory Tracking | Current Stock | Bin Picking Number | Global Trade Number | Is Visible',
      needed: 6,
      mapping: `
        skuCode < SKU
        skuName < Name
        skuNameCN < Description
        purchasingCost < Cost Price
        weight1 < Weight
        width < Width
        height < Height
        length < Depth`,
      unmapped:
        'Item | ID | Type | Price | Retail Price | Sale Price | Fixed Shipping Cost | Brand ID | Manufacturer Part Number',
      inherits: {
        from: 'above',
        column: 'Item',
        heads: ['Product'],
        fields: ['skuName', 'skuNameCN', 'weight1', 'width', 'height', 'length'],
      },
    },
    {
      key: 'wix-products',
      label: { en: 'Wix products', zh: 'Wix 商品' },
      marks: 'handleId | fieldType | name | sku | productImageUrl | ribbon',
      needed: 5,
      mapping: `
        skuCode < sku
        skuName < name
        skuNameCN < description
        weight1 < weight
        purchasingCost < cost
        brand < brand`,
      inherits: { from: 'same', column: 'handleId', fields: ['skuName', 'skuNameCN', 'brand'] },
    },
    {
      key: 'wix-products-2024',
      label: { en: 'Wix products (2024)', zh: 'Wix 商品（2024）' },
      marks: 'handle | fieldType | name | sku | plainDescription | ribbon | strikethroughPrice',
      needed: 5,
      mapping: `
        skuCode < sku
        skuName < name
        skuNameCN < plainDescription
        weight1 < weight
        purchasingCost < cost
        brand < brand`,
      unmapped: 'baseUnit | baseUnitMeasurement | totalUnits | totalUnitsMeasurement',
      inherits: { from: 'same', column: 'handle', fields: ['skuName', 'skuNameCN', 'brand'] },
    },
    {
      key: 'prestashop-combinations',
      label: { en: 'PrestaShop combinations', zh: 'PrestaShop 商品组合' },
      marks:
        'Product ID* | Attribute (Name:Type:Position)* | Value (Value:Position)* | Supplier reference | Reference',
      needed: 4,
      // A combination has a reference of its own beside that of its product.
      mapping: `
        skuCode < Reference
        purchasingCost < Cost price | Wholesale price`,
      unmapped: 'Product ID* | Product Reference | Supplier reference | Impact on price | Impact on weight',
    },
  ]),
];
