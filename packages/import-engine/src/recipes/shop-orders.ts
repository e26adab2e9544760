import { recipes } from './recipe.ts';

/** Order files of shop systems: Shopify, WooCommerce, BigCommerce, Squarespace, Wix, OpenCart. */
export const shopOrderRecipes = [
  ...recipes('order-shipment', [
    {
      key: 'opencart-orders',
      label: { en: 'OpenCart orders', zh: 'OpenCart 订单' },
      marks:
        'order_id | store_name | firstname | payment_firstname | shipping_firstname | shipping_zone | date_added',
      needed: 6,
      mapping: `
        orderNO < order_id
        createTime < date_added
        storeName < store_name
        serviceCode < shipping_method
        addressLine1 < shipping_address_1
        addressLine2 < shipping_address_2
        city < shipping_city
        stateCode < shipping_zone
        zipCode < shipping_postcode
        countryCode < shipping_country`,
      unmapped: 'firstname | lastname | customer_id | payment_firstname | payment_lastname',
    },
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
        payMethod < Payment method`,
      // The weight is that of an item.
      unmapped: 'Time | Weight | Billing name | Billing phone',
      hasOrderLines: true,
    },
  ]),
];
