/**
 * Header rows of public files in several languages, whose expected columns were written down before testing; see
 * `productHeaderRows`. The first results are in decision 0095.
 */
export const worldOrderRows: Readonly<Record<string, string>> = {
  'Ship&co':
    'OrderName > orderNO | CurrencyCode | RecipientProvince > stateCode | RecipientCountryCode > countryCode | RecipientZIP > zipCode | RecipientFirstName > name | RecipientLastName > name | RecipientPhone > phone | RecipientAddress1 > addressLine1 | RecipientCity > city | RecipientCompany > company | Date > createTime | RecipientMail > email | RecipientAddress2 > addressLine2 | ItemName | ItemQuantity | ItemPrice',
  'ShippingEasy upload':
    'Order Number > orderNO | Order date & time > createTime | Status | Order Total | Requested service > serviceCode | Shipping cost | Custom 1 | Custom 2 | Item name | Item SKU | Item unit price | Item Quantity | Item unit weight (oz) | Warehouse Bin | Full Name > name | Address Line 1 > addressLine1 | Address Line 2 > addressLine2 | City > city | State > stateCode | Postal Code > zipCode | Country > countryCode | Phone > phone | Email > email',
  'fulfilment house':
    'order id > orderNO | ship_name > name | ship_attn | ship_email > email | ship_phone > phone | ship_address_1 > addressLine1 | ship_address_2 > addressLine2 | ship_city > city | ship_state > stateCode | ship_zipcode > zipCode | ship_country > countryCode | product_sku | product_qty | product_name',
  'Royal Mail Click & Drop':
    'Order reference > orderNO | Special instructions | Date > createTime | Weight > packageWeight1 | Package size > packageType | Sub-total | Shipping cost | Total | Currency code | Service code > serviceCode | Customer title | First name > name | Last name > name | Phone > phone | Email > email | Company name > company | Address line 1 > addressLine1 | Address line 2 > addressLine2 | Address line 3 > addressLine2 | City > city | County > stateCode | Postcode > zipCode | Country > countryCode | Product SKU | Product name | Quantity | Unit price | Unit weight | Customs code | Country of origin | Customs description | Commercial invoice number | Commercial invoice date',
  'parcel broker':
    'Customer Shipment Reference > orderNO/reference | Ordered Date > createTime | Weight > packageWeight1 | Length > packageLength | Width > packageWidth | Height > packageHeight | Sender Name > senderName | Sender Email > senderEmail | Sender Phone > senderPhone | Sender Address Organisation > senderCompany | Sender Address Line 1 > senderAddressLine1 | Sender Address Line 2 > senderAddressLine2 | Sender Address Town / City > senderCity | Sender Address County / State > senderStateCode | Sender Address Postcode > senderZipCode | Sender Address Country > senderCountryCode | Recipient Name > name | Recipient Email > email | Recipient Phone > phone | Recipient Address Organisation > company | Recipient Address Line 1 > addressLine1 | Recipient Address Line 2 > addressLine2 | Recipient Address Town / City > city | Recipient Address County / State > stateCode | Recipient Address Postcode > zipCode | Recipient Address Country > countryCode',
  'DHL online franking (de)':
    'SEND_NAME1 > senderName | SEND_NAME2 | SEND_STREET > senderAddressLine1 | SEND_HOUSENUMBER > senderAddressLine1 | SEND_PLZ > senderZipCode | SEND_CITY > senderCity | SEND_COUNTRY > senderCountryCode | RECV_NAME1 > name | RECV_NAME2 | RECV_STREET > addressLine1 | RECV_HOUSENUMBER > addressLine1 | RECV_PLZ > zipCode | RECV_CITY > city | RECV_COUNTRY > countryCode | PRODUCT | COUPON',
  'Shipwire wholesale':
    '[order_no] > orderNO | [external_id] | [order_date] > createTime | [ship_to_name] > name | [ship_to_address_1] > addressLine1 | [ship_to_address_2] > addressLine2 | [ship_to_address_3] > addressLine2 | [ship_to_city] > city | [ship_to_state] > stateCode | [ship_to_ZIP] > zipCode | [ship_to_country] > countryCode | [ship_to_email] > email | [ship_to_phone] > phone | [ship_to_is_commercial] | [ship_to_company_name] > company | [force_ship_to_address] | [force_duplicate] | [bill_to_name] | [bill_to_address_1] | [bill_to_city] | [bill_to_state] | [bill_to_ZIP] | [bill_to_country] | [bill_to_email] | [bill_to_phone] | [bill_to_company_name] | [sku] | [retailer_sku] | [upc] | [quantity] | [shipping_method] > serviceCode | [packing_list_message_1] | [shipping_window_type] | [shipping_window_min_date] | [delivery_window_type]',
  'Canada labels':
    'CustomerReference > orderNO/reference | Company > company | ContactName > name | Phone > phone | Email > email | AddressLine1 > addressLine1 | AddressLine2 > addressLine2 | City > city | Province > stateCode | PostalCode > zipCode | Country > countryCode | Weight > packageWeight1 | Length > packageLength | Width > packageWidth | Height > packageHeight | ServiceCode > serviceCode | Quantity',
  EasyParcel:
    'No* | Category | Parcel Content* | Parcel Value (RM)* | Weight (kg)* > packageWeight1 | Pick Up Date* | Sender Name* > senderName | Sender Company > senderCompany | Sender Contact* > senderPhone | Sender Alt Contact | Sender Email > senderEmail | Sender Address* > senderAddressLine1 | Sender Postcode* > senderZipCode | Sender City* > senderCity | Receiver Name* > name | Receiver Company > company | Receiver Contact* > phone | Receiver Alt Contact | Receiver Email > email | Receiver Address* > addressLine1 | Receiver Postcode* > zipCode | Receiver City* > city | Courier Company > carrierName | Alternative Courier Company | Tracking SMS | Drop Off At Courier Branch | Reference > reference/orderNO | Tracking Whatsapp',
  'Temu seller (full)':
    'order id > orderNO | order status | Logistics service suggestion | order item ID | order item status | product name by customer order | product name | variation | contribution sku | sku id | quantity purchased | quantity shipped | quantity to ship | recipient name > name | recipient first name | recipient last name | recipient phone number > phone | virtual email > email | ship address 1 > addressLine1 | ship address 2 > addressLine2 | ship address 3 > addressLine2 | district | ship city > city | ship state > stateCode | ship postal code (Must be shipped to the following zip code.) > zipCode | ship country > countryCode | purchase date > createTime | latest shipping time | latest delivery time | iPhone serial number | activity goods base price | base price total | tracking number | carrier > carrierName | order settlement status | keep proof of shipment before delivery',
  'partner file':
    'code > orderNO | partner | date > createTime | sku | quantity | name > name | company > company | city > city | zip > zipCode | state > stateCode | country > countryCode | addressOne > addressLine1 | addressTwo > addressLine2',
  'Dutch shop':
    'orderId > orderNO | orderDate > createTime | shippingDate | qtyShipped | trackAndTraceCode | trackAndTraceUrl | customerFirstname > name | customerLastname > name | shippingAddressStreet > addressLine1 | shippingAddressNumber > addressLine1 | shippingAddressNumberAddition > addressLine1 | shippingAddressPostcode > zipCode | shippingAddressCity > city | shippingAddressCountry > countryCode | customerEmail > email | telephone > phone | sku | quantity | EAN | costPrice | expectedShippingDate',
  'merchandise system (de)':
    'Belegnummer > orderNO | Lieferadresse_Vorname > name | Lieferadresse_Nachname > name | Lieferadresse_Strasse > addressLine1 | Lieferadresse_Hausnummer > addressLine1 | Lieferadresse_Firma > company | Lieferadresse_Postleitzahl > zipCode | Lieferadresse_Ort > city | Lieferadresse_Land > countryCode | Artikelnummer | Menge | EK-Preis | Positionsnummer',
  'eBay (de)':
    'Verkaufsprotokollnummer | Bestellnummer > orderNO | Nutzername des Käufers | Name des Käufers | E-Mail des Käufers > email | Hinweis des Käufers | Adresse 1 des Käufers | Adresse 2 des Käufers | Wohnort des Käufers | Bundesland des Käufers | PLZ des Käufers | Land des Käufers | Name des Empfängers > name | Telefonnummer des Empfängers > phone | Adresse 1 des Empfängers > addressLine1 | Adresse 2 des Empfängers > addressLine2 | Versand nach - Ort > city | Versand nach - Bundesland > stateCode | Versand nach - PLZ > zipCode | Versand nach - Land > countryCode | Artikelnummer | Angebotstitel | Bestandseinheit | Anzahl | Verkauft für | Verpackung und Versand | Gesamtbetrag | Zahlungsmethode > payMethod | Verkauft am > createTime | Zahlungsdatum | Versandservice > serviceCode | Sendungsnummer | Transaktionsnummer',
  'eBay (de, sales log)':
    'Verkaufsprotokollnummer | Mitgliedsname | Vollständiger Name des Käufers > name | E-Mail des Käufers > email | Käuferadresse 1 > addressLine1 | Käuferadresse 2 > addressLine2 | Ort des Käufers > city | Staat des Käufers > stateCode | Postleitzahl des Käufers > zipCode | Land des Käufers > countryCode | Bestellnummer > orderNO | Artikelnummer | Transaktions-ID | Artikelbezeichnung | Stückzahl | Verkaufspreis | Inklusive Mehrwertsteuersatz | Verpackung und Versand | Versicherung | Gesamtpreis | Zahlungsmethode > payMethod | PayPal Transaktions-ID | Rechnungsnummer | Rechnungsdatum | Verkaufsdatum > createTime | Kaufabwicklungsdatum | Bezahldatum | Versanddatum | Versandservice > serviceCode | Abgegebene Bewertungen | Notizzettel | Private Notizen',
  'Yamato B2 (ja)':
    'お客様管理番号 > orderNO/reference | 送り状種別 | クール区分 | 伝票番号 | 出荷予定日 | お届け予定（指定）日 | 配達時間帯 | お届け先コード | お届け先電話番号 > phone | お届け先電話番号枝番 | お届け先郵便番号 > zipCode | お届け先住所 > addressLine1 | お届け先住所（アパートマンション名） > addressLine2 | お届け先会社・部門名１ > company | お届け先会社・部門名２ | お届け先名 > name | お届け先名略称カナ | 敬称 | ご依頼主コード | ご依頼主電話番号 > senderPhone | ご依頼主電話番号枝番 | ご依頼主郵便番号 > senderZipCode | ご依頼主住所 > senderAddressLine1 | ご依頼主住所（アパートマンション名） > senderAddressLine2 | ご依頼主名 > senderName | ご依頼主略称カナ | 品名コード１ | 品名１ | 荷扱い１ | 記事 | コレクト代金引換額（税込） > codAmount | コレクト内消費税額等 | 発行枚数 | ご請求先顧客コード | 運賃管理番号 | 収納代行請求先郵便番号 | 収納代行請求先住所 | 収納代行請求先名(漢字) | 収納代行問合せ先電話番号',
  'Sagawa by a shop (ja)':
    'ご依頼主コード | 部署ご担当者コード | 部署ご担当者名 | ご依頼主電話 > senderPhone | お届け先コード | お届け先郵便番号 > zipCode | お届け先名１ > name | お届け先名２ | お届け先住所１ > addressLine1 | お届け先住所２ > addressLine2 | お届け先電話番号 > phone | お客様管理番号 > orderNO/reference',
  'shop system (ja)':
    '注文番号 > orderNO | 注文日時 > createTime | お届け先氏名 > name | お届け先郵便番号 > zipCode | お届け先都道府県 > stateCode | お届け先市区町村 > city | お届け先丁目・番地・号 > addressLine1 | お届け先建物名・部屋番号 > addressLine2 | お届け先電話番号 > phone | 請求先丁目・番地・号 | 請求先建物名・部屋番号 | 請求先電話番号 | 請求先メールアドレス | 配送方法 > serviceCode | 支払方法 > payMethod | 商品名 | 個数 | 単価',
  'Yahoo (ja)':
    'OrderId > orderNO | OrderTime > createTime | OrderStatus | ShipName > name | ShipZipCode > zipCode | ShipPrefecture > stateCode | ShipCity > city | ShipAddress1 > addressLine1 | ShipAddress2 > addressLine2 | ShipPhoneNumber > phone | ShipMethodName > serviceCode | ShipInvoiceNumber1 | PayMethodName > payMethod | BillName | BillZipCode | BillPrefecture | BillCity | BillAddress1 | BillPhoneNumber | BillMailAddress > email | TotalPrice',
  'CS-Cart':
    'Order ID > orderNO | E-mail > email | User ID | Total | Subtotal | Discount | Payment surcharge | Shipping cost | Date > createTime | Status | Notes | Payment ID | IP address | Details | Taxes | Coupons | Invoice ID | First name | Last name | Phone | Fax | Web site | Tax exempt | Billing: first name | Billing: last name | Billing: address | Billing: address (line 2) | Billing: city | Billing: state | Billing: country | Billing: zipcode | Billing: phone | Shipping: first name > name | Shipping: last name > name | Shipping: address > addressLine1 | Shipping: address (line 2) > addressLine2 | Shipping: city > city | Shipping: state > stateCode | Shipping: country > countryCode | Shipping: zipcode > zipCode | Shipping: phone > phone',
  淘宝: '订单编号 > orderNO | 买家会员名 | 买家支付宝账号 | 买家应付货款 | 买家应付邮费 | 总金额 | 返点积分 | 买家实际支付金额 | 订单状态 | 买家留言 | 收货人姓名 > name | 收货地址 > addressLine1 | 运送方式 > serviceCode | 联系电话 > phone | 联系手机 > phone | 订单创建时间 > createTime | 订单付款时间 | 宝贝标题 | 宝贝种类 | 物流单号 | 物流公司 > carrierName | 订单备注 | 宝贝总数量 | 店铺Id | 店铺名称 > storeName | 订单关闭原因 | 卖家服务费 | 买家服务费 | 发票抬头 | 定金排名 | 修改后的sku | 修改后的收货地址 | 异常信息',
  '网店管家 upload':
    '订单号* > orderNO | 购买人昵称* | 收件人姓名* > name | 手机* > phone | 省* > stateCode | 市* > city | 区* | 地址* > addressLine1 | 邮编 > zipCode | 物品名称* | 商品编码* | 销售属性 | 单价* | 数量* | 快递单号 | 运费 | 下单时间* > createTime | 付款时间* | 买家备注 | 卖家备注 | 店铺折扣 | 平台折扣',
  'freight forwarder (zh)':
    '服务* > serviceCode | 店铺 > storeName | 客户订单号 > orderNO | 地址库编码 | 收件人姓名* > name | 收件人公司 > company | 收件人地址一* > addressLine1 | 收件人地址二 > addressLine2 | 收件人地址三 > addressLine2 | 收件人城市* > city | 收件人省份* > stateCode | 收件人邮编* > zipCode | 收件人国家* > countryCode | 收件人电话* > phone | 收件人邮箱 > email | 参考号一 > reference | 参考号二 > reference2 | 申报币种 | 备注 | 货箱编号 | 货箱重量(KG) > packageWeight1 | 货箱长度(CM) > packageLength | 货箱宽度(CM) > packageWidth | 货箱高度(CM) > packageHeight | 产品SKU | 产品英文品名 | 产品中文品名 | 产品申报单价 | 产品申报数量 | 产品材质 | 产品海关编码 | 产品用途 | 产品品牌 | 产品型号 | 产品重量(kg) | 产品ASIN | 带电 > lithium | 带磁 | 危险品 | 报关方式 | 清关方式 | 交税方式 | 交货条款 | VAT号 | 购买保险 | 保价 > insuranceDeclared | 投保币种',
  '店小秘 upload':
    '订单号 > orderNO | 店铺账号 > storeName | SKU | 属性 | 数量 | 单价 | 币种 | 发货仓库 | 买家姓名 > name | 地址1 > addressLine1 | 城市 > city | 省/州 > stateCode | 区县 | 国家二字码 > countryCode | 邮编 > zipCode | 手机 > phone | Email > email | 买家备注 | 下单时间 > createTime | 客服备注',
  'farm shop (zh)':
    '日期 > createTime | 对接平台名称 | 发货仓库 | 平台订单号 > orderNO | 快递公司 > carrierName | 物流单号 | 收件人姓名 > name | 收件人电话 > phone | 收件人地址 > addressLine1 | 发件人姓名 > senderName | 发件人电话 > senderPhone | 规格名称 | 数量 | 是否售后 | 售后金额 | 总金额',
  'WMS report (zh)':
    '货主 | SO单号 | 平台单号 > orderNO | 运单号 | 承运商 > carrierName | 收货人 > name | 收货人省份 > stateCode | 收货人城市 > city | 收货人区县 | 收货地址 > addressLine1 | 重量(KG) > packageWeight1 | 运费(元) | 产品总数 | 发运时间 | 买家备注 | 卖家备注 | 装箱复核人 | 称重人',
  'Shippingbo (fr)':
    'date > createTime | orderId > orderNO | lineId | sku | quantity | name > name | address 1 > addressLine1 | postcode > zipCode | city > city | country > countryCode | origine | originRef | ean | description | companyName > company | totalCents',
  'Cigo (fr)':
    'Prénom* > name | Nom > name | Numéro de téléphone* > phone | Courriel > email | Adresse* > addressLine1 | Appartement > addressLine2 | Ville > city | Province > stateCode | Code postal > zipCode | Numéro de facture | Date | Commentaires',
  ShipLowCost:
    'Item Name | Quantity | Length > packageLength | Width > packageWidth | Height > packageHeight | Weight > packageWeight1 | Name > name | Surname > name | Email > email | Telephone > phone | Company > company | Building No | Building Name | Street > addressLine1 | City > city | Town | Country > countryCode | Postcode > zipCode',
  Qapla:
    'Courier Code > carrierName | Tracking Number | Shipping Date | Reference > reference/orderNO | Order Date > createTime | Name and Surname > name | Address > addressLine1 | City > city | Zip Code > zipCode | Province > stateCode | Country > countryCode | Email > email | Telephone Number > phone | Representative | Amount | Custom 1 | Notes | Delivery Date | Tag | Parcels | Weight > packageWeight1',
  'Extensiv (3PL Central)':
    'CustomerName | Facility | WarehouseTransactionID | ReferenceNum > reference/orderNO | PONum > orderNO | Retailer | ShipToCompanyName > company | ShipToName > name | ShipToEmail > email | ShipToPhone > phone | ShipToAddress1 > addressLine1 | ShipToAddress2 > addressLine2 | ShipToCity > city | ShipToState > stateCode | ShipToZip > zipCode | ShipToCountry > countryCode | ShipMethod > serviceCode | MarkForName | BatchOrderID | CreationDate > createTime | EarliestShipDate | ShipCancelDate | Carrier > carrierName | BillingCode | TotWeight > packageWeight1 | TotCuFt | TotPackages | Notes | TrackingNumber | BillOfLading',
  'TCS (PK)':
    'Consignee Name > name | Consignee Address > addressLine1 | Consignee Mobile Number > phone | Consignee Email > email | Destination City > city | Pieces | Weight > packageWeight1 | COD Amount > codAmount | Customer Reference Number > reference/orderNO | Special Handling | Service Type > serviceCode | Product Details | Remarks | Insurance/Declared Value > insuranceDeclared',
  'Shopify to carrier (AU)':
    'Company Name > company | Customer Name > name | Shipping Phone > phone | Shipping Address 1 > addressLine1 | Shipping Zip > zipCode | Shipping City > city | Shipping Province Code > stateCode | Shipping Country Code > countryCode | Email > email',
  Inventora:
    'Sale Number* > orderNO | Customer First Name > name | Customer Last Name > name | Company Name > company | Customer Email > email | Shipping Address Line 1 > addressLine1 | Shipping Address Line 2 > addressLine2 | Shipping City > city | Shipping State > stateCode | Shipping Zip Code > zipCode | Shipping Country > countryCode | Product Name* | Product SKU* | Product Quantity* | Product Unit Price* | Shipping (charged to customer) | Tax | Discounts',
  'eParcel (AU)':
    'C_CONSIGNMENT_ID | C_CONSIGNEE_NAME > name | C_CONSIGNEE_BUSINESS_NAME > company | C_CONSIGNEE_ADDRESS_1 > addressLine1 | C_CONSIGNEE_ADDRESS_2 > addressLine2 | C_CONSIGNEE_SUBURB > city | C_CONSIGNEE_STATE_CODE > stateCode | C_CONSIGNEE_POSTCODE > zipCode | C_CONSIGNEE_COUNTRY_CODE > countryCode | C_CONSIGNEE_PHONE_NUMBER > phone | C_CONSIGNEE_EMAIL > email | C_REF > reference/orderNO | A_ACTUAL_CUBIC_WEIGHT | A_LENGTH > packageLength | A_WIDTH > packageWidth | A_HEIGHT > packageHeight | A_NUMBER_IDENTICAL_ARTS',
  'seller panel':
    'SubOrder | Order > orderNO | CreatedOn > createTime | Status | BuyerName | BuyerEmail > email | BuyerPhone > phone | Recipient > name | AddressLine1 > addressLine1 | AddressLine2 > addressLine2 | City > city | State > stateCode | PostalCode > zipCode | Country > countryCode | ShippingMethod > serviceCode | ShippingCost | TrackingNumber | TrackingCarrier > carrierName | Items',
  'Amazon fulfilled shipments':
    'amazon-order-id > orderNO | merchant-order-id | shipment-id | shipment-item-id | amazon-order-item-id | merchant-order-item-id | purchase-date > createTime | payments-date | shipment-date | reporting-date | buyer-email > email | buyer-name | buyer-phone-number | sku | product-name | quantity-shipped | currency | item-price | item-tax | shipping-price | gift-wrap-price | ship-service-level > serviceCode | recipient-name > name | ship-address-1 > addressLine1 | ship-address-2 > addressLine2 | ship-address-3 > addressLine2 | ship-city > city | ship-state > stateCode | ship-postal-code > zipCode | ship-country > countryCode | ship-phone-number > phone | bill-address-1 | bill-address-2 | bill-city | bill-state | bill-postal-code | bill-country | carrier > carrierName | tracking-number | estimated-arrival-date | fulfillment-center-id | fulfillment-channel | sales-channel > storeName',
  'NetSuite orders':
    'internalid | customerMain_firstname | customerMain_lastname | customerMain_email > email | shipaddressee > name | shippingattention | shipaddress1 > addressLine1 | shipaddress2 > addressLine2 | shipcity > city | shipstate > stateCode | shipzip > zipCode | shipcountrycode > countryCode | shipphone > phone | item_externalid | memo | quantityCommitted | trackingNumber',
  'GLS list':
    'Name > name | Address > addressLine1 | City > city | ZipCode > zipCode | Country > countryCode | Phone > phone | Email > email | Reference > reference/orderNO | CODAmount > codAmount',
  'courier sheet (es)':
    'Referencia > reference/orderNO | Tarifa | Fecha entrega | Desde la hora | Hasta la hora | Nombre destinatario > name | Calle > addressLine1 | Código postal > zipCode | Ciudad > city | Provincia > stateCode | País > countryCode | Teléfono > phone | Email > email | Bultos | Peso (kg) > packageWeight1 | Largo (cm) > packageLength | Ancho (cm) > packageWidth | Alto (cm) > packageHeight | Reembolso > codAmount | Observaciones',

  'FedEx (KR)':
    'Recipient Contact Name* (35) > name | Recipient Company Name (35) > company | Receipient Tel #* (15) > phone | Recipient Address Line 1* (35) > addressLine1 | Recipient Address Line 2* (35) > addressLine2 | Recipient Address Line 3 (35) > addressLine2 | Recipient City* (35) > city | State code > stateCode | Recipient Zip Code* (10) > zipCode | Recipient Country Code* (2) > countryCode | Recipient Email (60) > email',
  'Wing (fr)':
    'Référence de commande > orderNO | Nom de l’article | Quantité d’article | Poids d’article (en kg) | Nom > name | Téléphone > phone | Email > email | Adresse > addressLine1 | Complément d’adresse > addressLine2 | Code postal > zipCode | Ville > city | Pays > countryCode | Transporteur > carrierName',
  拼多多:
    '订单成交时间 > createTime | 商品 | 订单号 > orderNO | 订单状态 | 商品总价(元) | 邮费(元) | 店铺优惠折扣(元) | 平台优惠折扣(元) | 用户实付金额(元) | 商家实收金额(元) | 商品数量(件) | 支付时间 | 发货时间 | 确认收货时间 | 商品id | 商品规格 | 样式ID | 商家编码-规格维度 | 商家编码-商品维度 | 收货人 > name | 手机 > phone | 省 > stateCode | 市 > city | 区 | 详细地址 > addressLine1 | 商家备注 | 买家留言 | 售后状态 | 快递单号 | 快递公司 > carrierName',
  'Australia Post':
    'Send From Name > senderName | Send From Business Name > senderCompany | Send From Address Line 1 > senderAddressLine1 | Send From Address Line 2 > senderAddressLine2 | Send From Suburb > senderCity | Send From State > senderStateCode | Send From Postcode > senderZipCode | Send From Phone Number > senderPhone | Send From Email Address > senderEmail | Deliver To Name > name | Deliver To MyPost Number | Deliver To Business Name > company | Deliver To Address Line 1 > addressLine1 | Deliver To Address Line 2 > addressLine2 | Deliver To Suburb > city | Deliver To State > stateCode | Deliver To Postcode > zipCode | Deliver To Phone Number > phone | Deliver To Email Address > email | Item Packaging Type > packageType | Item Delivery Service > serviceCode | Item Description | Item Length > packageLength | Item Width > packageWidth | Item Height > packageHeight | Item Weight > packageWeight1 | Item Dangerous Goods Flag | Signature On Delivery > signatureType | Extra Cover Amount > insuranceDeclared',
  atoship:
    'order_id > orderNO | ship_name > name | ship_address1 > addressLine1 | ship_address2 > addressLine2 | ship_city > city | ship_state > stateCode | ship_zip > zipCode | ship_country > countryCode | ship_phone > phone | ship_email > email | weight > packageWeight1 | length > packageLength | width > packageWidth | height > packageHeight | service > serviceCode | items',
  '楽天 (ja)':
    '注文番号 > orderNO | ステータス | 注文日時 > createTime | 支払方法名 > payMethod | 合計金額 | 送料合計 | 注文者郵便番号1 | 注文者住所都道府県 | 注文者姓 | 注文者名 | 送付先郵便番号1 > zipCode | 送付先郵便番号2 > zipCode | 送付先住所都道府県 > stateCode | 送付先住所郡市区 > city | 送付先住所それ以降の住所 > addressLine1 | 送付先姓 > name | 送付先名 > name | 送付先姓カナ | 送付先名カナ | 送付先電話番号1 > phone | 送付先電話番号2 > phone | 送付先電話番号3 > phone | 商品名 | 商品番号 | SKU管理番号 | 単価 | 個数 | 配送方法 > serviceCode | お届け日指定 | コメント',

  Eshopbox:
    'Channel order id > orderNO | Customer order id | Order item id | Payment method > payMethod | COD Amount > codAmount | Replacement for order item id | Shipping customer name > name | Shipping email id > email | Shipping contact number > phone | Shipping address > addressLine1 | Shipping pin code > zipCode | Shipping city > city | Shipping state > stateCode',
  Packeta:
    'Reserved | Order number > orderNO | Name > name | Surname > name | Company > company | E-mail > email | Phone > phone | COD > isCod/codAmount | Currency | Value | Weight > packageWeight1 | Pickup point or carrier | Sender label | Adult content | Street > addressLine1 | House number > addressLine1 | City > city | Postal code > zipCode',
  DreamRobot:
    'orderId > orderNO | orderDate > createTime | deliveryAddressTitle | deliveryAddressFirstName > name | deliveryAddressLastName > name | deliveryAddressCompany > company | deliveryAddressStreet > addressLine1 | deliveryAddressHousenumber > addressLine1 | deliveryAddressAdditional > addressLine2 | deliveryAddressZipCode > zipCode | deliveryAddressCity > city | deliveryAddressProvince > stateCode | deliveryAddressCountry > countryCode | billingAddressTitle | billingAddressFirstName | billingAddressLastName | billingAddressCompany | billingAddressStreet | billingAddressHousenumber | billingAddressZipCode | billingAddressCity | productId',
  Fenix:
    'ORDER_ID > orderNO | ORDER_NUMBER > orderNO | PLACED_DTTM > createTime | ITEM_QUANTITY | ORDER_SOURCE | ORDER_STATUS | FULFILLMENT_STATUS | CANCLLED_DTTM | TOTAL_WEIGHT.VALUE > packageWeight1 | TOTAL_WEIGHT.UNITS > packageUnit | SHIPPING_LINE.SOURCE | SHIPPING_LINE.CODE | SHIPPING_LINE.SERVICE > serviceCode | SHIPCOST.VALUE | SHIPCOST.CURRENCY | BUYER_ADDRESS.ADDRESS_1 > addressLine1 | BUYER_ADDRESS.ADDRESS_2 > addressLine2 | BUYER_ADDRESS.CITY > city | BUYER_ADDRESS.PROVINCE > stateCode | BUYER_ADDRESS.PROVINCE_CODE > stateCode | BUYER_ADDRESS.COUNTRY > countryCode | BUYER_ADDRESS.COUNTRY_CODE > countryCode | BUYER_ADDRESS.ZIPCODE > zipCode | LINE_ITEMS.SKU | LINE_ITEMS.QUANTITY',
  'shop (fr)':
    'ID | N° Commande > orderNO | Nom Client > name | Email Client > email | Téléphone > phone | Adresse > addressLine1 | Total (€) | Statut | Date Commande > createTime | Date Livraison | Nb Produits | Quantité Totale',
  'call centre (fr)':
    'Date Création > createTime | Référence > reference/orderNO | Client > name | Téléphone > phone | Ville > city | Commune | Adresse > addressLine1 | Produit | Quantité | Montant | Statut | Appelant | Date Appel | Note Appelant | Livreur | Note Livreur | Type Livraison | Agence Retrait',
  'route (pt)': 'logradouro > addressLine1 | numero > addressLine1 | bairro | cidade > city | uf > stateCode',
  'Shopware (de)':
    'Bestell-ID > orderNO | Bestellnummer > orderNO | Bestelldatum > createTime | Vertriebskanal-Name | Liefermethode > serviceCode | Zahlungsmethode > payMethod | Währung | Kunden-ID | Kundennummer | Kunden-E-Mail > email | Kundengruppe | Vorname (Kunde) > name | Nachname (Kunde) > name | Firma (Kunde) > company',
  Kornit:
    'order.external_ref > orderNO | order.sales_datetime > createTime | order.shipping_company > company | order.shipping_address_1 > addressLine1 | order.shipping_address_2 > addressLine2 | order.shipping_address_3 > addressLine2 | order.shipping_postcode > zipCode | order.shipping_country > countryCode | order.shipping_country_code > countryCode | order.shipping_method > serviceCode | order.shipping_carrier > carrierName | order.billing_address_1 | order.billing_postcode | order.billing_country | order.customer_name > name | order.customer_email > email | item.sku | item.description | item.quantity',
  'shop back office (zh)':
    '业务订单号 > orderNO | 订单时间 > createTime | 买家姓名 | 付款订单号 | 付款状态 | 付款时间 | 卖家备注 | 买家备注 | 运费 | 应付金额 | 姓名 > name | 电话 > phone | 座机 | 省 > stateCode | 市 > city | 区 | 详细地址 > addressLine1 | 邮编 > zipCode | 在线sku | sku | 商品名称 | sku类型 | 数量 | 售价 | 快递 > carrierName | 单号 | 发货时间 | 状态 | 业务员 | 便签 | 店铺名称 > storeName',
  'line haul (zh)':
    '订单号 > orderNO | 平台交易号 | 交货仓 | 产品名称 | 收件人姓名 > name | 收件人电话 > phone | 收件人邮箱 > email | 收件人税号 | 收件人公司 > company | 收件人国家 > countryCode | 收件人省/州 > stateCode | 收件人城市 > city | 收件人邮编 > zipCode | 收件人地址 > addressLine1 | 收件人门牌号 > addressLine1 | 销售平台 | 发件人税号信息 | 包装尺寸【长】cm > packageLength | 包装尺寸【宽】cm > packageWidth | 包装尺寸【高】cm > packageHeight | 收款到账日期 | 币种类型',
  'mini shop (zh)':
    '订单号 > orderNO | 收货人省份 > stateCode | 收货人城市 > city | 收货人地区 | 详细收货地址/提货地址 > addressLine1 | 订单创建时间 > createTime',
  'ERP export (zh)':
    '平台订单号 > orderNO | 店铺编码 | 订单类型 | 配送方式 > serviceCode | 买家留言 | 卖家留言 | 平台创建时间 > createTime | 付款时间 | 客户名称 > name',
  'rate sheet':
    'ShipmentID | shipper_country > senderCountryCode | receiver_country > countryCode | weight_kg > packageWeight1 | length_cm > packageLength | width_cm > packageWidth | height_cm > packageHeight | receiver_name > name | receiver_city > city | receiver_postcode > zipCode | purpose | currency',
  'tour (fr)':
    'ID | NOM > name | DELIVERY DATE | ADRESSE 1 > addressLine1 | CP > zipCode | VILLE > city | TOURNEE',
  'sales (es)':
    'NÚMERO DE PEDIDO > orderNO | CANTIDAD PEDIDA | PRECIO POR UNIDAD | NÚMERO DE LÍNEA DE PEDIDO | VENTAS | FECHA DE PEDIDO > createTime | ESTADO | LÍNEA DE PRODUCTO | CÓDIGO_PRODUCTO | NOMBRE_CLIENTE > name | TELÉFONO > phone | DIRECCIÓN1 > addressLine1 | DIRECCIÓN2 > addressLine2 | CIUDAD > city | CÓDIGO_POSTAL > zipCode | PAÍS > countryCode',
  'Falabella (es)':
    'ID del articulo del pedido | SKU del vendedor | SKU de Falabella | Creado el > createTime | Numero de pedido > orderNO | ID de pedido > orderNO',
  'pick tickets':
    'pick_ticket_num | order_num > orderNO | order_date > createTime | sold_to_name | sold_to_address | sold_to_city | sold_to_state | sold_to_country | sold_to_zip | ship_to_name > name | ship_to_address > addressLine1 | ship_to_city > city | ship_to_state > stateCode | ship_to_zip > zipCode | ship_to_country > countryCode',
  'label tool':
    'name > name | company > company | add1 > addressLine1 | add2 > addressLine2 | city > city | state > stateCode | postcode > zipCode | country > countryCode | telephone > phone | email > email | weight > packageWeight1 | length > packageLength | width > packageWidth | height > packageHeight',
  'MyParcel (nl)':
    'cc > countryCode | postal_code > zipCode | city > city | street > addressLine1 | number > addressLine1 | number_suffix | person > name | company > company | email > email | phone > phone',
  'processed orders':
    'buyer_id | name > name | email > email | country > countryCode | state > stateCode | city > city | zip > zipCode | first_line > addressLine1 | second_line > addressLine2 | product_identifier | title',
};

