/**
 * Header rows as shops and programs export products, written by us: ` | ` separates columns, ` > ` precedes the field that a
 * seller would map the column to. Columns without a field must stay unmapped.
 */
export const productHeaderRows: Readonly<Record<string, string>> = {
  Shopify:
    'Handle | Title > skuName | Body (HTML) > skuNameCN | Vendor > brand | Product Category | Type | Tags | Published | Option1 Name | Option1 Value | Variant SKU > skuCode | Variant Grams > weight2 | Variant Inventory Tracker | Variant Inventory Qty | Variant Inventory Policy | Variant Fulfillment Service | Variant Price | Variant Compare At Price | Variant Requires Shipping | Variant Taxable | Variant Barcode > upc/ean | Image Src | Image Position | Gift Card | SEO Title | SEO Description | Variant Image | Variant Weight Unit > unit | Variant Tax Code | Cost per item > purchasingCost | Status',
  'Shopify inventory':
    'Handle | Title > skuName | Option1 Name | Option1 Value | SKU > skuCode | HS Code > scheduleB | COO > originCountry | Location | Bin name | Incoming | Unavailable | Committed | Available | On hand',
  WooCommerce:
    'ID | Type | SKU > skuCode | GTIN, UPC, EAN, or ISBN > upc/ean | Name > skuName | Published | Is featured? | Visibility in catalog | Short description > skuNameCN | Description > skuNameCN | Tax status | In stock? | Stock | Weight (kg) > weight1 | Length (cm) > length | Width (cm) > width | Height (cm) > height | Sale price | Regular price | Categories | Tags | Shipping class | Images | Parent | Position | Brands > brand',
  'Amazon flat file':
    'item_sku > skuCode | external_product_id > upc/ean | external_product_id_type | item_name > skuName | brand_name > brand | manufacturer > brand | feed_product_type | part_number | product_description > skuNameCN | standard_price | quantity | main_image_url | parent_sku | relationship_type | item_weight > weight1 | item_weight_unit_of_measure > unit | package_length > length | package_width > width | package_height > height | package_dimensions_unit_of_measure > unit | package_weight > weight1 | package_weight_unit_of_measure | country_of_origin > originCountry | batteries_required > batteryFlag',
  'Amazon inventory':
    'sku > skuCode | fnsku > fnSku | asin > asin | product-name > skuName | condition | your-price | mfn-listing-exists | mfn-fulfillable-quantity | afn-listing-exists | afn-warehouse-quantity | afn-total-quantity | per-unit-volume',
  'Amazon listings':
    'item-name > skuName | item-description > skuNameCN | listing-id | seller-sku > skuCode | price | quantity | open-date | image-url | item-is-marketplace | product-id-type | item-condition | asin1 > asin | asin2 | asin3 | will-ship-internationally | product-id | fulfillment-channel | merchant-shipping-group | status',
  ShipStation:
    'SKU > skuCode | Name > skuName | WarehouseLocation | WeightOz > weight2 | Category | Tag1 | CustomsDescription > custDescription | CustomsValue > declaredValue | CustomsTariffNo > scheduleB | CustomsCountry > originCountry | ThumbnailUrl | UPC > upc | FillSKU | Length > length | Width > width | Height > height | UseProductName | Active | ParentSKU | IsReturnable',
  eBay: 'Item number | Title > skuName | Variation details | Custom label (SKU) > skuCode | Available quantity | Format | Currency | Start price | Current price | Sold quantity | Watchers | Start date | End date | eBay category 1 name | Condition | eBay Product ID(ePID) | Listing site | P:UPC > upc | P:EAN > ean | P:ISBN',
  'eBay file exchange':
    'Action | CustomLabel > skuCode | Category | Title > skuName | Description > skuNameCN | PicURL | Quantity | StartPrice | Product:UPC > upc | Product:EAN > ean | C:Brand > brand | C:Country/Region of Manufacture > originCountry | WeightMajor > weight1 | WeightMinor > weight2 | WeightUnit > unit | PackageLength > length | PackageWidth > width | PackageDepth > height | PackageType > packageType',
  Etsy: 'TITLE > skuName | DESCRIPTION > skuNameCN | PRICE | CURRENCY_CODE | QUANTITY | TAGS | MATERIALS | IMAGE1 | VARIATION 1 TYPE | VARIATION 1 NAME | SKU > skuCode',
  BigCommerce:
    'Item Type | Product ID | Product Name > skuName | Product Type | Product Code/SKU > skuCode | Bin Picking Number | Brand Name > brand | Option Set | Product Description > skuNameCN | Price | Cost Price > purchasingCost | Retail Price | Sale Price | Fixed Shipping Cost | Free Shipping | Product Weight > weight1 | Product Width > width | Product Height > height | Product Depth > length | Allow Purchases? | Current Stock Level | Category | Product UPC/EAN > upc/ean | Global Trade Item Number > ean/upc | Sort Order',
  TikTok:
    'Category | Brand > brand | Product name > skuName | Product description > skuNameCN | Package weight(lb) > weight1 | Package length(inch) > length | Package width(inch) > width | Package height(inch) > height | Delivery options | Identifier code type | Identifier code > upc/ean | Variation 1 Name | Variation 1 Value | Retail Price (Local Currency) | Quantity in U.S. Pickup Warehouse | Seller SKU > skuCode | Main Product Image | Size Chart',
  Walmart:
    'SKU > skuCode | Item ID | Product Name > skuName | Lifecycle Status | Publish Status | Product Category | Price | Currency | GTIN > ean/upc | UPC > upc | Brand > brand | Shipping Weight > weight1 | Shipping Weight Unit > unit | Fulfillment Type | Item Page URL',
  领星: '*SKU > skuCode | *品名 > skuName | 识别码 | 型号 | 单位 > unit | 状态 | 分类 | 品牌 > brand | 采购员 | 采购成本 > purchasingCost | 采购交期 | 单品规格长 | 单品规格宽 | 单品规格高 | 单品净重 | 单品毛重 > weight1 | 包装规格长 > length | 包装规格宽 > width | 包装规格高 > height | 外箱规格长 | 外箱规格宽 | 外箱规格高 | 单箱数量 > qtyInOnePackage | 单箱重量 | 英文报关名 > custDescription | 中文报关名 | 报关单价 > declaredValue | HS编码 > scheduleB | 商品描述 > skuNameCN',
  马帮: '*库存sku编号 > skuCode | *库存sku中文名称 > skuName/skuNameCN | 库存sku英文名称 > skuName | 原厂sku | 商品目录 | 商品状态 | 最新采购价 > purchasingCost | 商品重量(g) > weight1/weight2 | 长(cm) > length | 宽(cm) > width | 高(cm) > height | 中文申报名称 | 英文申报名称 > custDescription | 申报价值(USD) > declaredValue | 商品海关编码 > scheduleB | 是否带电池 > batteryFlag | 商品备注 > note | 采购员 | 仓库',
  店小秘:
    '*商品SKU > skuCode | 识别码 | *商品名称 > skuName/skuNameCN | 商品英文名称 > skuName | 商品净重(g) > weight1/weight2 | 采购参考价 > purchasingCost | 商品尺寸长(cm) > length | 商品尺寸宽(cm) > width | 商品尺寸高(cm) > height | 来源URL | 中文报关名 | 英文报关名 > custDescription | 申报重量(g) | 申报金额(USD) > declaredValue | 海关编码 > scheduleB | 危险运输品 | 备注 > note | 图片URL',
  抖店: '商品ID | 商品名称 > skuName | 商家编码 > skuCode | 商品条形码 > ean | 品牌 > brand | 类目 | 售价 | 库存 | 重量(kg) > weight1 | 商品状态',
  Odoo: 'External ID | Name > skuName | Internal Reference > skuCode | Barcode > upc/ean | Sales Price | Cost > purchasingCost | Weight > weight1 | Volume | HS Code > scheduleB | Origin of Goods > originCountry | Product Category | Quantity On Hand',
  PrestaShop:
    'Product ID | Image | Name > skuName | Reference # > skuCode | Category | Price (tax excl.) | Price (tax incl.) | Quantity | Status | Position',
  'PrestaShop import':
    'ID | Active (0/1) | Name * > skuName | Categories (x,y,z...) | Price tax excluded | Wholesale price > purchasingCost | Reference # > skuCode | Supplier reference # | Manufacturer > brand | EAN13 > ean | UPC > upc | Width > width | Height > height | Depth > length | Weight > weight1 | Quantity | Short description > skuNameCN | Description > skuNameCN',
  'by hand':
    'Item # > skuCode | Item Description > skuName | Carton L (in) > length | Carton W (in) > width | Carton H (in) > height | Gross Wt (lbs) > weight1 | Case Pack > qtyInOnePackage | Unit Cost > purchasingCost | COO > originCountry | HTS # > scheduleB | UPC # > upc | Remarks > note',
};

