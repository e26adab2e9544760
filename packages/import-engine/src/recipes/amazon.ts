import { recipes } from './recipe.ts';

/** Files of Amazon: flat files and reports. */
export const amazonRecipes = [
  ...recipes('product', [
    {
      key: 'amazon-flat-file',
      label: { en: 'Amazon flat file', zh: '亚马逊批量商品模板' },
      marks: 'item_sku | item_name | external_product_id | feed_product_type | brand_name | standard_price',
      needed: 4,
      mapping: `
        skuCode < item_sku
        skuName < item_name
        skuNameCN < product_description
        brand < brand_name
        length < package_length | item_length
        width < package_width | item_width
        height < package_height | item_height
        weight1 < package_weight | item_weight
        unit < package_dimensions_unit_of_measure | package_length_unit_of_measure | package_weight_unit_of_measure
        originCountry < country_of_origin
        batteryFlag < batteries_required | are_batteries_included`,
      unmapped:
        'part_number | parent_sku | feed_product_type | manufacturer | external_product_id_type | quantity',
      inherits: {
        from: 'parent',
        column: 'parent_sku',
        ids: { item_sku: '' },
        fields: ['skuNameCN', 'brand', 'originCountry', 'batteryFlag'],
      },
    },
    {
      key: 'amazon-inventory',
      label: { en: 'Amazon FBA inventory', zh: '亚马逊 FBA 库存' },
      marks: 'sku | fnsku | asin | product-name | afn-fulfillable-quantity | afn-warehouse-quantity',
      needed: 5,
      mapping: `
        skuCode < sku
        skuName < product-name
        asin < asin
        fnSku < fnsku`,
      unmapped: 'your-price | condition | per-unit-volume',
    },
    {
      key: 'amazon-listings',
      label: { en: 'Amazon listings', zh: '亚马逊商品列表' },
      marks: 'item-name | listing-id | seller-sku | asin1 | open-date | product-id-type',
      needed: 5,
      mapping: `
        skuCode < seller-sku
        skuName < item-name
        skuNameCN < item-description
        asin < asin1`,
      unmapped: 'quantity | price | open-date | item-condition | status | listing-id',
    },
  ]),
  ...recipes('order-shipment', [
    {
      key: 'amazon-mcf-orders',
      label: { en: 'Amazon multi-channel orders', zh: '亚马逊多渠道配送订单' },
      marks:
        'MerchantFulfillmentOrderID | DisplayableOrderID | DisplayableOrderDate | MerchantSKU | DeliverySLA | AddressName | AddressFieldOne',
      needed: 5,
      mapping: `
        orderNO < MerchantFulfillmentOrderID
        createTime < DisplayableOrderDate
        serviceCode < DeliverySLA
        name < AddressName
        addressLine1 < AddressFieldOne
        addressLine2 < AddressFieldTwo
        city < AddressCity
        stateCode < AddressStateOrRegion
        zipCode < AddressPostalCode
        countryCode < AddressCountryCode
        phone < AddressPhoneNumber
        email < NotificationEmail`,
      unmapped: 'MerchantFulfillmentOrderItemID | DisplayableComment | PerUnitDeclaredValue',
      hasOrderLines: true,
    },
    {
      key: 'amazon-orders',
      label: { en: 'Amazon orders', zh: '亚马逊订单' },
      marks:
        'order-id | order-item-id | purchase-date | recipient-name | ship-address-1 | ship-city | ship-postal-code',
      needed: 6,
      mapping: `
        orderNO < order-id
        createTime < purchase-date
        storeName < sales-channel
        serviceCode < ship-service-level
        name < recipient-name
        addressLine1 < ship-address-1
        addressLine2 < ship-address-2
        city < ship-city
        stateCode < ship-state
        zipCode < ship-postal-code
        countryCode < ship-country
        phone < ship-phone-number | buyer-phone-number
        email < buyer-email`,
      unmapped: 'order-item-id | buyer-name | ship-address-3 | purchase-order-number | payments-date',
      hasOrderLines: true,
    },
    {
      key: 'amazon-fulfilled-shipments',
      label: { en: 'Amazon fulfilled shipments', zh: '亚马逊配送货件' },
      marks:
        'amazon-order-id | shipment-id | shipment-item-id | amazon-order-item-id | shipment-date | reporting-date | recipient-name | ship-address-1',
      needed: 6,
      mapping: `
        orderNO < amazon-order-id
        createTime < purchase-date
        storeName < sales-channel
        carrierName < carrier
        serviceCode < ship-service-level
        name < recipient-name
        addressLine1 < ship-address-1
        addressLine2 < ship-address-2
        city < ship-city
        stateCode < ship-state
        zipCode < ship-postal-code
        countryCode < ship-country
        phone < ship-phone-number | buyer-phone-number
        email < buyer-email`,
      unmapped:
        'merchant-order-id | shipment-id | shipment-item-id | buyer-name | ship-address-3 | payments-date | shipment-date | bill-address-1 | tracking-number',
      hasOrderLines: true,
    },
    {
      key: 'amazon-all-orders',
      label: { en: 'Amazon all orders', zh: '亚马逊所有订单' },
      marks:
        'amazon-order-id | merchant-order-id | last-updated-date | fulfillment-channel | order-channel | item-status | ship-city | ship-postal-code',
      needed: 6,
      mapping: `
        orderNO < amazon-order-id
        createTime < purchase-date
        storeName < sales-channel
        serviceCode < ship-service-level
        city < ship-city
        stateCode < ship-state
        zipCode < ship-postal-code
        countryCode < ship-country`,
      unmapped: 'merchant-order-id | last-updated-date | order-channel | purchase-order-number',
      hasOrderLines: true,
    },
  ]),
];
