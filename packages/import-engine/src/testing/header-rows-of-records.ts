/** Header rows for the imports of warehouses and their clients, labeled before testing; see `warehouseOrderRows`. */
export const inboundRows: Readonly<Record<string, string>> = {
  'ShipBob WRO':
    'Fulfillment Center > warehouseCode | PO Reference > inboundNo | Tracking Number > trackingNumbers | Expected Arrival Date > eta | SKU > skuCode | Quantity | Lot Number > lotNo | Lot Date / Expiration > expiryDate | Boxes > cartonCount | Qty per box > qtyPerCarton',
  谷仓入库单:
    '参考号* > inboundNo | 目的仓* > warehouseCode | 运输方式* > deliveryMethod | 海柜号/空运单号 > containerNo/trackingNumbers | 跟踪号 > trackingNumbers | 预计到达时间 > eta | 箱号 | SKU* > skuCode | 每箱数量* > qtyPerCarton | 箱数 > cartonCount | 备注 > remark',
  易仓入库:
    '入库单参考号 > inboundNo | 仓库代码 > warehouseCode | 入库类型 | 货柜号 > containerNo | 快递单号 > trackingNumbers | 预计到仓日期 > eta | 产品SKU > skuCode | 单箱件数 > qtyPerCarton | 总箱数 > cartonCount | 总件数 | 批次号 > lotNo | 到期日 > expiryDate',
  'Extensiv receiver':
    'ReferenceNum > inboundNo | PONum | ExpectedDate > eta | Facility > warehouseCode | Carrier | ContainerNum > containerNo | TrackingNum > trackingNumbers | Sku > skuCode | Cartons > cartonCount | UnitsPerCarton > qtyPerCarton | LotNumber > lotNo | ExpirationDate > expiryDate | Notes > remark',
  'Stock and Trace':
    'Header_warehouse > warehouseCode | Header_account_short_name | Header_expected_date > eta | Reference 1 > inboundNo | Partnumber > skuCode | Qty per Case > qtyPerCarton | No. of Cases > cartonCount | Batch > lotNo | Best Before > expiryDate | Line Notes > remark',
  'Flexport inbound':
    'Shipment name > inboundNo | Destination warehouse > warehouseCode | Shipping mode > deliveryMethod | Container # > containerNo | ETA > eta | MSKU > skuCode | Units per case > qtyPerCarton | Number of cases > cartonCount | Case length | Case weight | Expiration date > expiryDate',
  'hand-made en':
    'ASN # > inboundNo | WH > warehouseCode | Truck/Container > deliveryMethod/containerNo | Cntr No > containerNo | Arrival > eta | Item > skuCode | CTNS > cartonCount | PCS/CTN > qtyPerCarton | Total PCS | Lot # > lotNo | Exp Date > expiryDate | Comment > remark',
  'Packing list zh':
    '送货单号 > inboundNo | 收货仓库 > warehouseCode | 到仓方式 > deliveryMethod | 柜号 > containerNo | 预计到货日期 > eta | 货号 > skuCode | 品名 | 件数/箱 > qtyPerCarton | 箱数(CTNS) > cartonCount | 总数量(PCS) | 毛重(KG) | 体积(CBM) | 生产批次 > lotNo | 有效期至 > expiryDate',
  'de Avis':
    'Avisnummer > inboundNo | Lager > warehouseCode | Anlieferart > deliveryMethod | Containernummer > containerNo | Sendungsnummer > trackingNumbers | Voraussichtliche Ankunft > eta | Artikelnummer > skuCode | Anzahl Kartons > cartonCount | Stück pro Karton > qtyPerCarton | Charge > lotNo | MHD > expiryDate | Bemerkung > remark',
  'es recepción':
    'Referencia > inboundNo | Almacén > warehouseCode | Método de entrega > deliveryMethod | Número de contenedor > containerNo | Números de seguimiento > trackingNumbers | Fecha estimada de llegada > eta | SKU > skuCode | Cajas > cartonCount | Unidades por caja > qtyPerCarton | Lote > lotNo | Fecha de caducidad > expiryDate | Notas > remark',
  'Stock&Trace receive':
    'Header_warehouse > warehouseCode | Header_account_short_name | Partnumber > skuCode | Header_expected_date > eta | Header_notification_date | Reference 1 > inboundNo | Reference 2 | Quantity > qtyPerCarton | Lot > lotNo | Expiration_Date > expiryDate | Line_notes > remark',
  rollers:
    'SKU > skuCode | Vendor Description | QTY > qtyPerCarton | Length | Width | Material Number | PO No > inboundNo | Container No > containerNo | ETD | ETA > eta | Shipped',
  'cartons (AU)':
    'OrderNumber > inboundNo | InvoiceNumber | ShipDate | ConnoteNumber > trackingNumbers | DeliveryNumber > inboundNo | StoreIdentifier | PalletID | CartonID | SupplierCode | BarCode > skuCode | BestBeforeDate > expiryDate | BatchNumber > lotNo | Quantity > qtyPerCarton',
  采购到货:
    '到货单号 > inboundNo | 到货仓库 > warehouseCode | 运输方式 > deliveryMethod | 集装箱号 > containerNo | 预计到货时间 > eta | 物料编码 > skuCode | 物料名称 | 箱规 > qtyPerCarton | 箱数 > cartonCount | 生产日期 | 失效日期 > expiryDate | 批号 > lotNo',
  'winit 入库':
    '卖家入库单号 > inboundNo | 目的仓编码 > warehouseCode | 验货方式 | 头程方式 > deliveryMethod | 柜号 > containerNo | 物流单号 > trackingNumbers | 预计到达日 > eta | 包裹编号 | 商品编码 > skuCode | 商品数量/箱 > qtyPerCarton | 箱数 > cartonCount | 批次 > lotNo | 有效期 > expiryDate | 备注 > remark',
  'ASN (en) simple':
    'Reference Number > inboundNo | Warehouse > warehouseCode | Arriving Via > deliveryMethod | Container > containerNo | BOL/Tracking > trackingNumbers | Est. Arrival > eta | SKU > skuCode | Product Name | Ctn Qty > cartonCount | Units per Ctn > qtyPerCarton | Total Units | Lot > lotNo | Expiry > expiryDate',
  'ShipMonk receiving':
    'receiving_number > inboundNo | warehouse > warehouseCode | tracking_numbers > trackingNumbers | expected_date > eta | sku > skuCode | boxes > cartonCount | qty_per_box > qtyPerCarton | lot > lotNo | expiration > expiryDate | note > remark',
  'fr réception':
    'Référence réception > inboundNo | Entrepôt > warehouseCode | Mode de transport > deliveryMethod | N° conteneur > containerNo | N° de suivi > trackingNumbers | Date d’arrivée prévue > eta | Référence article > skuCode | Nb de cartons > cartonCount | Quantité par carton > qtyPerCarton | N° de lot > lotNo | DLC > expiryDate | Commentaire > remark',
  Deliverr:
    'Shipment ID > inboundNo | Destination > warehouseCode | Product SKU > skuCode | Case Quantity > qtyPerCarton | Number of Cases > cartonCount | Expected Arrival > eta | Carrier | Tracking > trackingNumbers | Lot Number > lotNo | Expiration > expiryDate',
  海外仓预报:
    '客户参考号* > inboundNo | 目的仓库* > warehouseCode | 到货方式* > deliveryMethod | 集装箱号/提单号 > containerNo/trackingNumbers | ETA > eta | 产品SKU* > skuCode | 箱数* > cartonCount | 单箱数* > qtyPerCarton | 总数 | 生产批号 > lotNo | 过期日期 > expiryDate',
  'Logiwa receipt':
    'Warehouse > warehouseCode | Client | Receipt Order Code > inboundNo | Planned Arrival Date > eta | Purchase Order Type | SKU > skuCode | Pack Type | Planned Pack Quantity | Lot/Batch # > lotNo | Expiry Date > expiryDate | Notes > remark',
  i1: 'ASN No. > inboundNo | WHS > warehouseCode | Dlv Method > deliveryMethod | Cont. No. > containerNo | Trk No. > trackingNumbers | ETA Date > eta | SKU No. > skuCode | CTN QTY > cartonCount | QTY/CTN > qtyPerCarton | LOT NO. > lotNo | EXP DATE > expiryDate | RMK > remark',
  i2: '预报单号 > inboundNo | 入仓仓库 > warehouseCode | 送货方式 > deliveryMethod | 柜号/车牌 > containerNo | 预计送仓日期 > eta | 产品编码 > skuCode | 产品名称 | 外箱数 > cartonCount | 每箱个数 > qtyPerCarton | 合计数量 | 批次号 > lotNo | 效期 > expiryDate | 说明 > remark',
};

