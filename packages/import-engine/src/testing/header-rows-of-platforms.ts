/**
 * Header rows of products as documented by platforms and programs, written before anything was tuned on them; see
 * `productHeaderRows`. The first results are in decision 0080.
 */
export const platformProductRows: Readonly<Record<string, string>> = {
  'Shopify (2025)':
    'URL handle | Title > skuName | Description > skuNameCN | Vendor > brand | Product category | Type | Tags | Published on online store | Status | SKU > skuCode | Barcode > upc/ean | Option1 name | Option1 value | Price | Compare-at price | Cost per item > purchasingCost | Charge tax | Inventory tracker | Inventory quantity | Weight value (grams) > weight2 | Weight unit for display > unit | Requires shipping | Fulfillment service | Product image URL | SEO title | SEO description',
  'Walmart item setup':
    'SKU > skuCode | Product Identifier Type | Product ID > upc/ean | Product Name > skuName | Brand Name > brand | Selling Price | Shipping Weight (lbs) > weight1 | Site Description > skuNameCN | Main Image URL | Country of Origin - Substantial Transformation > originCountry | Manufacturer Part Number | Assembled Product Length > length | Assembled Product Width > width | Assembled Product Height > height | Batteries Required? > batteryFlag | Multipack Quantity',
  'Amazon listing template':
    'SKU > skuCode | Listing Action | Product Type | Item Name > skuName | Brand Name > brand | Product Id Type | Product Id > upc/ean/asin | Item Type Keyword | Manufacturer | Product Description > skuNameCN | Country of Origin > originCountry | Are batteries required? > batteryFlag | Item Package Length > length | Package Length Unit > unit | Item Package Width > width | Package Width Unit > unit | Item Package Height > height | Package Height Unit > unit | Package Weight > weight1 | Package Weight Unit > unit',
  'TikTok Shop global':
    'Category | Brand > brand | Product Name > skuName | Product Description > skuNameCN | Main Product Image | GTIN Type | GTIN Code > ean/upc | Primary Variation Name | Primary Variation Value | Parcel Weight(g) > weight2/weight1 | Parcel Length(cm) > length | Parcel Width(cm) > width | Parcel Height(cm) > height | Retail Price (Local Currency) | Quantity in Shop | Seller SKU > skuCode | Size Chart',
  'Temu full listing':
    'Product Name > skuName | Contribution Goods | Contribution SKU > skuCode | Update or Add | Weight - lb > weight1 | Length - in > length | Width - in > width | Height - in > height | SKU Contribution Price | External Product ID Type | External Product ID > upc/ean | Country/Region of Origin > originCountry | Province of Origin | Contains Battery > batteryFlag',
  ShipMonk:
    'SKU > skuCode | Product name > skuName | UPC/Barcode > upc/ean | Customs description > custDescription | Customs value (USD) > declaredValue | Tariff code > scheduleB | Country of origin > originCountry | Weight (oz) > weight2 | Length (in) > length | Width (in) > width | Height (in) > height | Contains lithium batteries > batteryFlag | Units per case > qtyInOnePackage',
  'Extensiv (3PL Central)':
    'SKU > skuCode | Description > skuName | UPC > upc | Primary Unit of Measure > quantityUnit | Package Unit | Cost > purchasingCost | Length > length | Width > width | Height > height | Weight (Imperial) > weight1 | Country of Manufacture > originCountry | Harmonization Code > scheduleB | NMFC Number | Notes > note',
  Ecwid:
    'type | product_sku > skuCode | product_name > skuName | product_description > skuNameCN | product_price | product_quantity | product_brand > brand | product_upc > upc | product_weight > weight1 | product_length > length | product_width > width | product_height > height | product_is_available | product_cost_price > purchasingCost | product_country_of_origin_code > originCountry | product_hs_code > scheduleB',
  'Lightspeed Retail':
    'System ID | UPC > upc | EAN > ean | Custom SKU > skuCode | Manufacturer SKU | Item > skuName | Default Cost > purchasingCost | MSRP | Brand > brand | Category | Quantity on Hand | Notes > note',
  OpenCart:
    'product_id | name(en-gb) > skuName | categories | sku > skuCode | upc > upc | ean > ean | jan | isbn | mpn | location | quantity | model | manufacturer > brand | shipping | price | weight > weight1 | weight_unit > unit | length > length | width > width | height > height | length_unit > unit | description(en-gb) > skuNameCN | status',
  inFlow:
    'ProductName > skuName | SKU > skuCode | Category | Barcode > upc/ean | Description > skuNameCN | Cost > purchasingCost | NormalPrice | ProductLength > length | ProductWidth > width | ProductHeight > height | ProductWeight > weight1 | CountryOfOrigin > originCountry | HSTariffNumber > scheduleB | StandardUoM > quantityUnit | LastVendor | Remarks > note',
  'EasyShip products':
    'SKU > skuCode | Product Name > skuName | HS Code > scheduleB | Origin Country > originCountry | Cost Price > purchasingCost | Selling Price | Weight (kg) > weight1 | Length (cm) > length | Width (cm) > width | Height (cm) > height | Contains Battery (Y/N) > batteryFlag | Declared Customs Value > declaredValue | Comments > note',
  小老板:
    '图片URL | SKU > skuCode | SKU别名 | 商品名称 > skuName | 分类 | 品牌 > brand | 中文配货名称 > skuNameCN | 英文配货名称 > skuName | 中文报关名 | 英文报关名 > custDescription | 海关编码(HS code) > scheduleB | 商品平均成本（CNY） > purchasingCost | 商品最新成本(CNY) | 商品尺寸(长cm) > length | 商品尺寸(宽cm) > width | 商品尺寸(高cm) > height | 包装成本(CNY) | 包装重量(g) > weight2/weight1 | 业务开发员 | 采购员 | 首选供应商',
  '易仓 WMS':
    'SKU* > skuCode | 产品标题* > skuName | 产品英文名称* > skuName | 产品重量(KG)* > weight1 | 产品长(CM)* > length | 产品宽(CM)* > width | 产品高(CM)* > height | 申报品名* > custDescription | 申报价值(USD)* > declaredValue | 海关编码 > scheduleB | 是否含电池 > batteryFlag | 原产国 > originCountry | 产品图片链接 | 单箱数量 > qtyInOnePackage',
  谷仓海外仓:
    '商品编码 > skuCode | 商品中文名称 > skuNameCN | 商品英文名称 > skuName | 预报重量(KG) > weight1 | 预报长度(CM) > length | 预报宽度(CM) > width | 预报高度(CM) > height | 申报价值(USD) > declaredValue | 申报英文品名 > custDescription | 海关编码 > scheduleB | 带电属性 > batteryFlag | 包装类型 > packageType | 产地 > originCountry',
  万里牛:
    '商品编码 > skuCode | 规格编码 | 商品名称 > skuName | 规格名称 | 条码 > ean/upc | 品牌 > brand | 参考进价 > purchasingCost | 标准售价 | 重量(克) > weight2/weight1 | 长(厘米) > length | 宽(厘米) > width | 高(厘米) > height | 单位 > unit | 备注 > note',
  'packing list':
    'Model No. | SKU# > skuCode | Product Name (English) > skuName | 中文品名 > skuNameCN | QTY/CTN > qtyInOnePackage | Carton Length (CM) > length | Carton Width (CM) > width | Carton Height (CM) > height | G.W./CTN (KGS) > weight1 | N.W./CTN (KGS) | Unit Value (USD) > declaredValue | HTS Code (US) > scheduleB | Country of Origin (COO) > originCountry | Battery? > batteryFlag | Material',
};

