/**
 * Header rows of parcel tools, marketplaces, forwarders and their customers, mostly in English and Chinese, from public files.
 * The results of the half that was not used for tuning are in decision 0114; see `productHeaderRows`.
 */
export const parcelOrderRows: Readonly<Record<string, string>> = {
  'old consignments':
    'shipper_name > senderName | shipper_address1 > senderAddressLine1 | shipper_address2 > senderAddressLine2 | shipper_city > senderCity | shipper_state > senderStateCode | shipper_zip > senderZipCode | shipper_country > senderCountryCode | shipper_phone > senderPhone | con_person > name | con_company > company | con_street_1 > addressLine1 | con_street_2 > addressLine2 | con_city > city | con_state > stateCode | con_postal_code > zipCode | con_country > countryCode | con_phone > phone | comments',
  'batch template (zh)':
    '发件人姓名 > senderName | 发件人电话 > senderPhone | 发件人地址 > senderAddressLine1 | 收件人姓名 > name | 收件人电话 > phone | 收件人地址 > addressLine1 | 物品名称 | 重量(kg) > packageWeight1 | 快递公司 > carrierName',
  'COD form A (zh)':
    '线上单号 > orderNO | 店铺 > storeName | 付款时间 | 买家ID | 收件人姓名 > name | 收件人手机号吗 > phone | 收件人电子邮箱 > email | 收件人地址 1 > addressLine1 | 收件人地址2 > addressLine2 | 收件人区/县 | 收件人城市 > city | 收件人省/州 > stateCode | 收件人国家 > countryCode | 收件人邮箱 > email | 运费 | 商品编码 | 商品标题 | 商品颜色 | 商品数量 | 商品单价 | 付款方式 > payMethod | 代收货款金额 > codAmount | 币种 | 留言 | 备注',
  'bulk international (SG)':
    'Merchant Code | Service Code > serviceCode | Order Reference No. > orderNO | Receiver Name > name | Receiver Phone > phone | Receiver Email > email | Receiver Address > addressLine1 | Receiver City > city | Receiver State > stateCode | Receiver Country > countryCode | Receiver Postcode > zipCode | No. of Items | Shipment Weight (G) > packageWeight1/packageWeight2 | Shipment Length (cm) > packageLength | Shipment Width (cm) > packageWidth | Shipment Height (cm) > packageHeight | Description | Delivery Instructions | Custom Declared Value | Custom Declared Currency | Pickup Name > senderName | Pickup Phone > senderPhone | Pickup Address > senderAddressLine1',
  'points shop (zh)':
    '序号 | 订单号 > orderNO | 订单收件人 > name | 收件人电话 > phone | 订单总金额 | 实付金额 | 使用积分 | 成本价 | 下单会员 | 会员手机号 | 订单状态 | 商品信息 | 快递公司 > carrierName | 快递单号 | 下单时间 > createTime',
  'dropship vendor':
    'Order # > orderNO | Ship To Name > name | Ship To Address 1 > addressLine1 | Ship To Address 2 > addressLine2 | Ship To City > city | Ship To State > stateCode | Ship To Zip > zipCode | Ship Method > serviceCode | Product ID | Sold For | Our Cost | Qty | Description | Shipping Cost | Order Source > storeName',
  'collect points (UK)':
    'account number | customer reference > orderNO/reference | customer name > name | customer email > email | parcel weight > packageWeight1 | customer mobile number > phone | SiteNumber | shipping address 1 > addressLine1 | shipping address 2 > addressLine2 | shipping address 3 > addressLine2 | shipping address 4 > addressLine2 | shipping address postcode > zipCode | HDNCode',
  'shop merge (zh)':
    '店铺ID | 主订单ID > orderNO | 子订单ID | 售后单号 | 用户ID | 提交时间 > createTime | 支付时间 | 完成时间 | 订单状态 | 售后状态 | 商品ID | SKUID | 商品名称 | 下单来源 | 支付方式 > payMethod | 达人名称 | 物流公司 > carrierName | 物流单号 | 收件人姓名 > name | 收件人电话 > phone | 收件人省份 > stateCode | 收件人城市 > city | 购买数量 | 商家实收 | 买家实付 | 订单总额 | 运费 | 平台',
  'picking tickets':
    'Sales Order# > orderNO | Customer Code | Location Code | Line Number | Store Number | Customer PO # > orderNO/reference | Style-color-scl | Description 1 | Start Date | Complete Date | Picked Qty | UPC | Size-1 | Picking Ticket # | Picking Date | Ship to Name > name | Ship to Address 1 > addressLine1 | Ship to Address 2 > addressLine2 | Ship to Address 3 > addressLine2 | Ship Via > serviceCode',
  'buyer tool csv':
    'Order ID > orderNO | Buyer Name > name | Phone > phone | Address Line 1 > addressLine1 | City > city | State > stateCode | Pincode > zipCode | Payment Mode > payMethod/isCod | Order Amount | COD Amount > codAmount | Weight (g) > packageWeight1/packageWeight2 | Length (mm) > packageLength | Width (mm) > packageWidth | Height (mm) > packageHeight | Product',
  'sorted labels':
    'WEIGHT > packageWeight1 | FROM NAME > senderName | FROM COMPANY > senderCompany | FROM PHONE > senderPhone | FROM ADDRESS 1 > senderAddressLine1 | FROM ADDRESS 2 > senderAddressLine2 | FROM CITY > senderCity | FROM STATE > senderStateCode | FROM ZIP > senderZipCode | TO NAME > name | TO COMPANY > company | TO PHONE > phone | TO ADDRESS 1 > addressLine1 | TO ADDRESS 2 > addressLine2 | TO CITY > city | TO STATE > stateCode | TO ZIP > zipCode | NOTES',
  'post from abroad (zh)':
    '编号 | 邮寄人国家 > senderCountryCode | 邮寄人中文名 > senderName | 邮寄人英文名 | 邮寄人电话 > senderPhone | 邮寄人邮箱 > senderEmail | 邮寄人省份 > senderStateCode | 邮寄人城市 > senderCity | 邮寄人区域 | 邮寄人详细地址 > senderAddressLine1 | 邮寄人邮编 > senderZipCode | 收件人国家 > countryCode | 收件人中文名 > name | 收件人英文名 | 收件人电话 > phone | 收件人邮箱 > email | 收件人省份 > stateCode | 收件人城市 > city | 收件人区域 | 收件人详细地址 > addressLine1 | 收件人邮编 > zipCode | 取件方式 | 取件日期 | 是否包装 | 用户备注 | 订单金额 | 订单状态',
  'USPS address book':
    'Full Name > name | Company > company | Address 1 > addressLine1 | Address 2 > addressLine2 | Address 3 > addressLine2 | City > city | State > stateCode | Zip Code > zipCode | Province | Country > countryCode | Urbanization | Phone > phone | Fax | E Mail > email | Customer Ref # > reference/orderNO | Short Name',
  'OpenCart dump':
    'Order id > orderNO | Store name > storeName | Store url | Customer id | Firstname | Lastname | Email > email | Telephone > phone | Fax | Payment firstname | Payment lastname | Payment company | Payment address 1 | Payment city | Payment postcode | Payment country | Payment zone | Payment method > payMethod | Payment code | Shipping firstname > name | Shipping lastname > name | Shipping company > company | Shipping address 1 > addressLine1 | Shipping address 2 > addressLine2 | Shipping city > city | Shipping postcode > zipCode | Shipping country > countryCode | Shipping zone > stateCode | Shipping method > serviceCode | Shipping code | Comment | Total | Date added > createTime | Date modified',
  'carrier fields (zh)':
    '物流公司编号 > carrierName | 运单单号 | 运单业务类型 | 物品重量 > packageWeight1 | 始发市代码 | 目的地市代码 | 始发国代码 > senderCountryCode | 目的地国代码 > countryCode | 发货人姓名 > senderName | 发货人手机 > senderPhone | 发货人电话 > senderPhone | 始发省 > senderStateCode | 始发市 > senderCity | 始发区/县 | 发货人地址 > senderAddressLine1 | 收货人姓名 > name | 收货人手机 > phone | 收货人电话 > phone | 目的地省 > stateCode | 目的地市 > city | 目的地区/县 | 收货人地址 > addressLine1 | 物品类型 | 物品名称 | 寄达时限产品代码 | 发货时间 | 保价金额 > insuranceDeclared',
  'mini mall (zh)':
    '订单号 > orderNO | 用户 | 收货人 > name | 收货电话 > phone | 收货地址 > addressLine1 | 订单金额 | 实付金额 | 状态 | 快递公司 > carrierName | 快递单号 | 下单时间 > createTime | 支付时间 | 发货时间',
  'Pirate Ship sample':
    'Name > name | Company > company | Email > email | Phone > phone | Address Line 1 > addressLine1 | Address Line 2 > addressLine2 | City > city | State > stateCode | Zip > zipCode | Country > countryCode | Weight (oz) > packageWeight2/packageWeight1 | Length (in) > packageLength | Width (in) > packageWidth | Height (in) > packageHeight | Order ID > orderNO',
  'line upload (zh)':
    '订单号 > orderNO | 交货仓 | 产品名称 | 收件人姓名 > name | 收件人电话 > phone | 收件人邮箱 > email | 收件人税号 | 收件人公司 > company | 收件人国家 > countryCode | 收件人省/州 > stateCode | 收件人城市 > city | 收件人邮编 > zipCode | 收件人地址 > addressLine1 | 收件人门牌号 > addressLine1/addressLine2 | 寄件人税号信息 | 包装尺寸【长】cm > packageLength | 包装尺寸【宽】cm > packageWidth | 包装尺寸【高】cm > packageHeight | 收款到账日期 | 币种类型 | 是否含电 > lithium | 拣货单信息 | IOSS税号 | 中文品名1 | 英文品名1 | 单票数量1 | 重量1(g) | 申报价值1 | 商品材质1 | 商品海关编码1 | 商品链接1',
  'trip template (IN)':
    'Customer Name / Customer ID | Priority | Package Description | Package Count | Total Weight (kg) > packageWeight1 | Length (cm) > packageLength | Width (cm) > packageWidth | Height (cm) > packageHeight | Sender Name > senderName | Sender Phone > senderPhone | Sender Email > senderEmail | Sender Address > senderAddressLine1 | Sender City > senderCity | Sender State > senderStateCode | Sender Pincode > senderZipCode | Receiver Name > name | Receiver Phone > phone | Receiver Email > email | Receiver Address > addressLine1 | Receiver City > city | Receiver State > stateCode | Receiver Pincode > zipCode | Driver Name | Vehicle No | Pickup Date | Expected Delivery Date',
  'agents (zh)':
    '原始订单编号 > orderNO | 商品编号 | 商品数量 | 成本价 | 商品单价 | 商品描述 | 订单产生时间 > createTime | 付款时间 | 发货时间 | 收货时间 | 收货人姓名 > name | 收货人手机 > phone | 备注 | 物流公司 > carrierName | 送货地区 | 详细地址 > addressLine1',
  'village shop (IN)':
    'Order ID > orderNO | Order No > orderNO | Order Date > createTime | Status | Order Type | Order Subtotal | Customer Name > name | Customer Email > email | Customer Phone > phone | Billing Address 1 | Billing City | Billing State | Billing Pincode | Shipping Address 1 > addressLine1 | Shipping Address 2 > addressLine2 | Shipping Village | Shipping Taluka | Shipping District | Shipping City > city | Shipping State > stateCode | Shipping Pincode > zipCode | Warehouse Name | Carrier Name > carrierName | Tracking No | Product Name | Quantity',
  'Russian waybills':
    'Дата накладной | Номер накладной | Заказчик | Город отправителя > senderCity | Компания отправителя > senderCompany | Адрес отправителя > senderAddressLine1 | Город получателя > city | Компания получателя > company | Адрес получателя > addressLine1 | Количество мест | Фактический вес > packageWeight1 | Объемный вес',
  'netsuite keys':
    'internalid | customerMain_firstname | customerMain_lastname | customerMain_email > email | shipaddress | shipaddressee > name | shippingattention > name | shipaddress1 > addressLine1 | shipaddress2 > addressLine2 | shipcity > city | shipstate > stateCode | shipzip > zipCode | shipcountry_text > countryCode | shipcountrycode > countryCode | shippingphone > phone | item_externalid | memo | quantityCommitted | trackingNumber',
  'order mail':
    'OrderNumber > orderNO | OrderDate > createTime | ShipByDate | FromCompany > senderCompany | ShipToCompany > company | ShipToName > name | ShipToAddress > addressLine1 | ShipToCity > city | ShipToState > stateCode | ShipToZip > zipCode | ShipToCountry > countryCode | ShipToPhone > phone | NumberOfLineItems | ItemsCount | SubtotalPrice | SKU | Item | Quantity | Price',
  'deliveries table':
    'id_delivery | tracking_number | status | weight > packageWeight1 | type | fragile | sender_name > senderName | sender_address > senderAddressLine1 | sender_contact > senderPhone | receiver_name > name | receiver_address > addressLine1 | receiver_contact > phone | route_id | warehouse_id',
  'monitor panel (zh)':
    '订单编号 > orderNO | 订单状态 | 物流状态 | 下单时间 > createTime | 接单时间 | 配送时间 | 收货时间 | 商户编码 | 商户名称 | 商户电话 | 消费者编码 | 消费者名称 | 消费者电话 | 收货人 > name | 收货人电话 > phone | 省 > stateCode | 城市 > city | 区 | 详细地址 > addressLine1',
  'waybill upload (LK)':
    'Waybill ID | Order ID > orderNO | Parcel Type > packageType | Parcel Description | Recipient Name > name | Recipient Mobile > phone | Recipient Address > addressLine1 | Recipient City > city | COD Amount > codAmount | Exchange (0 or 1)',
  'distributors (zh)':
    '分销商用户名 | 分销商编码 | 门店名称 > storeName | 门店编码 | 公众号名称 | 订单编号 > orderNO | 收货人 > name | 收货人手机号 > phone | 订单总额 | 付款状态 | 留言 | 支付方式 > payMethod | 下单时间 > createTime',
  onbuy:
    'Order Number > orderNO | SKU | Quantity | Product Unit Price | Customer | Delivery Address Name > name | Delivery Address Line 1 > addressLine1 | Delivery Address Line 2 > addressLine2 | Delivery Address Line 3 > addressLine2 | Delivery Address Town > city | Delivery Address County > stateCode | Site | Delivery Address Postcode > zipCode',
  'SF orders (zh)':
    '用户订单号 > orderNO | 寄件公司 > senderCompany | 联系人 > senderName | 联系电话 > senderPhone | 寄件地址 > senderAddressLine1 | 收件公司 > company | 收件详细地址 > addressLine1 | 付款方式 > payMethod | 第三方付月结卡号 | 托寄物内容 | 托寄物数量 | 件数 | 实际重量（KG） > packageWeight1 | 计费重量（KG） | 业务类型 > serviceCode | 是否电商加急 | 是否代收货款 > isCod | 代收货款金额 > codAmount | 是否保价 | 保价金额 > insuranceDeclared | 其它费用（元） | 是否自取 | 是否签回单 | 派送日期 | 派送时段 | 收件员 | 寄方签名 | 寄件日期 | 寄方客户备注 | 长(cm) > packageLength | 宽(cm) > packageWidth | 高(cm) > packageHeight | 扩展字段1',
  'carrier bill':
    'Dec Value | Customs Value | Pcs | Bill Wt | Orig Wt > packageWeight1 | Wt Unit > packageUnit | Length > packageLength | Width > packageWidth | Height > packageHeight | Dim Unit > packageUnit | Divisor | Shipper Name > senderName | Shipper Company > senderCompany | Shipper Dept | Shipper Address 1 > senderAddressLine1 | Shipper Address 2 > senderAddressLine2 | Shipper City > senderCity | Origin Zip > senderZipCode | Recipient Name > name | Recipient Company > company | Recipient Address 1 > addressLine1 | Recipient Address 2 > addressLine2 | Recipient City > city | COD Amt > codAmount | COD Trkg No',
  'web store merge (zh)':
    '网店订单号 > orderNO | 收货人 > name | 手机 > phone | 收货地址 > addressLine1 | 货品名称 | 规格 | 数量 | 物流公司 > carrierName | 物流单号 | 额外物流单号 | 发货时间',
  'waybill template (zh)':
    '外部编码 > orderNO/reference | 发件人姓名 > senderName | 发件人电话 > senderPhone | 发件人地址 > senderAddressLine1 | 收件人姓名 > name | 收件人电话 > phone | 收件人地址 > addressLine1 | 重量(kg) > packageWeight1 | 件数 | 温层 | 备注',
  'club mailing':
    'Reference Number > reference/orderNO | First Name > name | Last Name > name | Email Address > email | Company > company | Address1 > addressLine1 | Address2 > addressLine2 | Address3 > addressLine2 | City > city | State > stateCode | Province | Country > countryCode | Zip Code > zipCode | Phone Number > phone | Postal Store Order Number > orderNO | Order Date > createTime',
  'agent report (IN)':
    'Shipment Number > orderNO | Tracking Number | Receiver Name > name | Receiver Phone > phone | City > city | State > stateCode | Pincode > zipCode | Status | Courier Partner > carrierName | Shipping Method > serviceCode | Weight > packageWeight1 | Declared Value | Total Charge | Created Date > createTime | Assigned Agent',
  'registered mail (zh-TW)':
    '寄件人郵遞區號 > senderZipCode | 寄件人姓名 > senderName | 寄件人地址 > senderAddressLine1 | 寄件人電話 > senderPhone | 收件人郵遞區號 > zipCode | 收件人姓名 > name | 收件人地址 > addressLine1 | 收件人電話 > phone',
  'post tool (zh)':
    '客户单号 > orderNO | 运单号 | 运输方式 > serviceCode | 收件人 > name | 收件人国家 > countryCode | 收件人邮编 > zipCode | 收件人地址 > addressLine1 | 城市 > city | 州/省 > stateCode | 收件人电话 > phone | 客户备注 | 物品1 | 中文品名1 | 配货备注1 | 净重1 | 价值1 | 数量1',
  'freight office (zh)':
    '运单号 | 开单网点 | 开单时间 > createTime | 库存网点 | 订单状态 | 配送网点 | 目的城市 > city | 收货人 > name | 收货人电话 > phone | 货品 | 交接方式 | 总体积(方) | 件数 | 总重量(kg) > packageWeight1 | 付款方式1 > payMethod | 金额(元) | 收货地址 > addressLine1 | 发货人 > senderName | 发货人电话 > senderPhone | 合作商 | 合作商电话 | 备注',
  'courier app (zh)':
    '订单ID > orderNO | 运单号 | 寄件人ID | 收件人姓名 > name | 收件人电话 > phone | 物品类型 | 重量(kg) > packageWeight1 | 运费(元) | 状态 | 快递员ID | 创建时间 > createTime | 更新时间 | 备注',
  'picking slips (zh)':
    '配货单号 | 订单号 > orderNO | 电商单号 > orderNO | 来源平台 | 来源店铺 > storeName | 收件人姓名 > name | 收件人手机 > phone | 收件人国家 > countryCode | 收件人城市 > city | 收件人州/省 > stateCode | 买家指定物流 > serviceCode | 发货仓库 | 发货物流 > serviceCode/carrierName | 物流单号',
  'air manifest':
    'HAWB | No. of Pieces | Account ID | Carrier Tracking Number (s) | Shipper Name > senderName | Shipper Address > senderAddressLine1 | Consignee Name > name | Consignee Address > addressLine1 | ActualWeight > packageWeight1 | Value of HAWB | Description of Contents',
  'mall orders':
    'Order ID > orderNO | Order No > orderNO | User ID | Merchant ID | Total Amount | Pay Amount | Status | Pay Status | Receiver Name > name | Receiver Phone > phone | Receiver Address > addressLine1 | Logistics Company > carrierName | Tracking No | Paid At | Shipped At | Completed At | Created At > createTime',
  'order head (zh-TW)':
    '訂單編號 > orderNO | 訂單日期 > createTime | 訂單出貨日 | 物流出貨確認狀態 | 收貨人 > name | 收貨人手機 > phone | 收貨人郵遞區號 > zipCode | 收貨人地址 > addressLine1 | 收貨人email > email | 物流費用 | 付款方式 > payMethod | 是否收款 | 訂單結案狀態',
  'import sheet (zh)':
    '导入编号 > orderNO | 收货人 > name | 手机 > phone | 收货地址 > addressLine1 | 应收邮资 | 应收合计 | 客服备注 | 物流公司 > carrierName | 收货人信息(解析) | 业务员 | 客户账号 | 销售渠道名称 > storeName | 结算方式 > payMethod',
  'waybills (zh)':
    '运单号* | 国家* > countryCode | 重量(kg)* > packageWeight1 | 体积(cm) | 申报价值 | 币种 | 货物类型* > packageType',
  'Korean post':
    '수취인명 > name | 수취인 우편번호 > zipCode | 수취인 주소 > addressLine1 | 수취인 이동통신 > phone | 수취인 전화번호 > phone | 상품명 | 박스단위 | 배송 메시지 | 주문자명 | 수량',
  'SF monitor (zh)':
    '客户姓名 | 顺丰运单号 | 货品名称 | 货品数量 | 订单状态 | 下单状态 | 寄件人公司名称 > senderCompany | 寄件人姓名 > senderName | 寄件人联系电话 > senderPhone | 寄件人详细地址 > senderAddressLine1 | 收件人公司名称 > company | 收件人姓名 > name | 收件人联系电话 > phone | 收件人详细地址 > addressLine1 | 是否代收货款 > isCod | 代收货款金额 > codAmount | 代收货款卡号 | 下单时间 > createTime | 最近一次修改 | 上门取件时间',
  'checkout table':
    'order_id > orderNO | order_item_id | billing_name | billing_email > email | billing_phone > phone | billing_address1 | billing_postcode | billing_country | order_custom1 | shipping_name > name | shipping_address1 > addressLine1 | shipping_address2 > addressLine2 | shipping_address3 > addressLine2 | shipping_postcode > zipCode | shipping_country > countryCode | item_qty | sku | title | price_inc_tax | delivery_charge | shipping_method > serviceCode',
  'eBay to helpdesk':
    'Order Number > orderNO | Sale Date > createTime | Transaction ID | Item Number | Item Title | Custom Label | Quantity | Sold For | Shipping And Handling | Total Price | Buyer Username | Buyer Name | Buyer Email > email | Ship To Name > name | Ship To Phone > phone | Ship To Address 1 > addressLine1 | Ship To Address 2 > addressLine2 | Ship To City > city | Ship To State > stateCode | Ship To Zip > zipCode | Ship To Country > countryCode',
  'marketplace (zh-TW)':
    '訂單編號 > orderNO | 訂單狀態 | 銷退原因 | 退貨數量 | 訂單類別 | 轉單日 | 最晚出貨日期 | 商品編號 | 商品名稱 | 規格1 | 商品原廠編號 | 數量 | 優惠代碼 | 收件人姓名 > name | 收件人電話 > phone | 收件人地址 > addressLine1 | 客戶編號 | 物流商 > carrierName | 物流單號 | 配送方式 > serviceCode | 備註(店家自行備註) | 商品售價',
  Postmen:
    'shipper_account.id | service_type > serviceCode | paper_size | invoice.date | invoice.number | customs.terms_of_trade | shipment.parcels.0.description | shipment.parcels.0.box_type > packageType | shipment.parcels.0.weight.value > packageWeight1 | shipment.parcels.0.weight.unit > packageUnit | shipment.parcels.0.dimension.width > packageWidth | shipment.parcels.0.dimension.height > packageHeight | shipment.parcels.0.dimension.depth > packageLength | shipment.parcels.0.dimension.unit > packageUnit',
  'FBA parcels (zh)':
    '客户订单号 > orderNO | 是否带电 > lithium | 是否带磁 | 是否液体 | 是否粉末 | 是否危险品 | 服务 > serviceCode | 地址库编码 | 收件人姓名 > name | 收件人公司 > company | 收件人地址一 > addressLine1 | 收件人地址二 > addressLine2 | 收件人城市 > city | 收件人省份/州 > stateCode | 收件人邮编 > zipCode | 收件人国家代码 > countryCode | 收件人电话 > phone | 收件人邮箱 > email | 店铺 > storeName | 参考号一 > reference | VAT号 | 备注 | 购买保险 | 箱数 | 货箱编号 | 货箱重量(KG) > packageWeight1 | 货箱长度(CM) > packageLength | 货箱宽度(CM) > packageWidth | 货箱高度(CM) > packageHeight | 产品英文品名 | 产品中文品名 | 产品申报单价 | 产品申报数量',
  'ticket list (zh)':
    '商品名称 | 规格 | 购买数量 | 商品金额 | 实付款金额 | 付款时间 | 收件人姓名 > name | 收件人手机号 > phone | 所在地址 | 详细收货地址 > addressLine1 | 订单备注 | 订单号 > orderNO | 物流商家 > carrierName | 快递单号 | 核销码',
  'prestashop module':
    'Total shipping | Invoice no | Delivery no | Invoice date | Delivery date | Date added > createTime | Date updated | Carrier no | Customer no | Name carrier > carrierName | Firstname > name | Lastname > name | Email > email | Delivery address line 1 > addressLine1 | Delivery address line 2 > addressLine2 | Delivery postcode > zipCode | Delivery city > city | Delivery phone > phone | Delivery phone(mobile) > phone | Delivery state > stateCode | Delivery country > countryCode | Invoice address line 1 | Invoice postcode | Invoice city',
  'store supply (zh)':
    '单据编号 > orderNO | 来源平台 | 订单编号 > orderNO | 国家二字码 > countryCode | 客户姓名 > name | SKU | 商品数量 | 商品销售单价 | 币种 | 自选物流 > serviceCode | 店铺名 > storeName | 创建时间 > createTime',
  'waiting list (zh)':
    '渠道来源 | 订单号 > orderNO | 机器型号 | 数量 | 下单日期 > createTime | 用户姓名 > name | 联系方式 > phone | 地址 > addressLine1 | 附加服务',
  'goods receipts':
    'GR No. | Date > createTime | Depot | Consignee Name > name | Consignee Address > addressLine1 | Destination > city/addressLine1 | Invoice No. | Quantity | Weight > packageWeight1 | Remarks | Transport Name',
  'customs data':
    'Consignee Name > name | Consignee Address > addressLine1 | Shipper Name > senderName | Country of Origin | Country of Destination > countryCode | Arrival Date | HS Code | Product Description | Quantity | Weight (KG) > packageWeight1',
  'customer csv':
    'Customer Ref > reference | Customer Name > name | Address Line 1 > addressLine1 | Address Line 2 > addressLine2 | Town > city | County > stateCode | Country > countryCode | Postcode > zipCode',
  'COD shop':
    'Customer > name | Mobile > phone | Address > addressLine1 | Product | Qty | COD Amount > codAmount',
  'air cargo totes':
    'Order Number > orderNO | Customer ID | Date > createTime | Location | SKU | Description | Weight (lb) > packageWeight1 | Length (in) > packageLength | Width (in) > packageWidth | Height (in) > packageHeight',
  'sourced orders':
    'Order Number > orderNO | Order Date > createTime | Customer > name | Email > email | Delivery Address > addressLine1 | Product Name | Qty | Source Link',
  'house bills': 'HAWB | ConsigneeName > name | ConsigneeContactNo > phone | UnitPrice | PackageDesc',
  'declared parcels (zh)':
    '订单数 | 物流单号 | 商品条形码 | 实发数量 | 净重 | 毛重 > packageWeight1 | 证件号码 | 收件人 > name | 收货地区 | 收货地址 > addressLine1 | 收件人手机 > phone',
  'company orders (zh)':
    '订单编号 > orderNO | 收货人 > name | 地址 > addressLine1 | 电话号码 > phone | 货物 | 数量 | 销售额/元 | 下单日期 > createTime | 交货期/天 | 车辆',
  'print list (zh)':
    '订单编号 > orderNO | 收货人 > name | 电话 > phone | 收货地址 > addressLine1 | 商品名称 | 货号 | 规格 | 数量 | 买家备注 | 卖家备注',
  'members (zh)':
    '订单编号 > orderNO | 收货人 > name | 收货联系电话 > phone | 会员名称 | 订单金额 | 订单状态 | 下单时间 > createTime',
  'group goods (zh)':
    '订单编号 > orderNO | 货物名称 | 货物编号 | 订单数量 | 订单金额 | 收货人 > name | 收货人电话 > phone | 收货人地址 > addressLine1',
};