export const outboundRows: Readonly<Record<string, string>> = {
  谷仓出库:
    '订单参考号* > orderNo | 发货仓库* > warehouseCode | 派送方式* > serviceCode | 收件人姓名* > name | 收件人公司 > company | 收件人国家* > countryCode | 省/州* > stateCode | 城市* > city | 街道1* > addressLine1 | 街道2 > addressLine2 | 邮编* > zipCode | 收件人电话 > phone | 收件人邮箱 > email | SKU* > skuCode | 数量* > quantity | 备注',
  'ShipMonk outbound':
    'Order No. > orderNo | Warehouse > warehouseCode | Item SKU > skuCode | Item Qty > quantity | Ship To > name | Ship To Company > company | Ship To Street > addressLine1 | Ship To Street 2 > addressLine2 | Ship To City > city | Ship To State > stateCode | Ship To ZIP > zipCode | Ship To Country > countryCode | Carrier > carrierName | Service Level > serviceCode | Tracking # > trackingNumber | Latest Ship Date > shipBy',
  convictional:
    'code > orderNo | partner | date | sku > skuCode | quantity > quantity | name > name | company > company | city > city | zip > zipCode | state > stateCode | country > countryCode | addressOne > addressLine1 | addressTwo > addressLine2',
  'Flexport DTC':
    'Order ID > orderNo | Fulfillment warehouse > warehouseCode | MSKU > skuCode | Units > quantity | Recipient first name > name | Recipient last name > name | Recipient address line 1 > addressLine1 | Recipient address line 2 > addressLine2 | Recipient city > city | Recipient region > stateCode | Recipient postcode > zipCode | Recipient country code > countryCode | Recipient email > email | Recipient phone number > phone | Ship by date > shipBy',
  聚水潭出库:
    '出库单号 | 外部单号 > orderNo | 仓库 > warehouseCode | 商品编码 > skuCode | 出库数量 > quantity | 收货人 > name | 联系电话 > phone | 省 > stateCode | 市 > city | 详细地址 > addressLine1 | 邮编 > zipCode | 国家 > countryCode | 物流公司 > carrierName | 运单号 > trackingNumber | 最晚发货时间 > shipBy',
  'de Versandauftrag':
    'Auftragsnummer > orderNo | Lagercode > warehouseCode | Artikelnr. > skuCode | Menge > quantity | Empfänger > name | Firma > company | Straße > addressLine1 | PLZ > zipCode | Ort > city | Bundesland > stateCode | Land > countryCode | Telefon > phone | E-Mail > email | Versanddienstleister > carrierName | Trackingnummer > trackingNumber',
  PULPO:
    'order_num > orderNo | ship_to_name > name | ship_to_phone_number > phone | ship_to_company_name > company | ship_to_email_address > email | ship_to_city > city | ship_to_country > countryCode | ship_to_house_number > addressLine1 | ship_to_street > addressLine1 | ship_to_zip > zipCode | ship_to_state > stateCode | sku > skuCode | quantity > quantity | delivery_date | priority | warehouse_id > warehouseCode | notes',
  'Stock&Trace shipping':
    'Warehouse > warehouseCode | Account_Shortname | Partnumber > skuCode | Ship_To > name | Urgent | Bill_To | Carrier > carrierName | Tracking_number > trackingNumber | Purchase_order > orderNo | Custom_1 | Notes | Requested_Quantity > quantity | Packed_Quantity | Location | Label',
  发货模板:
    '平台订单号 > orderNo | 商品SKU > skuCode | 数量 > quantity | 物流单号 > trackingNumber | 物流公司 > carrierName | 发货方式 > serviceCode | 发货备注 | 仓库ID > warehouseCode | 收货人 > name | 收货人电话 > phone | 收货地址 > addressLine1 | 收货城市 > city | 收货省 > stateCode | 收货国家 > countryCode | 收货邮编 > zipCode',
  'B2C export':
    'External Order No > orderNo | Warehouse Code > warehouseCode | Product SKU > skuCode | Ordered Qty > quantity | Consignee > name | Consignee Phone > phone | Consignee Email > email | Address1 > addressLine1 | Address2 > addressLine2 | City > city | Province > stateCode | Postcode > zipCode | Country Code > countryCode | Shipping Channel > serviceCode | Logistics Company > carrierName | Required Ship Date > shipBy',
  一件代发:
    '客户订单号 > orderNo | 发货仓 > warehouseCode | 渠道代码 > serviceCode | 商品SKU > skuCode | 件数 > quantity | 收件人 > name | 公司 > company | 电话 > phone | 邮箱 > email | 国家代码 > countryCode | 州 > stateCode | 市 > city | 地址一 > addressLine1 | 地址二 > addressLine2 | 邮政编码 > zipCode | 面单号 > trackingNumber',
  'Logiwa shipment':
    'Warehouse > warehouseCode | Client | Shipment Order Code > orderNo | Customer Name > name | Address Line 1 > addressLine1 | Address Line 2 > addressLine2 | City > city | State > stateCode | Postal Code > zipCode | Country > countryCode | Phone > phone | Email > email | SKU > skuCode | Pack Quantity > quantity | Carrier > carrierName | Shipping Option > serviceCode | Planned Ship Date > shipBy',
  o1: 'Ord # > orderNo | WH > warehouseCode | Item Cd > skuCode | Qty Ord > quantity | Ship-to Name > name | Ship-to Addr 1 > addressLine1 | Ship-to Addr 2 > addressLine2 | Ship-to City > city | Ship-to St > stateCode | Ship-to Zip > zipCode | Ship-to Ctry > countryCode | Ship-to Ph > phone | Req Ship Dt > shipBy | Carr > carrierName | Svc Lvl > serviceCode',
};