/** Like {@link platformProductRows} for orders. */
export const platformOrderRows: Readonly<Record<string, string>> = {
  'ShipStation import':
    'Order ID (required) > orderNO | Order Date > createTime | Order Value | Requested Service > serviceCode | Ship To - Name > name | Ship To - Company > company | Ship To - Address 1 > addressLine1 | Ship To - Address 2 > addressLine2 | Ship To - Address 3 > addressLine2 | Ship To - State/Province > stateCode | Ship To - City > city | Ship To - Postal Code > zipCode | Ship To - Country > countryCode | Ship To - Phone > phone | Ship To - Email > email | Total Weight in Oz > packageWeight2/packageWeight1 | Dimensions - Length > packageLength | Dimensions - Width > packageWidth | Dimensions - Height > packageHeight | Notes - From Customer | Notes - Internal | Gift Wrap? | Gift Message',
  'eBay orders report':
    'Order Number > orderNO | Sale Date > createTime | Transaction ID | Item Number | Item Title | Custom Label | Variation Details | Quantity | Sold For | Shipping And Handling | Total Price | Buyer Username | Buyer Name | Buyer Email > email | Ship To Name > name | Ship To Phone > phone | Ship To Address 1 > addressLine1 | Ship To Address 2 > addressLine2 | Ship To City > city | Ship To State > stateCode | Ship To Zip > zipCode | Ship To Country > countryCode',
  'TikTok Shop global':
    'Order ID > orderNO | Order Status | Order Substatus | Normal or Pre-order | SKU ID | Seller SKU | Product Name | Variation | Quantity | SKU Unit Original Price | Order Amount | Created Time > createTime | Paid Time | RTS Time | Shipped Time | Warehouse Name | Tracking ID | Delivery Option > serviceCode | Shipping Provider Name > carrierName | Buyer Message | Buyer Username | Recipient > name | Phone # > phone | Country > countryCode | Province > stateCode | District | Commune | Detail Address > addressLine1 | Additional address information > addressLine2 | Payment Method > payMethod | Weight(kg) > packageWeight1 | Package ID | Seller Note',
  Tradevine:
    'Order Reference > orderNO | Order Grand Total | Customer First Name > name | Customer Last Name > name | Customer Email > email | Billing Address Line 1 | Billing Address Town | Billing Address Post Code | Shipping Address Line 1 > addressLine1 | Shipping Address Line 2 > addressLine2 | Shipping Address Town > city | Shipping Address Post Code > zipCode | Shipping Address Region > stateCode | Shipping Address Country > countryCode | Shipping Method > serviceCode | Requested Shipping Date | Payment Method > payMethod | Product Code | Quantity | Line Note',
  'partner sample':
    'Order # > orderNO | Order Date > createTime | Order Status | Subtotal Inc. Tax | Shipping $ | Item Description | Item SKU | Item Qty | Item Weight (oz) | Shipping First Name > name | Shipping Last Name > name | Shipping Company Name > company | Shipping Address Line 1 > addressLine1 | Shipping Address Line 2 > addressLine2 | Shipping City > city | Shipping State > stateCode | Shipping Zip Code > zipCode | Shipping Country > countryCode | Email > email | Phone > phone | Customer Notes',
  ShipHero:
    'order_number > orderNO | shop_name > storeName | order_date > createTime | shipping_carrier > carrierName | shipping_method > serviceCode | email > email | shipping_first_name > name | shipping_last_name > name | shipping_company > company | shipping_address1 > addressLine1 | shipping_address2 > addressLine2 | shipping_city > city | shipping_state > stateCode | shipping_zip > zipCode | shipping_country > countryCode | shipping_phone > phone | sku | quantity | price | packing_note | required_ship_date',
  'Walmart Seller Center':
    'PO# | Order# > orderNO | Order Date > createTime | Ship By | Delivery Date | Customer Name > name | Customer Shipping Address | Customer Phone Number > phone | Ship to Address 1 > addressLine1 | Ship to Address 2 > addressLine2 | City > city | State > stateCode | Zip > zipCode | Segment | FLIDS | Line# | UPC | Status | Item Description | Shipping Method > serviceCode | Requested Carrier Method | Carrier > carrierName | Tracking Number | Qty | SKU',
  'Amazon (EU)':
    'order-id > orderNO | order-item-id | purchase-date > createTime | payments-date | reporting-date | promise-date | days-past-promise | buyer-email > email | buyer-name | buyer-phone-number > phone | sku | product-name | quantity-purchased | quantity-to-ship | ship-service-level > serviceCode | recipient-name > name | ship-address-1 > addressLine1 | ship-address-2 > addressLine2 | ship-address-3 > addressLine2 | ship-city > city | ship-state > stateCode | ship-postal-code > zipCode | ship-country > countryCode | is-business-order | purchase-order-number',
  'Stamps.com':
    'Ship Date | Recipient Full Name > name | Recipient Company > company | Address 1 > addressLine1 | Address 2 > addressLine2 | City > city | State > stateCode | Zip > zipCode | Country > countryCode | Recipient Phone > phone | Email > email | Order ID > orderNO | Reference > reference | Weight Lbs > packageWeight1 | Weight Oz > packageWeight2 | Service > serviceCode | Package Type > packageType | Length > packageLength | Width > packageWidth | Height > packageHeight | Insured Value > insuranceDeclared',
  'FedEx Ship Manager':
    'Sender Contact Name > senderName | Sender Company > senderCompany | Sender Address Line 1 > senderAddressLine1 | Sender City > senderCity | Sender State > senderStateCode | Sender Postcode > senderZipCode | Sender Country > senderCountryCode | Sender Contact Number > senderPhone | Recipient Contact Name > name | Recipient Company > company | Recipient Address Line 1 > addressLine1 | Recipient Address Line 2 > addressLine2 | Recipient City > city | Recipient State > stateCode | Recipient Postcode > zipCode | Recipient Country > countryCode | Recipient Contact Number > phone | Recipient Email > email | Service Type > serviceCode | Package Type > packageType | Number of Packages | Package Weight > packageWeight1 | Weight Units > packageUnit | Signature Option > signatureType | Declared Value | Customer Reference > reference',
  Sendcloud:
    'Order number > orderNO | Name > name | Company name > company | Address > addressLine1 | House number > addressLine1 | Address 2 > addressLine2 | City > city | Postal code > zipCode | State > stateCode | Country code > countryCode | Telephone > phone | Email > email | Weight (kg) > packageWeight1 | Shipping method > serviceCode | Insured value > insuranceDeclared | Customs shipment type | HS code | Origin country',
  'OpenCart orders':
    'order_id > orderNO | store_name > storeName | customer_id | firstname | lastname | email > email | telephone > phone | payment_firstname | payment_address_1 | payment_city | payment_method > payMethod | shipping_firstname > name | shipping_lastname > name | shipping_company > company | shipping_address_1 > addressLine1 | shipping_address_2 > addressLine2 | shipping_city > city | shipping_postcode > zipCode | shipping_country > countryCode | shipping_zone > stateCode | shipping_method > serviceCode | comment | total | date_added > createTime',
  云途: '客户订单号 > orderNO | 运输方式代码 > serviceCode | 平台交易号 | 国家简码 > countryCode | 收件人姓名 > name | 收件人公司 > company | 收件人地址 > addressLine1 | 收件人地址2 > addressLine2 | 收件人城市 > city | 收件人省/州 > stateCode | 收件人邮编 > zipCode | 收件人电话 > phone | 收件人邮箱 > email | 包裹件数 | 预估重量(KG) > packageWeight1 | 包裹长(CM) > packageLength | 包裹宽(CM) > packageWidth | 包裹高(CM) > packageHeight | 申报英文名称1 | 申报中文名称1 | 申报数量1 | 申报单价1(USD) | SKU1 | 是否带电 > lithium',
  '易仓 WMS':
    '参考编号 > reference | 订单号 > orderNO | 发货仓库 | 派送方式 > serviceCode | 平台 | 店铺名称 > storeName | 收件人国家/地区 > countryCode | 收件人省份/州 > stateCode | 收件人城市 > city | 地址一 > addressLine1 | 地址二 > addressLine2 | 收件人公司 > company | 收件人姓名 > name | 收件人电话 > phone | 收件人Email > email | 邮编 > zipCode | 签名服务 > signatureType | 保险服务 | 投保金额 > insuranceDeclared | SKU1 | 数量1',
  '快递 batch':
    '发件人姓名 > senderName | 发件人电话 > senderPhone | 发件人地址 > senderAddressLine1 | 收件人姓名 > name | 收件人电话 > phone | 收件人地址 > addressLine1 | 物品名称 | 重量(kg) > packageWeight1 | 快递公司 > carrierName | 订单编号 > orderNO | 备注',
  拼多多:
    '商品 | 订单号 > orderNO | 订单状态 | 商品总价(元) | 用户实付金额(元) | 商品数量(件) | 收货人 > name | 手机 > phone | 国家 > countryCode | 省 > stateCode | 市 > city | 区 | 街道 | 详细地址 > addressLine1 | 支付时间 | 承诺发货时间 | 商品id | 商家编码-规格维度 | 快递单号 | 快递公司 > carrierName | 订单成交时间 > createTime | 商家备注',
};