/** Like {@link parcelOrderRows} for products. */
export const parcelProductRows: Readonly<Record<string, string>> = {
  'drop warehouse keys':
    'product_sku > skuCode | goods_name > skuName | product_weight > weight1 | product_length > length | product_width > width | product_height > height | contain_battery > batteryFlag | product_declared_value > declaredValue | product_declared_name > custDescription | product_declared_name_zh | cat_id_level0',
  'export list (zh)':
    '商品编码 > skuCode | 商品名称 > skuName | 分类 | 规格 | 单位 > unit/quantityUnit | 销售价 | 成本价 > purchasingCost | 库存 | 销量 | 状态 | 创建时间',
  'warehouse goods (zh)':
    '商品SKU > skuCode | 产品名称 > skuName | 重量 > weight1 | 长度 > length | 宽度 > width | 高度 > height | 是否含电池 > batteryFlag | 申报价值 > declaredValue | 申报名称(英文) > custDescription | 申报名称(中文) | 一级品类 | 二级品类',
  'listing model (zh)':
    '产品图片 | 产品状态 | 海关编码 > scheduleB | 中文品名 > skuNameCN | 英文品名 > skuName/custDescription | 品牌 > brand | 申报价值USD > declaredValue',
  'INF shop':
    'ID | Name > skuName | SKU > skuCode | Parent | Brands > brand | Regular price | Sale price | In stock? | Description > skuNameCN | Short description > skuNameCN | Categories | Tags | Images | Weight (lbs) > weight1 | Length (in) > length | Width (in) > width | Height (in) > height',
  'TW product sheet':
    'sku_key | sku_code > skuCode | product_key | name_zh_tw > skuName/skuNameCN | list_price | unit_cost > purchasingCost | weight_kg > weight1 | length_cm > length | width_cm > width | height_cm > height | requires_prepayment | status',
  'group model (zh)':
    'ID | 商品编码 > skuCode | 商品名称 > skuName | 商品类别 | 商品品牌 > brand | 商品型号 | 商品颜色 | 网络制式 | 是否管理串号',
  'overseas goods (zh)':
    '序号 | 客户SKU编号 > skuCode | 中文名 > skuNameCN | 英文名 > skuName | 雷欧编码 | 海关申报代码 > scheduleB | 申报价值 > declaredValue | 重量 > weight1 | 体积 | 长度 > length | 宽度 > width | 高度 > height | 商品品类 | 正常数量 | 待入库数量',
  'laser maker (zh)':
    'SKU > skuCode | 中文品名 > skuNameCN/skuName | 英文品名 > skuName/custDescription | 分类 | 售价USD | HS编码 > scheduleB | 规格型号 | 波长 | 材质 | 用途 | 品牌 > brand | 产地 > originCountry | 单位 > unit/quantityUnit',
  'shop spu (zh)':
    '商品编码 > skuCode | 商品名称 > skuName | 商品短名称 | 属性集 | 商品类型 | 品牌编码 | 品牌 > brand | 商品分类code | 商品分类 | 吊牌价 | 销售价 | 预售标志 | 上下架状态 | 上架时间',
  'big retailer items':
    'Category No | Category Name | Style No | Style Desc | Style Color No | Item No > skuCode | Item Name > skuName | Vendor Name | Vendor No | Network | Base Unit Retail | Unit Cost > purchasingCost | Item Weight > weight1 | Item Length > length | Item Height > height | Item Width > width | VNPK Length | VNPK Width | VNPK Height | VNPK Weight | VNPK Cost | WHPK Length | WHPK Weight | Item Status',
  'xero items':
    '*ItemCode > skuCode | ItemName > skuName | PurchasesDescription | PurchasesUnitPrice > purchasingCost | PurchasesAccount | PurchasesTaxRate | SalesDescription > skuNameCN | SalesUnitPrice | SalesAccount',
  'stock app':
    'SKU > skuCode | Barcode > upc/ean | Name > skuName | Description > skuNameCN | Category | Location | Supplier | Stock | Min Stock | Cost Price > purchasingCost | Selling Price | Unit > unit/quantityUnit',
  'export trade (zh)':
    '货号 > skuCode | 品名 > skuName | 外销单价($) | 最小起订量 | 单位 > unit/quantityUnit | 内盒 | 每箱数量 > qtyInOnePackage | 箱长(cm) | 箱宽(cm) | 箱高(cm) | 立方米 CBM | 净重(kg) | 毛重(kg) > weight1',
  'customs bulk':
    'Product Name > skuName | Description > skuNameCN | HS Code > scheduleB | Country of Origin > originCountry | Unit Price | Weight > weight1',
  'warehouse fee sheet':
    'SKU > skuCode | Item description > skuName | Case qty > qtyInOnePackage | Unit wt (lb) > weight1 | Unit L > length | Unit W > width | Unit H > height | HTS > scheduleB | COO > originCountry | Unit cost (USD) > purchasingCost',
  'label printing (zh)': '序号 | 条码 > ean/upc | 款号 > skuCode | 品名 > skuName | 颜色 | 尺码 | 售价',
  'cost sheet (zh)':
    'SKU > skuCode | 货号 > skuCode | 商品名称 > skuName | 采购成本_CNY > purchasingCost | 头程_RUB | 长度_cm > length | 宽度_cm > width | 高度_cm > height | 重量_kg > weight1 | 备注 > note | 更新时间',
  'goods import (zh)':
    '商品编码 > skuCode | 商品名称 > skuName | 类别 | 型号 | 供应商 | 单位 > unit/quantityUnit | 采购价 > purchasingCost | 销售价 | 安全库存 | 库存数量',
  'admin columns':
    'id | title > skuName | handle | description_html > skuNameCN | status | vendor > brand | product_type | category | tags | price | compare_at_price | cost_per_item > purchasingCost | sku > skuCode | barcode > upc/ean | track_inventory | continue_selling | requires_shipping | weight > weight1 | weight_unit > unit | country_of_origin > originCountry | hs_code > scheduleB',
  'bolivian shop (es)':
    'nombre > skuName | categoria | sku > skuCode | codigo_barras > ean/upc | precio_bs | precio_usd | costo_bs > purchasingCost | costo_usd > purchasingCost | stock_minimo',
  'spares catalogue':
    'Part Number > skuCode | Material Description > skuName | Category | Brand > brand | Price | Base Unit > quantityUnit | Quantity | Safety Stock | Reorder Point | Active | Featured | Gross Weight > weight1 | Net Weight | Dimensions | Arabic Description | Manufacturer Part Number | OEM Number | Image URL',
  'JD items (zh)':
    '平台 | 商品货号 | 商品名称 > skuName | SKU编码 > skuCode | 颜色 | 尺码 | SKU价格 | SKU库存',
  'shop import':
    'Name > skuName | Price | Stock | Category | Status | Barcode (EAN/UPC) > upc/ean | Weight (kg) > weight1 | Length (cm) > length | Width (cm) > width | Height (cm) > height | HS code > scheduleB | Country of origin > originCountry',
  'merchant goods (zh)': '平台 | 店铺账号 | 商品货号 > skuCode | 商品名称 > skuName | 价格 | 库存',
  'medusa inventory':
    'Title > skuName | SKU > skuCode | Requires Shipping | Stocked Quantity | Location | Description > skuNameCN | Width > width | Length > length | Height > height | Weight > weight1 | MID Code | HS Code > scheduleB | Country of Origin > originCountry | Material',
  'inventory data (zh)':
    '商品编码 > skuCode | 商品名称 > skuName | 品类 | 颜色 | 尺码 | 库存数量 | 进货成本 > purchasingCost | 销售单价 | 供应商 | 库存预警值 | 商品备注 > note | 累计销量 | 最后入库日期',
  'trackstar products':
    'product_name > skuName | product_sku > skuCode | gtin > upc/ean | is_kit | active | product_supplier | country_of_origin > originCountry | harmonized_code > scheduleB | product_external_url | inventory_item_id | unit_quantity | supplier_name | unit_cost > purchasingCost | supplier_external_id',
  'material list (zh)':
    '产品编号 > skuCode | 产品名称 > skuName | 产品分类 | 产品规格 | 产线规格 | 外包装单位 | 箱含量 > qtyInOnePackage | 箱托规格 | 品牌 > brand | 净重 | 毛重 > weight1 | 更新人 | 更新时间',
  'till products':
    'NAME > skuName | STOCK | COST INSURANCE AND FREIGHT (RATE) | BARCODE > upc/ean | BUYING PRICE > purchasingCost | SELLING PRICE | REORDER STOCK LEVEL | POSITION',
  'passport export':
    'Name > skuName | GTIN > upc/ean | Manufacturer > brand | Category | Description > skuNameCN | Status | HS Code > scheduleB | Country of Origin > originCountry | Net Weight (g) | Gross Weight (g) > weight1/weight2 | Materials | Certifications | Carbon Footprint (kg CO2) | Recyclable % | Created',
  'textile vendor':
    'Model Number > skuCode | Product Category | Collection Name | Size | Length | Width | Color | Material | Certifications | Pattern Type | Country of Origin > originCountry | Carton Length | Carton Width | Carton Height | Carton Weight | UPC > upc | GTIN > ean/upc | Package Weight > weight1 | Package Length > length | Package Width > width | Package Height > height',
  'retail import':
    'SKU > skuCode | Name > skuName | Category | Unit of Measure > quantityUnit/unit | Cost Price > purchasingCost | Selling Price | Reorder Level | Reorder Quantity | Is Active | Barcode > upc/ean | Description > skuNameCN',
  'trading master':
    'SKU > skuCode | Parent SKU | Product Name > skuName | Brand > brand | Category | Subcategory | Variant Type | Variant Value | UPC/EAN > upc/ean | ASIN > asin | MPN | Cost Price > purchasingCost | Wholesale Price | MSRP | MAP Price | Your Price | Weight (lbs) > weight1 | Dimensions (LxWxH) | HS Code > scheduleB | Country of Origin > originCountry | Lead Time | MOQ | Supplier | Supplier SKU | Status',
  'medusa export':
    'Title > skuName | SKU > skuCode | Description > skuNameCN | In Stock | Reserved | Available | Requires Shipping | Country of Origin > originCountry | HS Code > scheduleB | MID Code | Material | Weight > weight1 | Length > length | Height > height | Width > width',
  'paint shop':
    'SKU > skuCode | Product Name > skuName | Brand > brand | Size | Color | Cost Price > purchasingCost | Selling Price | Category ID | Initial Stock',
  'url handle':
    'URL handle | Title > skuName | Vendor > brand | Type | Variant SKU > skuCode | Variant Barcode > upc/ean | Cost per item > purchasingCost | Variant Price',
  'accounts book (zh)':
    '商品编码 > skuCode | 商品名称 > skuName | 规格型号 | 单位 > unit/quantityUnit | 所属公司 | 存货类别 | 存货科目 | 收入科目 | 成本科目 | 开票参考税率 | 备注 > note',
  'marble shop':
    'Product Name > skuName | Product Code > skuCode | Cost Price > purchasingCost | Selling Price | Quantity | Category',
};