export const freightRows: Readonly<Record<string, string>> = {
  'LTL sheet':
    'WH Code > warehouseCode | SO # > orderNo | PO # > poNumber | Load Type (LTL/FTL) > loadType | Freight Terms > terms | SCAC Code > scac | Consignee Name > name | Consignee Address > addressLine1 | Consignee City > city | Consignee State > stateCode | Consignee Zip > zipCode | Consignee Country > countryCode | Consignee Phone > phone | Item Number > skuCode | Qty > quantity | Pickup Date > shipBy | Special Instructions > remark',
  'BOL data':
    'Order Number > orderNo | Ship From Warehouse > warehouseCode | Customer PO > poNumber | Mode > loadType | Freight Charge Terms > terms | Carrier SCAC > scac | Ship To Contact > name | Ship To Company > company | Ship To Address Line 1 > addressLine1 | Ship To City > city | Ship To State > stateCode | Ship To ZIP > zipCode | Ship To Country > countryCode | SKU > skuCode | Cases | Delivery Notes > remark',
  '零担 zh':
    '出货仓 > warehouseCode | 出库单号 > orderNo | 客户PO > poNumber | 货运方式 > loadType | 运费支付方式 > terms | 收货人 > name | 收货公司 > company | 收货地址 > addressLine1 | 收货城市 > city | 收货州 > stateCode | 收货邮编 > zipCode | 收货国家 > countryCode | 联系电话 > phone | SKU > skuCode | 出库数量 > quantity | 提货时间 > shipBy | 备注 > remark',
  B2B: 'Warehouse ID > warehouseCode | Transfer Order # > orderNo | Customer PO Number > poNumber | Ship Mode > loadType | Freight Bill To > terms | SCAC > scac | Deliver To Name > name | Deliver To Address > addressLine1 | Deliver To City > city | Deliver To State > stateCode | Deliver To Zip > zipCode | Deliver To Country > countryCode | Item SKU > skuCode | Quantity (units) > quantity | Requested Pickup Date > shipBy | Notes > remark',
};