/** Written after the spellings above were tuned, from programs that contributed no row above. */
export const laterProductRows: Readonly<Record<string, string>> = {
  Katana:
    'Product name > skuName | Variant code / SKU > skuCode | Variant name | Category | Sales price | Purchase price > purchasingCost | Internal barcode > extraBarcode1/ean/upc | Registered barcode > ean/upc | Supplier item code | Units of measure > quantityUnit | Additional info > note',
  Fishbowl:
    'PartNumber > skuCode | PartDescription > skuName | UOM > quantityUnit | UPC > upc | Cost > purchasingCost | Weight > weight1 | WeightUOM > unit | Width > width | Height > height | Len > length | SizeUOM > unit | ProductSKU > skuCode | Price',
  'Squarespace products':
    'Product ID [Non Editable] | Variant ID [Non Editable] | Product Type [Non Editable] | Product Page | Product URL | Title > skuName | Description > skuNameCN | SKU > skuCode | Option Name 1 | Option Value 1 | Price | Sale Price | On Sale | Stock | Categories | Tags | Weight > weight1 | Length > length | Width > width | Height > height | Visible | Hosted Image URLs',
  'Lazada seller':
    'Product Name(English) > skuName | Brand > brand | SellerSKU > skuCode | Quantity | Price | Package Weight (kg) > weight1 | Package Length (cm) > length | Package Width (cm) > width | Package Height (cm) > height | Main Description > skuNameCN | Barcode (EAN) > ean',
  'Mirakl offers':
    'sku > skuCode | product-id > ean/upc | product-id-type | description > skuName/skuNameCN | internal-description | price | quantity | state | leadtime-to-ship | logistic-class',
  斑马ERP:
    'SKU编码 > skuCode | 产品名称(中文) > skuNameCN | 产品名称(英文) > skuName | 产品重量(g) > weight2/weight1 | 包装长(cm) > length | 包装宽(cm) > width | 包装高(cm) > height | 采购价格(元) > purchasingCost | 报关中文名 | 报关英文名 > custDescription | 报关价格(USD) > declaredValue | 海关编码 > scheduleB | 是否带电 > batteryFlag | 品牌 > brand',
  吉客云:
    '货品编号 > skuCode | 货品名称 > skuName | 规格 | 条码 > ean/upc | 品牌 > brand | 成本价 > purchasingCost | 重量(kg) > weight1 | 长(cm) > length | 宽(cm) > width | 高(cm) > height | 箱规 > qtyInOnePackage | 备注 > note',
  'factory quotation':
    'ITEM NO. > skuCode | PICTURE | DESCRIPTION OF GOODS > skuName | MATERIAL | FOB (USD) | PCS/CTN > qtyInOnePackage | CTN L(CM) > length | CTN W(CM) > width | CTN H(CM) > height | G.W.(KG) > weight1 | N.W.(KG) | H.S. CODE > scheduleB | ORIGIN > originCountry | REMARKS > note',
};

