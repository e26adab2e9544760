import { recipes } from './recipe.ts';

/** Order files of marketplaces: eBay, Etsy, Temu, TikTok Shop, Walmart, Wayfair. */
export const marketplaceOrderRecipes = recipes('order-shipment', [
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
    // American files have AM and PM; in others, with 24 hours, the day comes first.
    dayOrder: 'by-clock',
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
  {
    key: 'ebay-orders-uk',
    label: { en: 'eBay orders (UK)', zh: 'eBay 订单（英国）' },
    marks:
      'Sales record number | Buyer username | Post to name | Post to address 1 | Post to postcode | Item number | Custom label | Post by date',
    needed: 6,
    mapping: `
      orderNO < Order number
      createTime < Sale date
      serviceCode < Delivery service
      name < Post to name
      addressLine1 < Post to address 1
      addressLine2 < Post to address 2
      city < Post to city
      stateCode < Post to county
      zipCode < Post to postcode
      countryCode < Post to country
      phone < Post to phone
      email < Buyer email
      payMethod < Payment method`,
    unmapped:
      'Sales record number | Buyer name | Buyer username | Item number | Transaction ID | Tracking number',
    hasOrderLines: true,
    dayOrder: 'day-first',
  },
  {
    key: 'wayfair-orders',
    label: { en: 'Wayfair orders', zh: 'Wayfair 订单' },
    marks:
      'Warehouse Name | PO Number | PO Date | Must Ship By | Backorder Date | Wholesale Price | Ship To Name | Inventory at PO Time',
    needed: 5,
    mapping: `
      orderNO < PO Number
      createTime < PO Date
      storeName < Store Name
      carrierName < Carrier Name
      serviceCode < Ship Method
      name < Ship To Name
      addressLine1 < Ship To Address
      addressLine2 < Ship To Address 2
      city < Ship To City
      stateCode < Ship To State
      zipCode < Ship To Zip
      countryCode < Ship To Country
      phone < Ship To Phone`,
    unmapped: 'Warehouse Name | Item Number | Must Ship By | Backorder Date | Shipping Account Number',
    hasOrderLines: true,
  },
]);