/** The same for products. */
export const worldProductRows: Readonly<Record<string, string>> = {
  'Magento furniture':
    'name > skuName | short_description > skuNameCN | sku > skuCode | price | weight > weight1 | color | notes > note | product_category_type | erp_sku | dimensions | cbm | texture | upc > upc | width > width | depth > length | height > height | material | case_dimensions | shipping_method | item_status | number_packages | foam_depth | child_skus | packing | frame_construction | seat_width | seat_depth | seat_height | gross_weight > weight1 | cbft | item_type | bed_size | asin > asin | freight_class | google_category | headboard_height | base_height | shipping_skus | pallet_length | pallet_depth | pallet_height | pallet_weight',
  Spree:
    'sku > skuCode | name > skuName | slug | status | description > skuNameCN | meta_title | meta_description | meta_keywords | tags | price | compare_at_price | currency | width > width | height > height | depth > length | dimensions_unit > unit | weight > weight1 | weight_unit > unit | available_on | discontinue_on | track_inventory | inventory_count',
  'JTL (de)':
    'Artikelnummer > skuCode | EAN/Barcode > ean/upc | Lieferanten ArtNr. | HAN | Artikelname > skuName | Kurzbeschreibung > skuNameCN | Beschreibung > skuNameCN | Std. VK Netto | Durchschn. EK Netto > purchasingCost | Lagerbestand | Artikelgewicht > weight1 | Versandgewicht > weight1 | Hersteller > brand | Kategorie Level 1 | EK Netto > purchasingCost | TARIC-Code > scheduleB | Herkunftsland > originCountry | Länge > length | Breite > width | Höhe > height',
  'ePages (de)':
    'Typ [Class] | Bezeichner [Alias] > skuCode | Sortierung [Position] | Sichtbar [IsVisible] | Steuerklasse [TaxClass] | Bestelleinheit [OrderUnit] | Hersteller [Manufacturer] > brand | Hersteller-Produktnr. [ManufacturerSKU] | Produkt-Code [UPCEAN] > upc/ean | Lagerbestand [StockLevel] | Mindestlagerbestand [StockLevelAlert] | Gewichtseinheit [WeightUnit] > unit | Versandgewicht [Weight] > weight1 | Länge [Length] > length | Höhe [Height] > height | Breite [Width] > width | Versandmethoden [ShippingMethods] | Name/Deutsch [Name/de] > skuName | Seitentitel/Deutsch [Title/de] | Beschreibung/Deutsch [Description/de] > skuNameCN | Neu [IsNew]',
  'warehouse list (de)':
    'Artikel-Nr. > skuCode | Bezeichnung > skuName | EAN-Code > ean | Marke > brand | Zolltarifnummer > scheduleB | Ursprungsland > originCountry | Länge (cm) > length | Breite (cm) > width | Höhe (cm) > height | Gewicht (kg) > weight1 | EK-Preis > purchasingCost | VK-Preis | VPE > qtyInOnePackage | Lagerplatz | Bemerkung > note',
  'warehouse list (fr)':
    'Référence > skuCode | Désignation > skuName | Code-barres > ean/upc | Marque > brand | Fournisseur | Poids (kg) > weight1 | Longueur (cm) > length | Largeur (cm) > width | Hauteur (cm) > height | Prix d’achat > purchasingCost | Prix de vente | Code douanier > scheduleB | Pays d’origine > originCountry | Quantité | Remarques > note',
  'PrestaShop (fr)':
    'ID | Actif (0/1) | Nom > skuName | Catégories (x,y,z...) | Prix HT | Règle de taxes | Prix de gros > purchasingCost | En solde (0/1) | Référence > skuCode | Référence fournisseur | Fournisseur | Marque > brand | EAN13 > ean | UPC > upc | Largeur > width | Hauteur > height | Profondeur > length | Poids > weight1 | Quantité | Résumé > skuNameCN | Description > skuNameCN | Mots-clés | URL simplifiée | Date de création du produit',
  'Mercado Libre (es)':
    'SKU > skuCode | Título > skuName | Visitas (90d) | Ventas (90d) | Conversión % | ID Publicación | ID Inventario | Precio | Categoria_ID | Tipo_Publicacion | Comision_ML | Costo_Envio_ML | Impuestos_Estimados | Tipo_Logistica | Peso_gr > weight2/weight1 | Alto_cm > height | Ancho_cm > width | Largo_cm > length',
  'shop upload (es)':
    'nombre > skuName | descripcion > skuNameCN | descripcion_corta > skuNameCN | sku > skuCode | precio | precio_comparacion | precio_costo > purchasingCost | cantidad_stock | categoria | marca > brand | etiquetas | peso > weight1 | largo > length | ancho > width | alto > height | imagen_principal | activo | destacado',
  'warehouse list (es)':
    'Código > skuCode | Descripción > skuName/skuNameCN | Código de barras > ean/upc | Marca > brand | Proveedor | Peso bruto (kg) > weight1 | Largo (cm) > length | Ancho (cm) > width | Alto (cm) > height | Coste > purchasingCost | PVP | Partida arancelaria > scheduleB | País de origen > originCountry | Unidades por caja > qtyInOnePackage | Observaciones > note',
  'AnyX (ja)':
    '商品マスタ名 > skuName | グルーピング (任意) | バリエーション名 (任意) | 商品コード (任意) > skuCode | 通貨 | タグ (任意) | 価格 (任意) | 商品原価 (任意) > purchasingCost | 商品説明 (任意) > skuNameCN | 重さ (任意) > weight1/weight2 | 原産国 (任意) > originCountry | HSコード (任意) > scheduleB | 在庫連携',
  'MakeShop (ja)':
    '商品特定コード指定 | 更新時間フラグ | システム商品コード | 独自商品コード > skuCode | カテゴリ識別コード | カテゴリーパス | 商品名 > skuName | 重量 > weight1 | 販売価格 | 定価 | ポイント | 仕入価格 > purchasingCost | 製造元 > brand | 原産地 > originCountry | 原産地表示フラグ | JANコード > ean',
  'export list (zh)':
    '型号 * > skuCode | 分类 | 中文品名 > skuName/skuNameCN | 英文品名 > skuName | 规格 | HS 编码 > scheduleB | 单价 | 每箱装 > qtyInOnePackage | 外箱长 cm | 外箱宽 cm | 外箱高 cm | 单箱净重 kg | 单箱毛重 kg | 申报要素',
  'Oracle WMS':
    'company_id | item_alternate_code > skuCode | part_a | part_b | item_barcode > ean/upc | description > skuName | unit_cost > purchasingCost | unit_length > length | unit_width > width | unit_height > height | unit_weight > weight1 | unit_volume | hazmat | recv_type',
  'ERP to WMS':
    'Location Prefix | Product Code > skuCode | Product Key | Product Name > skuName | Product Description > skuNameCN | Product Search Name | Product Category Code | Product Category Description | Size Code | Color Code | Product Style | UPC > upc | GTIN > ean/upc | Product Class | Unit Gross Weight > weight1 | Unit Net Weight | Weight Unit of Measure Code > unit | Cube | Cube Unit of Measure Code',
  'Commerce Layer':
    'code > skuCode | name > skuName | shipping_category_id | description > skuNameCN | image_url | pieces_per_pack > qtyInOnePackage | weight > weight1 | unit_of_weight > unit | hs_tariff_number > scheduleB | do_not_ship | do_not_track',
  'supplier network':
    'item_id | supplier_uuid | title > skuName | description > skuNameCN | warranty | return_policy | manufacturer > brand | brand > brand | country_of_origin > originCountry | shipping_origin_country | categories | restrict_from_marketplaces | sku > skuCode | upc > upc | msrp | wholesale_price > purchasingCost | quantity',
  'phone app':
    'code > skuCode | barcode > ean/upc | name > skuName | quantity | purchase_price > purchasingCost | price | list_price | cash_price | transfer_price | category | min_stock | description > skuNameCN | image_url',
  Vend: 'id | handle | sku > skuCode | composite_sku | composite_quantity | name > skuName | description > skuNameCN | type | tags | variant_option_one_name | variant_option_one_value | tax_name | retail_price | supply_price > purchasingCost | supplier_code | brand_name > brand | supplier_name | active | track_inventory | inventory_Main_Outlet | reorder_point_Main_Outlet',
  Zonos:
    'SKU > skuCode | Product ID | Name > skuName | Description > skuNameCN | Customs description > custDescription | Amount | Currency | Country of origin > originCountry | HS code > scheduleB | Weight > weight1 | Weight unit > unit | Length > length | Width > width | Height > height | Dimensional unit > unit | Brand > brand | Image URL',
  Ecwid:
    'type | product_internal_id | product_sku > skuCode | product_name > skuName | product_is_available | product_price | product_compare_to_price | product_cost_price > purchasingCost | product_is_inventory_tracked | product_quantity | product_description > skuNameCN | product_media_main_image_url | product_category_1 | product_weight > weight1 | product_length > length | product_width > width | product_height > height | product_is_shipping_required | product_tax_class_code | product_upc > upc | product_brand > brand',
  'Lazada products':
    '*Product Name > skuName | Brand > brand | Main Description > skuNameCN | *SellerSKU > skuCode | *Price | Special Price | *Quantity | *Package Weight (kg) > weight1 | *Package Length (cm) > length | *Package Width (cm) > width | *Package Height (cm) > height | Dangerous Goods | Main Image',
  'food ERP':
    'ItemSK | ItemID > skuCode | ItemDescription > skuName | SalesInvoiceDescription | BarCodeLabelDescription | ShippingDescription | ItemType | ItemClass | IsLotTracked | UOMSchedule | InventoryUnitUOM | UnitTareWeight | ShippingWeight > weight1 | CostGroup | StandardCost > purchasingCost | ActualCost | ExpirationDays | UPC > upc | GTIN > ean/upc',

  'warehouse list (ja)':
    '商品コード > skuCode | 商品名 > skuName | JANコード > ean | 縦(cm) > length | 横(cm) > width | 高さ(cm) > height | 重量(g) > weight2/weight1 | 入数 > qtyInOnePackage | 原価 > purchasingCost | 売価 | ブランド > brand | 備考 > note',
  'FBA packing list (zh)':
    'FBA箱号 | 中文品名 > skuName/skuNameCN | 英文品名 > skuName | SKU码 > skuCode | 海关编码 > scheduleB | 材质（中文） | 材质（英文） | 品牌 > brand | 品牌类型 | 型号 | 用途 | 带电、磁 > batteryFlag | 总箱数 | 单箱净重 | 单箱毛重 > weight1 | 单箱个数 > qtyInOnePackage | 产品总个数 | 申报单价 > declaredValue | 申报总价 | 申报币种 | 采购单价 > purchasingCost | 采购总价 | 采购币种 | 长 cm > length | 宽 cm > width | 高 cm > height | 图片',
  'OpenCart export':
    'product_id | name(en-gb) > skuName | categories | sku > skuCode | upc > upc | ean > ean | jan | isbn | mpn | location | quantity | model | manufacturer > brand | image_name | shipping | price | points | date_added | date_modified | weight > weight1 | weight_unit > unit | length > length | width > width | height > height | length_unit > unit | status | tax_class_id | description(en-gb) > skuNameCN | meta_title(en-gb) | meta_description(en-gb) | stock_status_id | sort_order | subtract | minimum',
  'Amazon flat file (de)':
    'Verkäufer-SKU > skuCode | Produkt-ID | Produkt-ID-Typ | Produktname > skuName | Markenname > brand | Hersteller > brand | Produktbeschreibung > skuNameCN | Preis | Menge | Verpackungslänge > length | Verpackungsbreite > width | Verpackungshöhe > height | Verpackungsgewicht > weight1 | Ursprungsland > originCountry | Zustand | Versandvorlage',

  'shop (fr)':
    'ID | Nom > skuName | Description > skuNameCN | Prix (€) | Stock | Code Barre > ean/upc | Note > note | Image | Date Creation',
  'purchasing (pt)':
    'título > skuName | EAN > ean | GTIN > ean/upc | multiplo de compra | preço de compra > purchasingCost | quantidade | lotes_down | largura > width | profundidade > length | altura > height | peso bruto da caixa',
  'overseas warehouse (zh)':
    '产品中文名称 > skuNameCN/skuName | 产品英文名称 > skuName | 系统编码 | SKU > skuCode | SPU | SPU描述 | 包装尺寸 | 原SKU | 总库存 | 产品状态 | 供应商名称 | 采购价(不含税) > purchasingCost | 供应链端负责人',
  Buytown:
    'name > skuName | price | description > skuNameCN | category_id | brand_id | brand > brand | sku_code > skuCode | hsn_code > scheduleB | stock | weight > weight1 | image',
  Unleashed:
    '*Product Code > skuCode | *Product Description > skuName | Notes > note | Barcode > ean/upc | Unit of Measure > quantityUnit/unit | Min Stock Alert Level | Max Stock Alert Level | Label Template | SO Label Template | PO Label Quantity | Supplier Code | Supplier Name | Supplier Product Code | Default Purchase Price > purchasingCost | Minimum Order Quantity | Minimum Sale Quantity | Default Sell Price | Minimum Sell Price | Sell Price Tier 1 | Pack Size > qtyInOnePackage | Weight > weight1 | Width > width | Height > height | Depth > length | Reminder',
};