export const countRows: Readonly<Record<string, string>> = {
  'Infor count':
    'runKey | ticketNbr | warehouse > warehouseCode | erpItemKey > skuCode | customerItemKey | binLocation > binCode | qtyExpected | qtyCounted > countedQty | inventoryType | uom',
  'stocktake en':
    'Warehouse Name > warehouseCode | Bin Location > binCode | Item SKU > skuCode | Product Name | System Qty | Physical Count > countedQty | Variance | Customer > clientName | Adjustment Reason > reason',
  盘点单:
    '仓库名称 > warehouseCode | 货位 > binCode | 商品编码 > skuCode | 商品名称 | 账面数量 | 实盘数 > countedQty | 差异数量 | 货主 > clientName | 差异原因 > reason',
  'de Inventur':
    'Lager > warehouseCode | Lagerplatz > binCode | Artikelnummer > skuCode | Sollbestand | Istbestand > countedQty | Differenz | Mandant > clientName | Grund > reason',
  'cycle count sheet':
    'Location > binCode | Facility > warehouseCode | SKU # > skuCode | Expected Quantity | Counted Quantity > countedQty | Owner > clientName | Reason Code > reason | Counted By',
  Pickware:
    'articleNumber > skuCode | articleName | warehouse > warehouseCode | binLocation > binCode | isDefaultBinLocation | physicalStock > countedQty | purchasePrice',
  openvpms:
    'Stock Location Id > binCode/warehouseCode | Stock Location Name > binCode/warehouseCode | Product Id > skuCode | Product Name | Selling Units | Quantity | New Quantity > countedQty',
  retailcloud: 'Bin ID > binCode | Item ID > skuCode | Quantity > countedQty',
  '盘点表 2':
    '仓库代码 > warehouseCode | 库位编号 > binCode | SKU > skuCode | 系统库存 | 盘点后数量 > countedQty | 盈亏 | 客户名称 > clientName | 备注',
  'counts en 2':
    'Site > warehouseCode | Bin > binCode | Part Number > skuCode | On Hand | Counted > countedQty | Difference | Merchant > clientName | Reason > reason',
  'WMS count':
    'Warehouse Name > warehouseCode | Location Code > binCode | Client Name > clientName | SKU Code > skuCode | Book Qty | Counted Qty > countedQty | Diff | Reason > reason',
  c1: 'WH > warehouseCode | Loc > binCode | Cust > clientName | Item No. > skuCode | Sys Qty | Cnt Qty > countedQty | Reason Cd > reason',
};

