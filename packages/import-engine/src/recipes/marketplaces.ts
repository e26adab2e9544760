import { recipes } from './recipe.ts';

/** Files of other marketplaces: eBay, Etsy, Temu, TikTok Shop, Walmart. */
export const marketplaceRecipes = [
  ...recipes('product', [
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
  ]),
  ...recipes('order-shipment', [
    {
      key: 'ebay-orders',
      label: { en: 'eBay orders', zh: 'eBay 订单' },
      marks:
        'Sales Record Number | Order Number | Buyer Username | Ship To Name | Ship To Address 1 | Item Number | Custom Label',
      needed: 6,
      mapping: `
        orderNO < Order Number
        createTime < Sale Date
        serviceCode < Shipping Service
        name < Ship To Name
        addressLine1 < Ship To Address 1
        addressLine2 < Ship To Address 2
        city < Ship To City
        stateCode < Ship To State
        zipCode < Ship To Zip
        countryCode < Ship To Country
        phone < Ship To Phone
        email < Buyer Email
        payMethod < Payment Method`,
      unmapped:
        'Sales Record Number | Buyer Name | Buyer Username | Item Number | Transaction ID | Tracking Number',
      hasOrderLines: true,
      dayOrder: 'month-first',
    },
    {
      key: 'ebay-orders-de',
      label: { en: 'eBay orders (German)', zh: 'eBay 订单（德语）' },
      marks:
        'Verkaufsprotokollnummer | Bestellnummer | Nutzername des Käufers | Name des Empfängers | Adresse 1 des Empfängers | Versand nach - Ort | Angebotstitel',
      needed: 5,
      mapping: `
        orderNO < Bestellnummer
        createTime < Verkauft am
        serviceCode < Versandservice
        name < Name des Empfängers
        addressLine1 < Adresse 1 des Empfängers
        addressLine2 < Adresse 2 des Empfängers
        city < Versand nach - Ort
        stateCode < Versand nach - Bundesland
        zipCode < Versand nach - PLZ
        countryCode < Versand nach - Land
        phone < Telefonnummer des Empfängers
        email < E-Mail des Käufers
        payMethod < Zahlungsmethode`,
      unmapped:
        'Verkaufsprotokollnummer | Nutzername des Käufers | Name des Käufers | Artikelnummer | Transaktionsnummer | Sendungsnummer',
      hasOrderLines: true,
      dayOrder: 'day-first',
    },
    {
      key: 'temu-orders',
      label: { en: 'Temu orders', zh: 'Temu 订单' },
      marks:
        'order item status | logistics service suggestion | contribution sku | recipient first name | virtual email | iphone serial number | activity goods base price | order settlement status',
      needed: 5,
      mapping: `
        orderNO < order id
        createTime < purchase date
        carrierName < carrier
        name < recipient name
        addressLine1 < ship address 1
        addressLine2 < ship address 2
        city < ship city
        stateCode < ship state
        zipCode < ship postal code (Must be shipped to the following zip code.)
        countryCode < ship country
        phone < recipient phone number
        email < virtual email`,
      unmapped:
        'order item id | sku id | district | tracking number | latest shipping time | latest delivery time',
      hasOrderLines: true,
    },
    {
      key: 'etsy-orders',
      label: { en: 'Etsy orders', zh: 'Etsy 订单' },
      marks:
        'Sale Date | Order ID | Number of Items | Ship City | Ship State | Ship Zipcode | Card Processing Fees | Order Net',
      needed: 7,
      mapping: `
        orderNO < Order ID
        createTime < Sale Date
        name < Full Name
        addressLine1 < Street 1
        addressLine2 < Street 2
        city < Ship City
        stateCode < Ship State
        zipCode < Ship Zipcode
        countryCode < Ship Country
        payMethod < Payment Method`,
      unmapped: 'First Name | Last Name | Buyer | Buyer User ID | Shipping | Payment Type | Date Shipped',
      dayOrder: 'month-first',
    },
    {
      key: 'etsy-order-items',
      label: { en: 'Etsy order items', zh: 'Etsy 订单明细' },
      marks:
        'Sale Date | Item Name | Order ID | Listing ID | Ship Name | Ship Address1 | Ship City | Ship Zipcode',
      needed: 7,
      mapping: `
        orderNO < Order ID
        createTime < Sale Date
        name < Ship Name
        addressLine1 < Ship Address1
        addressLine2 < Ship Address2
        city < Ship City
        stateCode < Ship State
        zipCode < Ship Zipcode
        countryCode < Ship Country
        payMethod < Payment Type`,
      unmapped: 'Buyer | Listing ID | Transaction ID | Date Paid | Date Shipped | Order Type',
      hasOrderLines: true,
      dayOrder: 'month-first',
    },
    {
      key: 'tiktok-orders',
      label: { en: 'TikTok Shop orders', zh: 'TikTok Shop 订单' },
      marks:
        'Order ID | Order Substatus | SKU ID | Seller SKU | RTS Time | Recipient | Phone # | Package ID | Delivery Option',
      needed: 6,
      mapping: `
        orderNO < Order ID
        createTime < Created Time
        carrierName < Shipping Provider Name
        serviceCode < Delivery Option
        name < Recipient
        addressLine1 < Address Line 1
        addressLine2 < Address Line 2
        city < City
        stateCode < State
        zipCode < Zipcode
        countryCode < Country
        phone < Phone #
        packageWeight1 < Weight(kg) | Weight(lb)
        payMethod < Payment Method`,
      unmapped:
        'Buyer Username | Warehouse Name | Tracking ID | Package ID | SKU ID | Order Status | Seller Note',
      hasOrderLines: true,
      dayOrder: 'month-first',
    },
    {
      key: 'walmart-orders',
      label: { en: 'Walmart orders', zh: '沃尔玛订单' },
      marks:
        'PO# | Order# | Order Date | Customer Shipping Address | Ship to Address 1 | Line# | Update Status',
      needed: 5,
      mapping: `
        orderNO < Order#
        createTime < Order Date
        carrierName < Carrier
        serviceCode < Shipping Method | Requested Carrier Method
        name < Customer Name
        addressLine1 < Ship to Address 1
        addressLine2 < Ship to Address 2
        city < City
        stateCode < State
        zipCode < Zip
        countryCode < Ship to Country
        phone < Customer Phone Number`,
      unmapped: 'Customer Shipping Address | Line# | Tracking Number | Status | Shipping Cost',
      hasOrderLines: true,
    },
  ]),
];