/** Rows that were not used for tuning. */
export const heldBackProductRows: Readonly<Record<string, string>> = {
  Magento:
    'sku > skuCode | store_view_code | attribute_set_code | product_type | categories | name > skuName | description > skuNameCN | short_description > skuNameCN | weight > weight1 | product_online | tax_class_name | visibility | price | special_price | url_key | country_of_manufacture > originCountry | manufacturer > brand | cost > purchasingCost | ts_dimensions_length > length | ts_dimensions_width > width | ts_dimensions_height > height | qty',
  Square:
    'Token | Item Name > skuName | Variation Name | SKU > skuCode | Description > skuNameCN | Category | Price | GTIN > upc/ean | Weight (lb) > weight1 | Shipping Enabled | Unit and Precision | Current Quantity',
  Linnworks:
    'SKU > skuCode | Title > skuName | Purchase Price > purchasingCost | Retail Price | Barcode > upc/ean | Category | Weight > weight1 | Height > height | Width > width | Depth > length | Stock Level | Bin Rack',
  Zoho: 'Item ID | Item Name > skuName | SKU > skuCode | Brand > brand | Purchase Rate > purchasingCost | Rate | Package Weight > weight1 | Package Length > length | Package Width > width | Package Height > height | Weight Unit > unit | Dimension Unit > unit | UPC > upc | EAN > ean | ISBN | Part Number | Reorder Level | Purchase Description',
  DEAR: 'ProductCode > skuCode | Name > skuName | Category | Brand > brand | Type | CostingMethod | Length > length | Width > width | Height > height | Weight > weight1 | DimensionUnits > unit | WeightUnits > unit | Barcode > upc/ean | AverageCost > purchasingCost | HSCode > scheduleB | CountryOfOrigin > originCountry | Comments > note | MinimumBeforeReorder',
  Wix: 'handleId | fieldType | name > skuName | description > skuNameCN | productImageUrl | collection | sku > skuCode | ribbon | price | surcharge | visible | discountMode | inventory | weight > weight1 | cost > purchasingCost | brand > brand',
  易仓: '产品SKU > skuCode | 产品名称 > skuName/skuNameCN | 英文名称 > skuName | 产品重量(KG) > weight1 | 产品长(CM) > length | 产品宽(CM) > width | 产品高(CM) > height | 采购单价 > purchasingCost | 申报英文名 > custDescription | 申报中文名 | 申报价值 > declaredValue | 海关编码 > scheduleB | 是否含电池 > batteryFlag | 产品等级',
  'office list':
    'Style No. > skuCode | Product Desc. > skuName | Inner Pack | Box Length (cm) > length | Box Width (cm) > width | Box Height (cm) > height | G.W. (kg) > weight1 | FOB Price | Made In > originCountry | H.S. Code > scheduleB | EAN Code > ean',
};