export const addressRows: Readonly<Record<string, string>> = {
  'UPS CampusShip':
    'Company or Name > company/name | Nickname | Contact > name | Address 1 > addressLine1 | Address 2 > addressLine2 | Address 3 > addressLine2 | Town/City > city | County > stateCode | Postcode > zipCode | Country > countryCode | Telephone > phone | Extension | E-Mail Address > email | Fax Number',
  Transtream:
    'CustomerReference | AttentionTo > name | Organization > company | Address1 > addressLine1 | Address2 > addressLine2 | Address3 > addressLine2 | City > city | Region > stateCode | PostalCode > zipCode | Country > countryCode | Phone > phone | AlternatePhone | Email > email | Notes | Residential',
  'Day & Ross':
    'Nickname* | ContactName* > name | ContactCompanyName* > company | Address1* > addressLine1 | Address2 > addressLine2 | City* > city | Province* > stateCode | Country* > countryCode | PostalCode* > zipCode | EmailAddress* > email | PhoneNumber* > phone | PhoneNumberExtension | ContactType*',
  'Outlook contacts':
    'First Name > name | Last Name > name | Company > company | Job Title | Business Street > addressLine1 | Business Street 2 > addressLine2 | Business City > city | Business State > stateCode | Business Postal Code > zipCode | Business Country/Region > countryCode | Mobile Phone > phone | E-mail Address > email | Birthday',
  地址簿:
    '联系人* > name | 公司名称 > company | 国家/地区* > countryCode | 省/州 > stateCode | 城市* > city | 详细地址1* > addressLine1 | 详细地址2 > addressLine2 | 邮政编码 > zipCode | 手机号码 > phone | 电子邮箱 > email | 标签',
  WWEX: 'Receiver ID | Company Name > company | Address Line 1 > addressLine1 | Address Line 2 > addressLine2 | Suite/Department | City > city | State > stateCode | Zip Code > zipCode | Attention To > name | Phone Number > phone | Email Address > email | Bill To | Receiver Account | Notes | Country > countryCode',
  MyDHL:
    'Name > name | Company > company | Nickname | Email Address 1 > email | Email Address 2 | Phone Type | Phone Number Country Code | Phone Number > phone | Extension | Fax | Address Line 1 > addressLine1 | Address Line 2 > addressLine2 | Address Line 3 > addressLine2 | City > city | Country Code > countryCode | Postal Code > zipCode | State > stateCode',
  'ShipStation contacts':
    'Recipient Name > name | Company > company | Address Line 1 > addressLine1 | Address Line 2 > addressLine2 | City > city | State/Province > stateCode | Postal Code > zipCode | Country Code > countryCode | Phone > phone | Email > email',
  'de Adressbuch':
    'Name > name | Firma > company | Straße und Hausnummer > addressLine1 | Adresszusatz > addressLine2 | PLZ > zipCode | Ort > city | Bundesland > stateCode | Land > countryCode | Telefon > phone | E-Mail > email | Kundennummer',
  'Click-N-Ship':
    'First Name > name | MI | Last Name > name | Company > company | Address 1 > addressLine1 | Address 2 > addressLine2 | Address 3 > addressLine2 | City > city | State/Province > stateCode | ZIP/Postal Code > zipCode | Country > countryCode | Urbanization | Phone Number > phone | Fax Number | E Mail > email | Reference Number | Nickname',
  'FedEx contacts':
    'Nickname | FullName > name | FirstName > name | LastName > name | Title | Company > company | Department | AddressOne > addressLine1 | AddressTwo > addressLine2 | City > city | State > stateCode | Zip > zipCode | PhoneNumber > phone | ExtensionNumber | EmailAddress > email | CountryCode > countryCode',
  a1: 'Contact Person > name | Co. Name > company | Addr Line 1 > addressLine1 | Addr Line 2 > addressLine2 | City > city | Prov/State > stateCode | Postal/Zip > zipCode | Country (ISO) > countryCode | Tel No. > phone | E-mail > email',
};

