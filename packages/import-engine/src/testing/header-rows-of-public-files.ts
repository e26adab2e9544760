/**
 * Header rows as public programs and their documentation write them, collected after all others; the expected columns were written
 * down before testing. See `productHeaderRows` for the form.
 */
export const publicProductRows: Readonly<Record<string, string>> = {
  'GoHighLevel products':
    'Handle | Title > skuName | Body (HTML) > skuNameCN | Included in Online Store | Image Src | Option1 Name | Option1 Value | Option2 Name | Option2 Value | Variant Price | Variant Compare At Price | Track Inventory | Allow Out of Stock Purchases | Available Quantity | SKU > skuCode | Weight Value > weight1 | Weight Unit > unit | Dimension Length > length | Dimension Width > width | Dimension Height > height | Dimension Unit > unit | Product Label Enable | Label Title | Label Start Date | Label End Date | SEO Title | SEO Description',
  'Medusa vendor inventory':
    'Title > skuName | SKU > skuCode | Description > skuNameCN | In Stock | Reserved | Available | Requires Shipping | Country of Origin > originCountry | HS Code > scheduleB | MID Code | Material | Weight > weight1 | Length > length | Height > height | Width > width',
  'Lightspeed R-Series items':
    'System ID | UPC > upc | EAN > ean | Custom SKU > skuCode | Manufacturer SKU | Description > skuName/skuNameCN | Default Cost > purchasingCost | Price | MSRP | Brand > brand | Category | Subcategory 1 | Vendor > ?brand | Vendor ID | Discountable | Taxable | Serialized | Quantity on Hand | Reorder Point | Note > note',
  'Square library 2025':
    'Reference Handle | Token | Item Name > skuName | Customer-facing Name | Variation Name | SKU > skuCode | Description > skuNameCN | Categories | Reporting Category | SEO Title | SEO Description | Permalink | GTIN > ean/upc | Square Online Item Visibility | Item Type | Weight (lb) > weight1 | Social Media Link Title | Shipping Enabled | Self-serve Ordering Enabled | Delivery Enabled | Pickup Enabled | Price | Online Sale Price | Archived | Sellable | Contains Alcohol | Stockable | Default Unit Cost > purchasingCost | Default Vendor Name | Default Vendor Code',
  'Cdiscount offres':
    "Référence vendeur > skuCode | EAN > ean | Libellé court > skuName | Libellé long > skuName/skuNameCN | Description > skuNameCN | Marque > brand | Prix | Stock | Eco-part | DEA | Délai de préparation | Poids (kg) > weight1 | Longueur (cm) > length | Largeur (cm) > width | Hauteur (cm) > height | Code douanier > scheduleB | Pays d'origine > originCountry",
  'Kaufland product feed':
    'ean > ean | title > skuName | category | description > skuNameCN | short_description > skuNameCN | manufacturer > brand | mpn > ?skuCode | picture_1 | picture_2 | length > length | width > width | height > height | weight > weight1 | country_of_origin > originCountry | energy_label',
  'Ecwid 2025':
    'type | product_internal_id | product_sku > skuCode | product_name > skuName | product_description > skuNameCN | product_price | product_lowest_price | product_compare_to_price | product_cost_price > purchasingCost | product_is_featured | product_quantity | product_shipping_preparation_time | product_weight > weight1 | product_length > length | product_width > width | product_height > height | product_brand > brand | product_upc > upc | product_seo_title | product_tax_class_code',
  赛盒: '商品SKU > skuCode | 商品中文名称 > skuNameCN/skuName | 商品英文名称 > skuName | 商品分类 | 商品重量(g) > weight1/weight2 | 包装长(cm) > length | 包装宽(cm) > width | 包装高(cm) > height | 采购单价 > purchasingCost | 默认供应商 | 报关中文名 | 报关英文名 > custDescription | 申报价格($) > declaredValue | 海关编码 > scheduleB | 原产国 > originCountry | 是否带电 > batteryFlag | 商品备注 > note',
  '管易云 商品':
    '商品代码 > skuCode | 商品名称 > skuName | 规格代码 | 规格名称 | 商品简称 | 商品条码 > ean/upc | 规格条码 > ?ean/?upc | 重量 > weight1 | 体积 | 标准进价 > purchasingCost | 标准售价 | 品牌 > brand | 商品单位 > ?unit/?quantityUnit | 备注 > note',
};

