/** More header rows, written after the spellings were tuned, from programs that contributed none of them; see `productHeaderRows`. */
export const addedProductRows: Readonly<Record<string, string>> = {
  ShipHero:
    'SKU > skuCode | Product Name > skuName | Barcode > upc/ean | Price | Value | Weight (lb) > weight1 | Height (in) > height | Width (in) > width | Length (in) > length | Customs Value > declaredValue | Customs Description > custDescription | Tariff Code > scheduleB | Country of Manufacture > originCountry | Vendor Name | On Hand | Reorder Level | Needs Serial Number | Large Thumbnail',
  ShipBob:
    'Name > skuName | SKU > skuCode | Barcode > upc/ean | Description > skuNameCN | Unit Price | Fulfillable Quantity | On Hand Quantity | Weight (oz) > weight2 | Length (in) > length | Width (in) > width | Height (in) > height | Case Pick | HS Tariff Code > scheduleB | Country of Origin > originCountry | Customs Description > custDescription',
  Cin7: 'Style Code | Product Name > skuName | Code > skuCode | Barcode > upc/ean | Brand > brand | Weight > weight1 | Height > height | Width > width | Length > length | Cost > purchasingCost | Retail Price | HS Code > scheduleB | Country of Origin > originCountry | Stock On Hand | Public Notes',
  NetSuite:
    'Internal ID | Item Name/Number > skuCode | Display Name > skuName | UPC Code > upc | Manufacturer > brand | Country of Manufacture > originCountry | Item Weight > weight1 | Weight Unit > unit | Purchase Price > purchasingCost | Base Price | Schedule B Code > scheduleB | Sales Description > skuNameCN',
  QuickBooks:
    'Product/Service Name > skuName | SKU > skuCode | Type | Sales Description > skuNameCN | Sales Price/Rate | Income Account | Purchase Description | Purchase Cost > purchasingCost | Expense Account | Quantity On Hand | Reorder Point',
  Veeqo:
    'product_title > skuName | variant_title | sku_code > skuCode | upc_code > upc | cost_price > purchasingCost | sales_price | weight_grams > weight2 | total_quantity_sold | product_brand > brand | hs_tariff_number > scheduleB | country_of_origin > originCountry',
  'Shopee mass upload':
    'Category | Product Name > skuName | Product Description > skuNameCN | Parent SKU | Variation Name1 | SKU > skuCode | Price | Stock | GTIN > ean/upc | Weight > weight1 | Length > length | Width > width | Height > height | Days to Ship',
  Faire:
    'Product Name (English) > skuName | SKU > skuCode | Description (English) > skuNameCN | USD Unit Wholesale Price | USD Unit Retail Price | Case Size > qtyInOnePackage | GTIN > ean/upc | Made In Country > originCountry | Item Weight > weight1 | Item Weight Unit > unit | Item Length > length | Item Width > width | Item Height > height | Item Dimensions Unit > unit | Tariff Code > scheduleB',
  聚水潭:
    '商品编码 > skuCode | 款式编码 | 商品名称 > skuName | 商品简称 | 颜色及规格 | 基本售价 | 成本价 > purchasingCost | 重量 > weight1 | 长 > length | 宽 > width | 高 > height | 品牌 > brand | 国标码 > ean/upc | 供应商名称 | 备注 > note',
  旺店通:
    '商家编码 > skuCode | 货品名称 > skuName | 货品编号 | 规格名称 | 条形码 > ean/upc | 品牌 > brand | 分类 | 长(CM) > length | 宽(CM) > width | 高(CM) > height | 重量(KG) > weight1 | 零售价 | 备注 > note',
  通途: 'SKU > skuCode | 货品名称 > skuName | 英文名称 > skuName | 货品重量(g) > weight1/weight2 | 长(cm) > length | 宽(cm) > width | 高(cm) > height | 采购成本 > purchasingCost | 申报品名(中) | 申报品名(英) > custDescription | 申报价值(USD) > declaredValue | 海关编码 > scheduleB | 原产地 > originCountry | 是否带电 > batteryFlag',
  'Temu goods':
    'Goods ID | SKU ID | SKU code > skuCode | Goods name > skuName | Weight (lb) > weight1 | Length (in) > length | Width (in) > width | Height (in) > height | Country of origin > originCountry | Base price - USD | Quantity | External product ID type | External product ID > upc/ean',
  'factory list':
    'Art. No. > skuCode | English Name > skuName | Chinese Name > skuNameCN | Ctn Qty > qtyInOnePackage | Net Weight (kg) | Gross Weight (kg) > weight1 | Length (mm) > length | Width (mm) > width | Height (mm) > height | Unit Price (USD) | HS CODE > scheduleB | Origin > originCountry | Remark > note',
};