/** Like {@link laterProductRows} for orders. */
export const laterOrderRows: Readonly<Record<string, string>> = {
  'Lazada orders':
    'orderNumber > orderNO | orderItemId | sellerSku | createTime > createTime | customerName | customerEmail > email | shippingName > name | shippingAddress > addressLine1 | shippingAddress2 > addressLine2 | shippingPhone > phone | shippingCity > city | shippingPostCode > zipCode | shippingCountry > countryCode | shippingRegion > stateCode | billingName | billingAddr | payMethod > payMethod | paidPrice | unitPrice | shippingProvider > carrierName | trackingCode | status',
  'Shopee orders':
    'Order ID > orderNO | Order Status | Tracking Number* | Shipping Option > serviceCode | Order Creation Date > createTime | Product Name | SKU Reference No. | Quantity | Username (Buyer) | Receiver Name > name | Phone Number > phone | Delivery Address > addressLine1 | City > city | Province > stateCode | Country > countryCode | Zip Code > zipCode | Remark from buyer | Note',
  Easyship:
    'Order Number > orderNO | Platform | Full Name* > name | Company Name > company | Address Line 1* > addressLine1 | Address Line 2 > addressLine2 | City* > city | State > stateCode | Zip/Postal Code* > zipCode | Country Code* > countryCode | Phone Number* > phone | Email* > email | Item Description | Item Length (cm) | Item Width (cm) | Item Height (cm) | Item Weight (kg) | Item Customs Value',
  'UPS WorldShip':
    'CompanyName > company | Attention > name | Address1 > addressLine1 | Address2 > addressLine2 | CityOrTown > city | StateProvinceCounty > stateCode | PostalCode > zipCode | CountryTerritory > countryCode | Telephone > phone | EmailAddress > email | ServiceType > serviceCode | PackageType > packageType | Weight > packageWeight1 | Length > packageLength | Width > packageWidth | Height > packageHeight | Reference1 > reference | Reference2 > reference2 | BillTransportationTo',
  '4PX':
    '客户单号 > orderNO | 服务商单号 | 物流产品代码 > serviceCode | 收件人 > name | 收件人公司 > company | 收件人国家二字码 > countryCode | 收件人州/省 > stateCode | 收件人城市 > city | 收件人邮编 > zipCode | 收件人街道 > addressLine1 | 收件人门牌号 | 收件人电话 > phone | 收件人邮箱 > email | 包裹重量(g) > packageWeight2/packageWeight1 | 是否含电 > lithium | 申报英文品名1 | 申报中文品名1 | 申报单价1',
  '1688':
    '订单编号 > orderNO | 买家公司名 | 买家会员名 | 卖家公司名 | 货品总价(元) | 运费(元) | 订单状态 | 订单创建时间 > createTime | 收货人姓名 > name | 收货地址 > addressLine1 | 邮编 > zipCode | 联系电话 > phone | 联系手机 > phone | 货品标题 | 单价(元) | 数量 | 物流公司 > carrierName | 运单号',
};