/** Like {@link publicProductRows} for orders. */
export const publicOrderRows: Readonly<Record<string, string>> = {
  'Coupang DeliveryList':
    '번호 | 묶음배송번호 > ?orderNO | 주문번호 > orderNO | 택배사 > carrierName | 운송장번호 | 분리배송 Y/N | 분리배송 출고예정일 | 주문시 출고예정일 | 출고일(발송일) | 주문일 > createTime | 등록상품명 | 등록옵션명 | 노출상품명(옵션명) | 노출상품ID | 옵션ID | 최초등록옵션명 | 업체상품코드 | 바코드 | 결제액 | 배송비구분 | 배송비 | 도서산간 추가배송비 | 구매수(수량) | 옵션판매가(판매단가) | 구매자 > ?name | 구매자이메일 > ?email | 구매자전화번호 > ?phone | 수취인이름 > name | 수취인전화번호 > phone | 우편번호 > zipCode | 수취인 주소 > addressLine1 | 배송메세지 | 상품별 추가메시지 | 주문자 추가메시지 | 배송완료일 | 구매확정일자 | 결제위치',
  롯데ON:
    '* F/C | * 주문유형 | * 배송처 | * 고객ID | 판매채널 > storeName | * 묶음배송번호 > ?orderNO | * 품목코드 | 품목명 | 옵션 | 가격 | * 품목수량 | 주문자 > ?name | * 받는사람명 > name | 주문자 전화번호 > ?phone | * 받는사람 전화번호 > phone | * 받는사람 우편번호 > zipCode | * 받는사람 주소 > addressLine1 | 배송메세지 | * 주문일자 > createTime | 박스구분 | 상세배송유형 | 위험물 구분 | API 연동용 판매자ID',
  'Sagawa BZ':
    'お届け先コード | お届け先郵便番号 > zipCode | お届け先住所１ > addressLine1 | お届け先住所２ > addressLine2 | お届け先住所３ > addressLine2 | お届け先名１ > name | お届け先名２ > ?name/?company | お届け先電話 > phone | お届け先メールアドレス > email | 代行ご依頼主郵便番号 > senderZipCode | 代行ご依頼主住所１ > senderAddressLine1 | 代行ご依頼主住所２ > senderAddressLine2 | 代行ご依頼主名１ > senderName | 代行ご依頼主名２ > ?senderName/?senderCompany | 代行ご依頼主電話 > senderPhone | 代行ご依頼主メールアドレス > senderEmail | 佐川急便顧客コード | 問い合せ№ | 発送日 | 個数 | 顧客管理番号 > ?reference | 便種コード > ?serviceCode | 配達指定日 | 時間帯コード | 代引金額 > codAmount | 代引消費税 | 保険金額 > insuranceDeclared | 営止め区分',
  'R-Waybill':
    '配送キャリア > carrierName | 受注番号 > orderNO | 配送方法 > serviceCode | 温度区分 | 決済方法 > payMethod | 荷物のサイズ | 荷物の重量 > packageWeight1 | お届け希望日 | お届け希望時間帯コード | お届け先郵便番号 > zipCode | お届け先都道府県 > stateCode | お届け先市区郡町村 > city | お届け先町・番地 > addressLine1 | お届け先建物名・部屋番号 > addressLine2 | お届け先氏名 > name | お届け先電話番号 > phone',
  'karrio shipments':
    'Shipper name > senderName | Shipper Company > senderCompany | Shipper address 1 > senderAddressLine1 | Shipper city > senderCity | Shipper state > senderStateCode | Shipper postal code > senderZipCode | Shipper country > senderCountryCode | Recipient name > name | Recipient Company > company | Recipient address 1 > addressLine1 | Recipient city > city | Recipient state > stateCode | Recipient postal code > zipCode | Recipient country > countryCode | Parcel weight > packageWeight1 | Parcel weight unit > packageUnit',
  'FedEx shipment export':
    'Shipment ID | Tracking Number | Service Type Desc > serviceCode | Recipient Company Name > company | Recipient Contact Name > name | Recipient Address 1 > addressLine1 | Recipient City > city | Recipient State > stateCode | Recipient Postal Code > zipCode | Ship Date',
  'Sage 100':
    'SalesOrderNo > orderNO | OrderDate > createTime | CustomerNo | CustomerPONo > ?reference/?orderNO | ShipToCode | ShipToName > name | ShipToAddress1 > addressLine1 | ShipToAddress2 > addressLine2 | ShipToAddress3 > addressLine2 | ShipToCity > city | ShipToState > stateCode | ShipToZipCode > zipCode | ShipToCountryCode > countryCode | ConfirmTo | ShipVia > serviceCode | WarehouseCode',
  Teapplix:
    'OrderId > orderNO | OrderDate > createTime | StoreKey > ?storeName | OrderItemId | ItemName | ItemDescription | Qty | ProductRevenue | ShippingCost | TaxCost | Commission | Discount | Email > email | Phone > phone | ShipToName > name | ShipToCompany > company | ShipToStreet1 > addressLine1 | ShipToStreet2 > addressLine2 | ShipToCity > city | ShipToState > stateCode | ShipToZipCode > zipCode | ShipToCountry > countryCode | ShippingClass > ?serviceCode | ShipWeight > packageWeight1 | Length > packageLength | Width > packageWidth | Depth > packageHeight | ShipMethod > serviceCode',
  'Starshipit orders':
    'Order Number > orderNO | Order Date > createTime | Reference > reference | Shipping Method > serviceCode | Shipping Description > ?serviceCode | Signature Required? > signatureType | Currency | Dangerous Goods? | Destination Name > name | Destination Company Name > company | Destination Building > ?addressLine2 | Destination Street > addressLine1 | Destination Suburb > ?city/?addressLine2 | Destination City > city | Destination State > stateCode | Destination Post Code > zipCode | Country > countryCode | Destination Email > email | Destination Phone > phone | Delivery Instructions',
  'warehouse interface (UK)':
    'COMPANY CODE | LINE NO | DATE > createTime | ORDER NO > orderNO | FIRSTNAME > name | LASTNAME > name | DELIVERY1 > ?addressLine1 | DELIVERY2 > ?addressLine1/?addressLine2 | DELIVERY3 > ?addressLine2 | DELIVERY4 > ?addressLine2 | CITY > city | COUNTY > stateCode | POSTCODE > zipCode | COUNTRY > countryCode | PHONE > phone | EMAIL > email | PRODUCT CODE | QUANTITY | ADJ | Carrier > carrierName | Carrier Service Code > serviceCode | SHOP ID > ?storeName',
  'Lieferadressen (de)':
    'Belegnummer > orderNO | Lieferadresse_Vorname > name | Lieferadresse_Nachname > name | Lieferadresse_Strasse > addressLine1 | Lieferadresse_Hausnummer > addressLine1 | Lieferadresse_Firma > company | Lieferadresse_Postleitzahl > zipCode | Lieferadresse_Ort > city | Lieferadresse_Land > countryCode | Artikelnummer | Menge | EK-Preis | Positionsnummer',
  'preventivi (it)':
    'Mittente_Nome > senderName | Mittente_Paese > senderCountryCode | Mittente_Citta > senderCity | Mittente_CAP > senderZipCode | Mittente_Indirizzo > senderAddressLine1 | Mittente_Telefono > senderPhone | Mittente_Tax | Destinatario_Nome > name | Destinatario_Paese > countryCode | Destinatario_Citta > city | Destinatario_CAP > zipCode | Destinatario_Indirizzo > addressLine1 | Destinatario_Telefono > phone | Destinatario_Tax | Versione_Termini | Visibilita',
  'DDT (it)':
    'destinatario_denominazione > ?company/?name | destinatario_piva | destinatario_codice_fiscale | destinatario_codice_cliente | destinatario_indirizzo > addressLine1 | destinatario_citta > city | destinatario_cap > zipCode | destinatario_provincia > stateCode | mittente_indirizzo > senderAddressLine1 | mittente_cap > senderZipCode | mittente_provincia > senderStateCode | trasporto_data_ritiro',
  出口清单:
    '跟踪号 | 收件人国家二字码 > countryCode | 收件人国家中文 > ?countryCode | 收货人 > name | 收货人地址 > addressLine1 | 出口日期 | 申报品名(英文) | 申报品名(中文) | 数量 | 重量 > packageWeight1 | 申报价值 | 包裹号',
  'seller panel logistics':
    'SubOrder > ?orderNO | Order > orderNO | CreatedOn > createTime | Status | BuyerName > ?name | BuyerEmail > email | BuyerPhone > phone | Recipient > name | AddressLine1 > addressLine1 | AddressLine2 > addressLine2 | City > city | State > stateCode | PostalCode > zipCode | Country > countryCode | ShippingMethod > serviceCode | ShippingCost | TrackingNumber | TrackingCarrier > carrierName | Items',
  'Naver 송장':
    '주문번호 > orderNO | 받는사람 > name | 전화번호1 > phone | 우편번호 > zipCode | 주소 > addressLine1 | 운송장번호 | 상품명1 | 보내는사람 > senderName | 상품상세1 | 내품수량1 | 배송메시지 | 상품주문번호 > ?orderNO',
  '管易云 订单':
    '店铺名称 > storeName | 平台单号 > orderNO | 单据编号 > ?orderNO | 拍单时间 > createTime | 付款时间 | 会员代码 | 收货人 > name | 收货人手机 > phone | 收货人电话 > ?phone | 收货人邮编 > zipCode | 收货人省份 > stateCode | 收货人城市 > city | 收货人区域 | 收货地址 > addressLine1 | 物流公司 > carrierName | 物流单号 | 商品代码 | 规格代码 | 数量 | 买家留言 | 卖家备注 | 总重量 > packageWeight1',
  '旺店通 出库单':
    '出库单号 | 原始单号 > orderNO | 店铺 > storeName | 仓库 | 物流公司 > carrierName | 物流单号 | 收件人 > name | 收件人手机 > phone | 收件人电话 > ?phone | 省 > stateCode | 市 > city | 区 | 收件人地址 > addressLine1 | 邮编 > zipCode | 下单时间 > createTime | 实际重量 > packageWeight1 | 货到付款金额 > codAmount | 客服备注',
  'NetSuite fulfillment':
    'Document Number > orderNO | Date > createTime | Status | Shipping Addressee > name | Shipping Address 1 > addressLine1 | Shipping Address 2 > addressLine2 | Shipping City > city | Shipping State/Province > stateCode | Shipping Zip > zipCode | Shipping Country > countryCode | Shipping Phone > phone | Ship Via > serviceCode | Shipping Carrier > carrierName',
};