/** Like {@link addedProductRows} for orders. */
export const addedOrderRows: Readonly<Record<string, string>> = {
  ShipHero:
    'Order Number > orderNO | Shop Name > storeName | Order Date > createTime | Email > email | Shipping Name > name | Company > company | Address 1 > addressLine1 | Address 2 > addressLine2 | City > city | State > stateCode | Zip > zipCode | Country > countryCode | Phone > phone | Shipping Carrier > carrierName | Shipping Method > serviceCode | Total | SKU | Quantity',
  Veeqo:
    'order_number > orderNO | order_date > createTime | channel_name > storeName | shipping_first_name > name | shipping_last_name > name | shipping_company > company | shipping_address_line_1 > addressLine1 | shipping_address_line_2 > addressLine2 | shipping_city > city | shipping_state > stateCode | shipping_zip > zipCode | shipping_country > countryCode | shipping_phone > phone | customer_email > email | delivery_method > serviceCode | line_sku | line_quantity',
  'Temu orders':
    'Order ID > orderNO | Order status | SKU ID | Quantity purchased | Recipient name > name | Recipient first name | Recipient last name | Recipient phone number > phone | Ship address 1 > addressLine1 | Ship address 2 > addressLine2 | Ship city > city | Ship state > stateCode | Ship postal code > zipCode | Ship country > countryCode | Purchase date > createTime | Virtual email > email | Tracking number | Carrier > carrierName',
  Magento:
    'Order # > orderNO | Purchase Point > storeName | Purchase Date > createTime | Bill-to Name | Ship-to Name > name | Grand Total (Base) | Status | Billing Address | Shipping Address > addressLine1 | Shipping Information > serviceCode | Customer Email > email | Customer Group | Payment Method > payMethod | Total Refunded',
  ShippingEasy:
    'Order Number > orderNO | Store > storeName | Order Date > createTime | Recipient > name | Recipient Company > company | Recipient Address > addressLine1 | Recipient Address 2 > addressLine2 | Recipient City > city | Recipient State > stateCode | Recipient Postal Code > zipCode | Recipient Country > countryCode | Recipient Phone > phone | Recipient Email > email | Package Weight (oz) > packageWeight2/packageWeight1 | Package Length (in) > packageLength | Package Width (in) > packageWidth | Package Height (in) > packageHeight | Requested Shipping Service > serviceCode | Insured Amount > insuranceDeclared',
  'UPS batch':
    'Contact Name > name | Company or Name > company | Country > countryCode | Address 1 > addressLine1 | Address 2 > addressLine2 | Address 3 > addressLine2 | City > city | State/Prov/Other > stateCode | Postal Code > zipCode | Telephone > phone | Consignee Email > email | Packaging Type > packageType | Weight > packageWeight1 | Length > packageLength | Width > packageWidth | Height > packageHeight | Unit of Measure > packageUnit | Service > serviceCode | Reference 1 > reference | Reference 2 > reference2',
  通途: '订单号 > orderNO | 店铺 > storeName | 买家姓名 | 收件人 > name | 收件人电话 > phone | 收件人国家 > countryCode | 收件人省份 > stateCode | 收件人城市 > city | 收件人邮编 > zipCode | 收件地址1 > addressLine1 | 收件地址2 > addressLine2 | 邮箱 > email | 物流渠道 > serviceCode | 跟踪号 | 下单时间 > createTime | SKU | 数量',
  聚水潭:
    '线上订单号 > orderNO | 内部订单号 | 店铺名称 > storeName | 下单时间 > createTime | 收货人 > name | 手机 > phone | 省 > stateCode | 市 > city | 区 | 地址 > addressLine1 | 邮编 > zipCode | 快递公司 > carrierName | 快递单号 | 商品编码 | 数量 | 卖家备注',
  领星: '平台单号 > orderNO | 系统单号 | 店铺 > storeName | 订购时间 > createTime | 收件人 > name | 电话 > phone | 国家/地区 > countryCode | 省/州 > stateCode | 城市 > city | 地址1 > addressLine1 | 地址2 > addressLine2 | 邮编 > zipCode | 买家邮箱 > email | 物流方式 > serviceCode | 运单号 | MSKU | 数量',
  'freight list':
    'From Name > senderName | From Company > senderCompany | From Street > senderAddressLine1 | From City > senderCity | From State > senderStateCode | From Zip > senderZipCode | From Country > senderCountryCode | From Phone > senderPhone | To Name > name | To Company > company | To Street > addressLine1 | To City > city | To State > stateCode | To Zip > zipCode | To Country > countryCode | To Phone > phone | Ref No. > reference | Ship Method > serviceCode | Carrier > carrierName | Lbs > packageWeight1 | L > packageLength | W > packageWidth | H > packageHeight | COD Amt > codAmount | Insured Val. > insuranceDeclared',
};
