import { recipes } from './recipe.ts';

/** Files of programs that run a company: NetSuite, Business Central, Zoho, SAP Business One. */
export const businessProgramRecipes = [
  ...recipes('product', [
    {
      key: 'netsuite-items',
      label: { en: 'NetSuite items', zh: 'NetSuite 货品' },
      marks: 'Internal ID | Name | Display Name',
      // An item's name is its code; what people call it is its display name.
      mapping: `
        skuCode < Name
        skuName < Display Name | Store Display Name
        length < Custom: Length
        width < Custom: Width
        height < Custom: Height`,
    },
    {
      key: 'dynamics-products',
      label: { en: 'Dynamics 365 products', zh: 'Dynamics 365 产品' },
      marks:
        'ITEMNUMBER | PRODUCTNAME | SEARCHNAME | ITEMMODELGROUPID | PRODUCTGROUPID | PURCHASEPRICE | NETPRODUCTWEIGHT',
      needed: 5,
      mapping: `
        skuCode < ITEMNUMBER
        skuName < PRODUCTNAME`,
      unmapped: 'SEARCHNAME | SALESPRICE | TAREPRODUCTWEIGHT',
    },
    {
      key: 'business-central-items',
      label: { en: 'Business Central items', zh: 'Business Central 物料' },
      marks:
        'No. | Description | Base Unit of Measure | Inventory Posting Group | Vendor Item No. | Tariff No. | Item Category Code',
      needed: 5,
      mapping: `
        skuCode < No.
        skuName < Description
        purchasingCost < Unit Cost | Last Direct Cost
        scheduleB < Tariff No.
        originCountry < Country/Region of Origin Code`,
      unmapped: 'Vendor No. | Vendor Item No. | Unit Price | Unit Volume',
    },
    {
      key: 'quickbooks-products',
      label: { en: 'QuickBooks products', zh: 'QuickBooks 产品' },
      marks: 'Product/Service | SKU | Type | Sales Description | Cost | Qty On Hand',
      needed: 5,
      mapping: `
        skuCode < SKU
        skuName < Product/Service
        purchasingCost < Cost`,
    },
    {
      key: 'sap-materials',
      label: { en: 'SAP materials', zh: 'SAP 物料' },
      marks:
        'Material | Material Description | EAN/UPC | Gross Weight | Weight Unit | Unit of Dimension | Base Unit of Measure',
      needed: 5,
      mapping: `
        skuCode < Material
        skuName < Material Description`,
    },
  ]),
  ...recipes('order-shipment', [
    {
      key: 'business-central-shipments',
      label: { en: 'Business Central shipments', zh: 'Business Central 发货单' },
      marks:
        'No. | Sell-to Customer No. | Ship-to Code | Ship-to Name | Ship-to Address | Shipping Agent Code | Location Code',
      needed: 5,
      mapping: `
        orderNO < No.
        reference < External Document No.
        carrierName < Shipping Agent Code
        serviceCode < Shipping Agent Service Code
        name < Ship-to Name`,
      unmapped:
        'Sell-to Customer No. | Sell-to Customer Name | Bill-to Name | Bill-to Address | Package Tracking No.',
    },
    {
      key: 'zoho-inventory-orders',
      label: { en: 'Zoho Inventory orders', zh: 'Zoho Inventory 订单' },
      marks:
        'SalesOrder ID | SalesOrder Number | Reference# | Shipping Address | Shipping Code | Billing Code',
      needed: 5,
      mapping: `
        orderNO < SalesOrder Number
        zipCode < Shipping Code`,
      unmapped: 'SalesOrder ID | Billing Code',
    },
    {
      key: 'sap-business-one-deliveries',
      label: { en: 'SAP Business One deliveries', zh: 'SAP Business One 交货单' },
      marks: 'DocNum | DocDate | CardCode | CardName | NumAtCard | ShipToCode | ShipToStreet | TrnspCode',
      needed: 5,
      // Address2 is the whole address of the recipient once more.
      mapping: `
        orderNO < DocNum
        createTime < DocDate
        addressLine1 < ShipToStreet`,
      unmapped: 'Address | Address2 | CardCode | ShipToCode',
    },
  ]),
];