export const transactionRows: Readonly<Record<string, string>> = {
  'bank en':
    'Warehouse code > warehouseCode | Transaction ID > transactionNo | Transaction type > type | Amount paid > amount | Currency code > currency | Payment date > occurredAt | Memo > remark',
  '银行流水 zh':
    '仓库 > warehouseCode | 交易流水号 > transactionNo | 交易类型 > type | 付款金额 > amount | 币别 > currency | 交易日期 > occurredAt | 摘要 > remark',
  remittance:
    'WH > warehouseCode | Wire Ref # > transactionNo | Kind > type | Amt > amount | CCY > currency | Value Date > occurredAt | Description > remark',
  'bank CSV':
    'Booking Date > occurredAt | Value Date > occurredAt | Reference > transactionNo | Transaction Type > type | Amount > amount | Currency > currency | Description > remark | Balance',
  t1: 'WH Code > warehouseCode | Ref No. > transactionNo | Trx Type > type | Amt (USD) > amount | Curr > currency | Date Paid > occurredAt | Rmk > remark',
};

export const bundleRows: Readonly<Record<string, string>> = {
  Redo: 'Parent SKU > bundleSku | Parent Name > bundleName | Type > kind | Child SKU > componentSku | Child Quantity > componentQty | Notes > note',
  'Inventory Planner':
    'Bundle/assembly SKU > bundleSku | Bundle/assembly title > bundleName | Is assembly > kind | Component SKU > componentSku | Component title | Quantity > componentQty | Retail price',
  组合商品:
    '组合商品编码 > bundleSku | 组合商品名称 > bundleName | 组合类型 > kind | 子商品编码 > componentSku | 子商品数量 > componentQty | 备注 > note',
  'BOM sheet':
    'Kit Item # > bundleSku | Kit Description > bundleName | BOM Type > kind | Component Item # > componentSku | Qty Per Kit > componentQty | Remarks > note',
  clevercsv: 'bundle_sku > bundleSku | component_sku > componentSku | units_per_bundle > componentQty',
  StoreAutomator:
    'productdata.sku > bundleSku | brand name | title > bundleName | kit_price type | kit_item_sku > componentSku | kit_item_quantity > componentQty',
  kits: 'Kit SKU > bundleSku | Kit Name > bundleName | Kit Type > kind | Item SKU > componentSku | Item Quantity > componentQty',
  套装表:
    '套装编码 > bundleSku | 套装名称 > bundleName | 类型 > kind | 子件编码 > componentSku | 用量 > componentQty | 备注 > note',
  b1: 'Set No. > bundleSku | Set Desc > bundleName | Set Type > kind | Comp SKU > componentSku | Comp Qty > componentQty',
};

export const aliasRows: Readonly<Record<string, string>> = {
  'SKU map':
    'Warehouse SKU > skuCode | Platform SKU > alias | Mapping type > aliasType | Store > storeName | Multiplier > quantity',
  SKU映射:
    '系统SKU > skuCode | 平台SKU > alias | 映射类型 > aliasType | 店铺名称 > storeName | 数量 > quantity',
  'Barcode list':
    'Item Code > skuCode | Barcode Type > aliasType | Alternate Barcode > alias | Sales Channel > storeName | Pack Qty > quantity',
  渠道商品:
    '系统商品SKU编码 > skuCode | 店铺编码 > storeName | 渠道商品编码 | 渠道商品名称 | 渠道商品SKU编码 > alias',
  mapping:
    'Internal SKU > skuCode | Marketplace SKU > alias | Alias Type > aliasType | Sales Channel > storeName | Units per Listing > quantity',
};
