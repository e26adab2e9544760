/**
 * Header rows of further public files, mostly in English and Chinese, whose expected columns were written down before testing;
 * see `productHeaderRows`. The first results are in decision 0095.
 */
export const furtherOrderRows: Readonly<Record<string, string>> = {
  '有赞 (full)':
    '订单号 > orderNO | 销售渠道 | 归属店铺 > storeName | 订单类型 | 订单状态 | 推广方式 | 订单来源 | 订单创建时间 > createTime | 买家付款时间 | 交易成功时间 | 付款方式 > payMethod | 支付流水号 | 商品金额合计 | 运费 | 店铺优惠合计 | 应收订单金额 | 订单实付金额 | 支付优惠合计 | 订单实收金额 | 订单抵用积分数 | 店铺优惠方式 | 支付优惠方式 | 全部商品名称 | 商品种类数 | 订单配送方式 > serviceCode | 同城送达时间/提货时间 | 收货人省份 > stateCode | 收货人城市 > city | 收货人地区 | 详细收货地址/提货地址 > addressLine1 | 收货人/提货人 > name | 收货人手机号/提货人手机号 > phone | 买家备注 | 订单星级 | 买家昵称 | 买家是否会员 | 买家手机号 | 下单网点 | 收银员 | 分销员 | 销售导购 | 专属导购 | 订单退款状态 | 订单已退款金额 | 商家订单备注 | 桌号 | 挂账主体 | 挂账手机号 | 团长订单 | 订单风险标签 | 分销员手机号 | 分销员所属店铺 | 分销员所属团队',
  京东: '订单号 > orderNO | 商品ID | 商品名称 | 订购数量 | 支付方式 > payMethod | 下单时间 > createTime | 京东价 | 订单金额 | 结算金额 | 余额支付 | 应付金额 | 订单状态 | 订单类型 | 下单帐号 | 客户姓名 > name | 客户地址 > addressLine1 | 联系电话 > phone | 订单备注 | 发票类型 | 发票抬头 | 发票内容 | 商家备注 | 商家备注等级（等级1-5为由高到低） | 运费金额 | 付款确认时间 | 增值税发票 | 货号 | 订单完成时间 | 订单来源 | 订单渠道',
  'logistics sheet (zh)':
    '单号 | 物流单号 | 物流公司 > carrierName | 寄件人姓名 > senderName | 寄件人联系电话 > senderPhone | 寄件人省 > senderStateCode | 寄件人市 > senderCity | 寄件人区 | 寄件人地址 > senderAddressLine1 | 收件人姓名 > name | 收件人联系电话 > phone | 收件人省 > stateCode | 收件人市 > city | 收件人区 | 收件人地址 > addressLine1 | 状态 | 备注 | 总重量（kg） > packageWeight1 | 总体积（cm³） | 物流费（元） | 操作人 | 操作时间',
  'shop system (zh)':
    '订单编号 > orderNO | 发货状态 | 支付状态 | 下单时间 > createTime | 收件人姓名 > name | 收件人地址 > addressLine1 | 收件人电话 > phone | 订单备注 | 商家备注 | 物流名称 > carrierName | 发货单号 | 发货时间 | 支付类型 > payMethod | 支付时间 | 店铺名称 > storeName | 订单总价 | 使用积分 | 优惠券金额 | 积分抵金额 | 折扣 | 使用余额 | 支付金额 | 运费 | 订单状态 | 会员名称 | 商品名称 | 商品规格 | 商品编码 | 商品数量 | 售价 | 小计 | 总重量(KG) > packageWeight1',
  'forwarder (zh)':
    '客户单号 > orderNO | 转单号 | 重量 > packageWeight1 | 收件人姓名 > name | 联系地址 > addressLine1 | 城市 > city | 州,省 > stateCode | 收件人电话 > phone | 收件人邮编 > zipCode | 英文品名1 | 中文品名1 | 配货信息1（SKU） | 材质1 | 申报价值1（美元） | 申报品数量1 | 英文品名2 | 中文品名2 | 配货信息2（SKU） | 材质2 | 申报价值2 | 申报品数量2 | 海关报关品名3',
  'momo (zh-TW)':
    '訂單編號 > orderNO | 訂單編號(序號) | 訂單狀態 | 銷退原因 | 退貨數量 | 訂單金額依品項 | 訂單金額加總 | 訂單類別 | 轉單日 | 最晚出貨日期 | 訂單鑑賞期 | 訂單結算日 | 出貨/回收日期 | 廠退日期 | 商品貨態 | 商品貨態時間 | 商品屬性 | 分期數 | 商品編號 | 商品名稱 | 規格1 | 規格2 | 商品原廠編號 | 數量 | 優惠代碼 | 收件人姓名 > name | 收件人電話 > phone | 收件人地址 > addressLine1 | 客戶編號 | 物流商 > carrierName | 物流單號 | 配送方式 > serviceCode | 自訂物流退貨地址 | 三方出貨回收地址 | 備註(店家自行備註) | 客取貨門市代碼 | 客取貨門市名稱 | 商品售價',
  '新竹 (zh-TW)':
    '序號 | 訂單號 > orderNO | 收件人姓名 > name | 收件人地址 > addressLine1 | 收件人電話 > phone | 託運備住 | 商品別編號 | 商品數量 | 材積 | 代收貨款 > isCod/codAmount | 指定配送日期 | 指定配送時間',
  'waybill list (zh)':
    '外部编码 > reference/orderNO | 发件人姓名 > senderName | 发件人电话 > senderPhone | 发件人地址 > senderAddressLine1 | 收件人姓名 > name | 收件人电话 > phone | 收件人地址 > addressLine1 | 重量(kg) > packageWeight1 | 件数 | 温层 | 备注',
  'voucher shop (zh)':
    '商品名称 | 规格 | 购买数量 | 商品金额 | 实付款金额 | 付款时间 | 收件人姓名 > name | 收件人手机号 > phone | 所在地址 | 详细收货地址 > addressLine1 | 订单备注 | 订单号 > orderNO | 物流商家 > carrierName | 快递单号 | 核销码数量 | 核销码',
  'invoices by post (zh)':
    '店铺 > storeName | 收款开票公司 | 源单号 > orderNO | 发票类型 | 发票抬头 | 纳税人识别号 | 联系电话 | 银行名称 | 银行账号 | 地址 | 发票备注 | 收件人姓名 > name | 收件人手机 > phone | 收件城市 > city | 收件区县 | 收件地址 > addressLine1 | 是否发顺丰 | 工单留言 | 货品编码 | 货品名称 | 数量 | 含税单价 | 用户昵称',
  'Shopee (full)':
    'Order ID > orderNO | Order Type | Order Status | Hot Listing | Return / Refund Status | Tracking Number* | Shipping Option > serviceCode | Shipment Method | Estimated Ship Out Date | Ship Time | Order Creation Date > createTime | Order Paid Time | Parent SKU Reference No. | Product Name | SKU Reference No. | Variation Name | Original Price | Deal Price | Quantity | Returned quantity | Product Subtotal | Seller Rebate | Seller Discount | Shopee Rebate | SKU Total Weight | No of product in order | Order Total Weight > packageWeight1 | Voucher Code | Total Amount | Buyer Paid Shipping Fee | Shipping Rebate Estimate | Reverse Shipping Fee | Transaction Fee | Commission Fee | Service Fee | Grand Total | Estimated Shipping Fee | Username (Buyer) | Receiver Name > name | Phone Number > phone | Delivery Address > addressLine1 | Town | District | City > city | Province > stateCode | Country > countryCode | Zip Code > zipCode | Remark from buyer | Order Complete Time | Note',
  'TikTok Shop (VN)':
    'Order ID > orderNO | Order Status | Order Substatus | Cancelation/Return Type | Normal or Pre-order | SKU ID | Seller SKU | Product Name | Variation | Quantity | Sku Quantity of return | SKU Unit Original Price | SKU Subtotal Before Discount | Shipping Fee After Discount | Original Shipping Fee | Payment platform discount | Taxes | Order Amount | Order Refund Amount | Created Time > createTime | Paid Time | RTS Time | Shipped Time | Delivered Time | Cancelled Time | Fulfillment Type | Warehouse Name | Tracking ID | Delivery Option > serviceCode | Shipping Provider Name > carrierName | Buyer Message | Buyer Username | Recipient > name | Phone # > phone | Country > countryCode | Province > stateCode | District | Commune | Detail Address > addressLine1 | Additional address information > addressLine2 | Payment Method > payMethod | Weight(kg) > packageWeight1 | Product Category | Package ID | Seller Note | Checked Status | Checked Marked by',
  'courier upload (IN)':
    'order_id > orderNO | consignee_name > name | consignee_phone > phone | consignee_address_line_1 > addressLine1 | consignee_address_line_2 > addressLine2 | consignee_pincode > zipCode | consignee_city > city | consignee_state > stateCode | consignee_country > countryCode | payment_mode > payMethod | cod_amount > codAmount | shipment_mode > serviceCode | warehouse_name | sku_code | item_name | category | price | discount | package_weight > packageWeight1 | package_length > packageLength | package_breadth > packageWidth | package_height > packageHeight | is_fragile',
  'export courier (IN)':
    'invoice_no | invoice_date | order_reference > orderNO | service > serviceCode | package_weight > packageWeight1 | package_length > packageLength | package_breadth > packageWidth | package_height > packageHeight | currency_code | csb5_status | customer_shipping_firstname > name | customer_shipping_lastname > name | customer_shipping_mobile > phone | customer_shipping_email > email | customer_shipping_company > company | customer_shipping_address > addressLine1 | customer_shipping_address_2 > addressLine2 | customer_shipping_address_3 > addressLine2 | customer_shipping_city > city | customer_shipping_postcode > zipCode | customer_shipping_country_code > countryCode | customer_shipping_state > stateCode | vendor_order_item_name',
  'WooCommerce (joined tables)':
    'order_id > orderNO | line_item_id | name | woo_product_id | woo_variation_id | woo_quantity | tax_class | subtotal | total_tax | product_sku | price | full_order_number > orderNO | billing_first_name | billing_last_name | billing_company | billing_address_1 | billing_address_2 | billing_city | billing_state | billing_postcode | billing_country | billing_email > email | billing_phone > phone | shipping_first_name > name | shipping_last_name > name | shipping_company > company | shipping_address_1 > addressLine1 | shipping_address_2 > addressLine2 | shipping_city > city | shipping_state > stateCode | shipping_postcode > zipCode | shipping_country > countryCode | client_id | number > orderNO | version | status | currency | date_created > createTime | date_modified | discount_total | discount_tax | shipping_total | shipping_tax | cart_tax | total | customer_id | customer_ip_address | payment_method > payMethod | payment_method_title > payMethod | date_paid | date_completed',
  'subscription list':
    'first_name | last_name | email > email | plan_name | plan_monthly_amount_cents | gifted | subscription_period | subscription_state | subscribed_at | trial_ends_at | cancelled_at | expires_at | shipping_first_name > name | shipping_last_name > name | shipping_company_name > company | shipping_street_and_number > addressLine1 | shipping_city > city | shipping_zip_code > zipCode | shipping_state > stateCode | shipping_country_code > countryCode | new_plan_name',
  'Business Central':
    'No > orderNO | Sell_to_Customer_No | Sell_to_Customer_Name | Sell_to_Address | Sell_to_City | Sell_to_Post_Code | Ship_to_Name > name | Ship_to_Address > addressLine1 | Ship_to_City > city | Ship_to_Post_Code > zipCode | Order_Date > createTime | Due_Date | Status | Completely_Shipped | Salesperson_Code | External_Document_No > reference',
  'seller panel, detailed':
    'Sub-Order Number | Parent Order Number > orderNO | Created Date > createTime | Status | Buyer Name > name | Buyer Email > email | Buyer Phone > phone | Address Line 1 > addressLine1 | Address Line 2 > addressLine2 | City > city | State/Province > stateCode | Postal Code > zipCode | Country > countryCode',
  'old shop (zh, in English)':
    'sn | user_id | consignee_name > name | consignee_province > stateCode | consignee_city > city | consignee_district | consignee_address > addressLine1 | consignee_zip > zipCode | consignee_mobile > phone | invoice_is_needed | invoice_title | invoice_message | please_delivery_at | payment_method > payMethod',
  'bicycle courier (de)':
    'Empfänger Vorname > name | Empfänger Nachname > name | Empfänger Straße > addressLine1 | Empfänger Hausnummer > addressLine1 | Empfänger PLZ > zipCode | Empfänger Stadt > city | Empfänger Adresszusatz > addressLine2 | Empfänger Telefonnummer > phone | Empfänger E-Mail > email | Abholdatum | Nachbarschaftszustellung | Name Nachbar | Kommentar Zustellung | Leergut | Anzahl Leergut | Zustellzeitfenster',
  'webshop (de)':
    'e-Mail > email | Strasse | Adresszusatz | Telefon > phone | PLZ | Ort | Bestelladresse | Land > countryCode | Kommentare | Lieferadresse Anrede | Lieferadresse Vorname > name | Lieferadresse Nachname > name | Lieferadresse Firma > company | Lieferadresse Postkürzel | Lieferadresse Strasse > addressLine1 | Lieferadresse Adresszusatz > addressLine2 | Lieferadresse PLZ > zipCode | Lieferadresse Ort > city | Artikel-Nr | Menge',
  'parcel shop (fr)':
    'Commune > city | Adresse > addressLine1 | Téléphone > phone | Montant article | Description | Nom du destinataire > name | À livrer avant le',
  'last mile (es)':
    'ID Consolidado | Tracking | Nombre destinatario > name | Dirección destinatario > addressLine1 | Ciudad destinatario > city | Código postal destinatario > zipCode | Servicio > serviceCode | Fecha compromiso | Teléfono destinatario > phone | No. Consolidado | Guía | Organización',
  'post office (es)':
    'Municipio Remitente > senderCity | Parroquia Remitente | Dirección Remitente > senderAddressLine1 | Correo Remitente > senderEmail | Teléfono Remitente > senderPhone | Nombre del Destinatario > name | Apellido del Destinatario > name | Tipo Documento Destinatario | Documento Destinatario | Código Postal Destinatario > zipCode | Continente Destino | País Destino > countryCode | Estado Destino > stateCode | Oficina Destino | Municipio Destino | Parroquia Destino | Ciudad Destino > city | Dirección Destinatario > addressLine1 | Teléfono Destinatario > phone | Correo Destinatario > email',
  'Next Engine (ja)':
    '店舗伝票番号 > orderNO | 受注日 > createTime | 受注郵便番号 | 受注住所１ | 受注住所２ | 受注名 | 受注名カナ | 受注電話番号 | 受注メールアドレス > email | 発送郵便番号 > zipCode | 発送先住所１ > addressLine1 | 発送先住所２ > addressLine2 | 発送先名 > name | 発送先カナ | 発送電話番号 > phone | 支払方法 > payMethod | 発送方法 > serviceCode | 商品計 | 税金 | 発送料 | 手数料 | ポイント | その他費用 | 合計金額 | ギフトフラグ | 時間帯指定 | 日付指定 | 作業者欄 | 備考 | 商品名 | 商品コード | 商品価格 | 受注数量 | 商品オプション | 出荷済フラグ | 顧客区分 | 顧客コード | 消費税率（%）',
  'BASE (ja)':
    '注文ID > orderNO | 注文日時 > createTime | 氏(請求先) | 名(請求先) | 郵便番号(請求先) | 都道府県(請求先) | 住所(請求先) | 住所2(請求先) | 電話番号(請求先) | メールアドレス(請求先) > email | 氏(配送先) > name | 名(配送先) > name | 郵便番号(配送先) > zipCode | 都道府県(配送先) > stateCode | 住所(配送先) > addressLine1 | 住所2(配送先) > addressLine2 | 電話番号(配送先) > phone | 備考 | 商品名 | バリエーション | 価格 | 税率 | 数量 | 合計金額 | 送料 | 支払い方法 > payMethod | 代引き手数料 | 発送状況 | 商品ID | 種類ID | 購入元 | 配送日 | 配送時間帯 | 注文メモ | 調整金額',
};