/** Like {@link publicProductRows} for the address book. */
export const publicAddressRows: Readonly<Record<string, string>> = {
  'Google contacts':
    'First Name > name | Middle Name > ?name | Last Name > name | Nickname | Organization Name > company | Organization Title | Birthday | Notes | Labels | E-mail 1 - Label | E-mail 1 - Value > email | Phone 1 - Label | Phone 1 - Value > phone | Address 1 - Label | Address 1 - Street > addressLine1 | Address 1 - City > city | Address 1 - Region > stateCode | Address 1 - Postal Code > zipCode | Address 1 - Country > countryCode | Website 1 - Value',
  'Shopify customers':
    'First Name > name | Last Name > name | Email > email | Accepts Email Marketing | Default Address Company > company | Default Address Address1 > addressLine1 | Default Address Address2 > addressLine2 | Default Address City > city | Default Address Province Code > stateCode | Default Address Country Code > countryCode | Default Address Zip > zipCode | Default Address Phone > phone | Accepts SMS Marketing | Total Spent | Total Orders | Note | Tax Exempt | Tags',
  HubSpot:
    'First Name > name | Last Name > name | Email > email | Phone Number > phone | Company Name > company | Street Address > addressLine1 | City > city | State/Region > stateCode | Postal Code > zipCode | Country/Region > countryCode | Lifecycle Stage | Lead Status',
  Klaviyo:
    'Email > email | Klaviyo ID | First Name > name | Last Name > name | Organization > company | Title | Phone Number > phone | Address > addressLine1 | Address 2 > addressLine2 | City > city | State / Region > stateCode | Country > countryCode | Zip Code > zipCode | Last Open | Last Click',
};
