import { recipes } from './recipe.ts';

/** Files of shop systems: Shopify, WooCommerce, BigCommerce, Squarespace, Wix. */
export const shopRecipes = [
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
  ]),
  ...recipes('order-shipment', [
    {
      key: 'shopify-orders',
      label: { en: 'Shopify orders', zh: 'Shopify 订单' },
      marks:
        'Name | Financial Status | Fulfillment Status | Lineitem name | Lineitem sku | Shipping Name | Billing Name',
      needed: 6,
      mapping: `
        orderNO < Name
        createTime < Created at
        serviceCode < Shipping Method
        name < Shipping Name
        company < Shipping Company
        addressLine1 < Shipping Address1 | Shipping Street
        addressLine2 < Shipping Address2
        city < Shipping City
        stateCode < Shipping Province
        zipCode < Shipping Zip
        countryCode < Shipping Country
        phone < Shipping Phone
        email < Email
        payMethod < Payment Method`,
      unmapped:
        'Id | Billing Name | Billing Phone | Phone | Vendor | Shipping | Location | Source | Shipping Province Name | Receipt Number | Payment Reference | Tags | Notes',
      hasOrderLines: true,
    },
    {
      key: 'squarespace-orders',
      label: { en: 'Squarespace orders', zh: 'Squarespace 订单' },
      marks:
        'Order ID | Financial Status | Fulfillment Status | Lineitem name | Lineitem sku | Shipping Name | Billing Name',
      needed: 6,
      mapping: `
        orderNO < Order ID
        createTime < Created at
        serviceCode < Shipping Method
        name < Shipping Name
        addressLine1 < Shipping Address1
        addressLine2 < Shipping Address2
        city < Shipping City
        stateCode < Shipping Province
        zipCode < Shipping Zip
        countryCode < Shipping Country
        phone < Shipping Phone
        email < Email
        payMethod < Payment Method`,
      unmapped: 'Billing Name | Billing Phone | Shipping',
      hasOrderLines: true,
    },
    {
      key: 'woocommerce-orders',
      label: { en: 'WooCommerce orders', zh: 'WooCommerce 订单' },
      marks:
        'Order Number | Order Status | Order Date | First Name (Billing) | Last Name (Billing) | Address 1 (Shipping) | City (Shipping)',
      needed: 6,
      mapping: `
        orderNO < Order Number
        createTime < Order Date
        serviceCode < Shipping Method Title
        name < Full Name (Shipping) | Name (Shipping)
        company < Company (Shipping)
        addressLine1 < Address 1 (Shipping) | Address 1&2 (Shipping)
        addressLine2 < Address 2 (Shipping)
        city < City (Shipping)
        stateCode < State Code (Shipping) | State (Shipping)
        zipCode < Postcode (Shipping)
        countryCode < Country Code (Shipping)
        phone < Phone (Shipping) | Phone (Billing)
        email < Email (Billing)
        payMethod < Payment Method Title`,
      unmapped:
        'First Name (Billing) | Last Name (Billing) | First Name (Shipping) | Last Name (Shipping) | Company (Billing) | City (Billing) | State Code (Billing) | Postcode (Billing) | Country Code (Billing)',
      hasOrderLines: true,
    },
    {
      key: 'bigcommerce-orders',
      label: { en: 'BigCommerce orders', zh: 'BigCommerce 订单' },
      marks:
        'Order ID | Customer ID | Customer Name | Order Status | Ship Method | Shipping Name | Shipping Street 1 | Shipping Suburb',
      needed: 6,
      mapping: `
        orderNO < Order ID
        createTime < Order Date
        serviceCode < Ship Method
        name < Shipping Name
        company < Shipping Company
        addressLine1 < Shipping Street 1
        addressLine2 < Shipping Street 2
        city < Shipping Suburb
        stateCode < Shipping State
        zipCode < Shipping Zip
        countryCode < Shipping Country
        phone < Shipping Phone
        email < Shipping Email
        payMethod < Payment Method`,
      unmapped: 'Customer ID | Customer Name | Billing Name | Billing Phone | Billing Email | Date Shipped',
    },
    {
      key: 'wix-orders',
      label: { en: 'Wix orders', zh: 'Wix 订单' },
      marks:
        'Order number | Date created | Contact email | Recipient name | Delivery address | Delivery city | Delivery country',
      needed: 6,
      mapping: `
        orderNO < Order number
        createTime < Date created
        serviceCode < Delivery method
        name < Recipient name
        company < Recipient company name
        addressLine1 < Delivery address
        city < Delivery city
        stateCode < Delivery state
        zipCode < Delivery zip/postal code
        countryCode < Delivery country
        phone < Recipient phone
        email < Contact email
        packageWeight1 < Weight
        payMethod < Payment method`,
      unmapped: 'Time | Billing name | Billing phone',
      hasOrderLines: true,
    },
  ]),
];