export const furtherProductRows: Readonly<Record<string, string>> = {
  'sourcing list (zh)':
    '平台SKU > skuCode | 初始商品SKU > skuCode | 校正后货源链接 | 校正后规格 | 一级类目 | 类目代号 | 图片链接 | 采购价/￥ > purchasingCost | 重量/g > weight2/weight1 | 长/cm > length | 宽/cm > width | 高/cm > height | 数量 | 颜色 | 材质 | 中文报关名 > custDescription | 供应商 | 备注 > note',
  'shop goods (zh)':
    '商品编码 > skuCode | 商品名称 > skuName | 分类 | 规格 | 单位 > quantityUnit/unit | 销售价 | 成本价 > purchasingCost | 库存 | 销量 | 状态 | 创建时间',
  'stock list (zh)':
    '商品编码 > skuCode | 商品名称 > skuName | 品类 | 颜色 | 尺码 | 库存数量 | 进货成本 > purchasingCost | 销售单价 | 供应商 | 库存预警值 | 商品备注 > note | 累计销量 | 最后入库日期',
  'showroom samples (zh)':
    '厂商编号 | 公司编号 > skuCode | 种类编号 | 种类名称 | 样品名称 > skuName | 英文名称 > skuName | 出厂货号 | 样品单位 > quantityUnit/unit | 样品英文单位 | 中文包装 | 英文包装 | 出厂价 > purchasingCost | 税点价 | 样品长度 | 样品宽度 | 样品高度 | 样品毛重 > weight1 | 样品净重 | 外箱长度 | 外箱宽度 | 外箱高度 | 外箱材积 | 外箱体积 | 内盒个数 | 外箱装量 > qtyInOnePackage | 装箱单位 | 外箱毛重 | 外箱净重 | 包装长度 > length | 包装宽度 > width | 包装高度 > height | 产品认证 | 颜色 | 英文颜色 | 备注 > note | 英文备注 | 登记人 | 修改人 | 侵权',
  catalogue:
    'no | sku > skuCode | title > skuName | brand > brand | category | created | first_visible_date | status | price_unit | specification | item_type | product_weight | product_length | product_width | product_height | package_weight > weight1 | package_length > length | package_width > width | package_height > height | image | vendor_sku_status | catalog_sku_status | discontinued | unspsc | manufacturer_id | stock | web_visibility',
  'furniture import':
    'name > skuName | short_description > skuNameCN | sku > skuCode | price | weight > weight1 | color | notes > note | product_category_type | erp_sku | dimensions | cbm | texture | swatch | upc > upc | width > width | depth > length | height > height | material | case_dimensions | shipping_method | item_status | number_packages | seat_width | seat_depth | seat_height | carton_width | carton_depth | carton_height | gross_weight > weight1 | cbft | asin > asin | package_dimensions | freight_class | pallet_length | pallet_depth | pallet_height | pallet_weight',
  'vendor sheet':
    'product_name > skuName | manufacturer_model_no > skuCode | description > skuNameCN | product_type | image_link | fob_price_usd | currency | mfr_hs_code > scheduleB | country_of_origin > originCountry',
  'customs portal':
    'sku_code > skuCode | description > skuName | hs_code > scheduleB | country_of_origin > originCountry | customs_value > declaredValue | currency',
  'till upload':
    'NAME > skuName | STOCK | COST INSURANCE AND FREIGHT (RATE) | BARCODE > ean/upc | BUYING PRICE > purchasingCost | SELLING PRICE | REORDER STOCK LEVEL | POSITION',
  'parcel app':
    'name > skuName | weightKg > weight1 | sku > skuCode | length > length | width > width | height > height | description > skuNameCN',
  'fulfilment items':
    'sku > skuCode | name > skuName | barcode > ean/upc | uom > quantityUnit/unit | min_level',
  'small shop (pt)':
    'Nome > skuName | Código de barras > ean/upc | Código interno > skuCode | Categoria | Unidade > quantityUnit/unit | Custo > purchasingCost | Preço de venda | Estoque mínimo',
  'purchase lots (es)':
    'Código > skuCode | Nombre > skuName | Valor Total Compra | Cantidad | Valor Unitario Venta | Stock | Bodega | Gramaje Total',
};
