import { recipes } from './recipe.ts';

/** Files of shipping programs: ShipStation, Pirate Ship, Shippo. */
export const shippingProgramRecipes = [
  ...recipes('product', [
    {
      key: 'shipstation-products',
      label: { en: 'ShipStation products', zh: 'ShipStation 商品' },
      marks:
        'SKU | Name | WarehouseLocation | WeightOz | CustomsDescription | CustomsValue | CustomsTariffNo | FillSKU',
      needed: 5,
      mapping: `
        skuCode < SKU
        skuName < Name
        weight2 < WeightOz
        length < Length
        width < Width
        height < Height
        upc < UPC
        custDescription < CustomsDescription
        declaredValue < CustomsValue
        scheduleB < CustomsTariffNo
        originCountry < CustomsCountry`,
      unmapped: 'FillSKU | ParentSKU | Category | WarehouseLocation',
      units: { in: 'Length | Width | Height' },
    },
  ]),
  ...recipes('order-shipment', [
    {
      key: 'shipstation-orders',
      label: { en: 'ShipStation orders', zh: 'ShipStation 订单' },
      marks:
        'Order - Number | Date - Order Date | Ship To - Name | Ship To - Address 1 | Ship To - Postal Code | Market - Store Name',
      needed: 4,
      mapping: `
        orderNO < Order - Number
        createTime < Date - Order Date
        storeName < Market - Store Name
        carrierName < Carrier - Name
        serviceCode < Carrier - Service Selected | Carrier - Service Requested
        name < Ship To - Name
        company < Ship To - Company
        addressLine1 < Ship To - Address 1
        addressLine2 < Ship To - Address 2
        city < Ship To - City
        stateCode < Ship To - State
        zipCode < Ship To - Postal Code
        countryCode < Ship To - Country
        phone < Ship To - Phone
        email < Customer Email | Customer - Email
        packageType < Package - Type
        packageLength < Dimensions - Length
        packageWidth < Dimensions - Width
        packageHeight < Dimensions - Height
        packageWeight2 < Weight - Ounces | Weight - Total (oz)
        signatureType < Service - Confirmation Type
        insuranceDeclared < Insurance - Insured Value`,
      unmapped: 'Bill To - Name | Ship To - Address 3 | Date - Paid Date | Order - Custom Field 1',
      units: { in: 'Dimensions - Length | Dimensions - Width | Dimensions - Height' },
      hasOrderLines: true,
      timeZone: 'America/Los_Angeles',
      dayOrder: 'month-first',
    },
    {
      key: 'pirate-ship-orders',
      label: { en: 'Pirate Ship orders', zh: 'Pirate Ship 订单' },
      marks: 'Name | Company | Address | Zipcode | Order ID | Order Items | Pounds | Ounces',
      needed: 6,
      mapping: `
        orderNO < Order ID
        name < Name
        company < Company
        addressLine1 < Address
        addressLine2 < Address Line 2
        city < City
        stateCode < State
        zipCode < Zipcode
        countryCode < Country
        packageLength < Length
        packageWidth < Width
        packageHeight < Height
        packageWeight1 < Pounds
        packageWeight2 < Ounces`,
      unmapped: 'Order Items',
      units: { in: 'Length | Width | Height' },
    },
    {
      key: 'shippo-orders',
      label: { en: 'Shippo orders', zh: 'Shippo 订单' },
      marks:
        'Order Number | Recipient Name | Street Line 1 | Street Number | Street Line 2 | Order Weight | Order Weight Unit',
      needed: 6,
      mapping: `
        orderNO < Order Number
        createTime < Order Date
        name < Recipient Name
        company < Company
        addressLine1 < Street Line 1
        addressLine2 < Street Line 2
        city < City
        stateCode < State/Province
        zipCode < Zip/Postal Code
        countryCode < Country
        phone < Phone
        email < Email
        packageWeight1 < Order Weight
        packageUnit < Order Weight Unit`,
      unmapped: 'Street Number | Item Weight | Item Weight Unit',
      hasOrderLines: true,
    },
    {
      key: 'australia-post-parcels',
      label: { en: 'Australia Post parcels', zh: '澳大利亚邮政包裹' },
      marks:
        'Send From Name | Send From Suburb | Deliver To Name | Deliver To MyPost Number | Deliver To Suburb | Item Packaging Type | Item Delivery Service',
      needed: 5,
      mapping: `
        serviceCode < Item Delivery Service
        packageType < Item Packaging Type
        packageLength < Item Length
        packageWidth < Item Width
        packageHeight < Item Height
        packageWeight1 < Item Weight
        signatureType < Signature On Delivery
        insuranceDeclared < Extra Cover Amount`,
      unmapped: 'Deliver To MyPost Number | Item Description',
      units: { cm: 'Item Length | Item Width | Item Height', kg: 'Item Weight' },
    },
    {
      key: 'gls-parcels',
      label: { en: 'GLS parcels', zh: 'GLS 包裹' },
      marks:
        'Kundenreferenz | Name1 | Name2 | Name3 | Hausnr | Länderkennzeichen | Ansprechpartner | Serviceart',
      needed: 6,
      // Many parcels name no person to ask for.
      mapping: `
        name < Name1
        serviceCode < Serviceart`,
      unmapped: 'Ansprechpartner',
    },
  ]),
];
