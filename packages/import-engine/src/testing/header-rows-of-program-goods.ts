/**
 * Header rows of products as shops, marketplaces, carriers and programs of many countries document them; see `productHeaderRows`. A
 * heading that may fill a field but need not is marked `?`.
 */
export const programProductRows: Readonly<Record<string, string>> = {
  'Shopify (metafields)':
    'Handle | Title > skuName | Body (HTML) > skuNameCN | Vendor > brand | Type | Tags | Published | Option1 Name | Option1 Value | Option1 Linked To | Variant SKU > skuCode | Variant Grams > weight2 | Variant Inventory Tracker | Variant Inventory Policy | Variant Fulfillment Service | Variant Price | Variant Compare At Price | Variant Barcode > upc/ean | Image Src | Image Alt Text | Gift Card | Google Shopping / Google Product Category | Google Shopping / MPN | Google Shopping / Condition | Variant Image | Variant Weight Unit > unit | Cost per item > purchasingCost | Included / United States | Price / International | Status',
  'WooCommerce meta':
    'ID | Type | SKU > skuCode | GTIN, UPC, EAN, or ISBN > upc/ean | Name > skuName | Published | Short description > skuNameCN | Description > skuNameCN | Date sale price starts | Tax class | In stock? | Stock | Low stock amount | Backorders allowed? | Sold individually? | Weight (lbs) > weight1 | Length (in) > length | Width (in) > width | Height (in) > height | Allow customer reviews? | Purchase note | Regular price | Categories | Images | Download limit | Upsells | External URL | Button text | Attribute 1 name | Attribute 1 value(s) | Meta: _wc_cog_cost > ?purchasingCost | Meta: _hs_code > ?scheduleB',
  'BigCommerce v3 export':
    'Item | ID | Name > skuName | Type | SKU > skuCode | Options | Inventory Tracking | Current Stock | Low Stock | Price | Cost Price > purchasingCost | Retail Price | Sale Price | Brand ID | Channels | Categories | Description > skuNameCN | Custom Fields | Page Title | Product URL | Meta Description | Search Keywords | Meta Keywords | Bin Picking Number | UPC/EAN > upc/ean | Global Trade Number > upc/ean | Manufacturer Part Number | Free Shipping | Fixed Shipping Cost | Weight > weight1 | Width > width | Height > height | Depth > length | Is Visible | Is Featured | Warranty | Tax Class | Product Condition | Show Product Condition | Sort Order | Variant Image URL',
  'Adobe Commerce export':
    'sku > skuCode | store_view_code | attribute_set_code | product_type | product_websites | name > skuName | description > skuNameCN | short_description > skuNameCN | weight > weight1 | product_online | tax_class_name | visibility | price | special_price_from_date | url_key | meta_title | base_image | swatch_image_label | created_at | updated_at | new_from_date | display_product_options_in | map_price | msrp_price | gift_message_available | additional_attributes | qty | out_of_stock_qty | min_cart_qty | is_in_stock | manage_stock | related_skus | bundle_values',
  'PrestaShop combinations':
    'Product ID* | Product Reference | Attribute (Name:Type:Position)* | Value (Value:Position)* | Supplier reference | Reference > skuCode | EAN13 > ean | UPC > upc | MPN | Cost price > purchasingCost | Impact on price | Ecotax | Quantity | Minimal quantity | Impact on weight | Default (0 = No, 1 = Yes) | Image URLs (x,y,z...) | ID / Name of shop',
  'OpenCart export-import':
    'product_id | name(en-gb) > skuName | categories | sku > skuCode | upc > upc | ean > ean | jan | isbn | mpn | location | quantity | model | manufacturer > brand | image_name | shipping | price | points | date_added | date_modified | weight > weight1 | weight_unit > unit | length > length | width > width | height > height | length_unit > unit | status | tax_class_id | description(en-gb) > skuNameCN | meta_title(en-gb) | stock_status_id | minimum',
  'Squarespace products 2024':
    'Product ID [Non Editable] | Variant ID [Non Editable] | Product Type [Non Editable] | Product Page | Product URL | Title > skuName | Description > skuNameCN | SKU > skuCode | Option Name 1 | Option Value 1 | Price | Sale Price | On Sale | Stock | Categories | Tags | Weight > weight1 | Length > length | Width > width | Height > height | Visible | Hosted Image URLs',
  'Wix catalog v3':
    'handle | fieldType | name > skuName | visible | plainDescription > skuNameCN | media | mediaAltText | ribbon | brand > brand | price | strikethroughPrice | baseUnit | baseUnitMeasurement | totalUnits | totalUnitsMeasurement | cost > purchasingCost | inventory | preOrderEnabled | sku > skuCode | barcode > upc/ean | weight > weight1 | productOptionName1 | productOptionType1 | productOptionChoices1 | modifierName1',
  'Ecwid export':
    'type | product_internal_id | product_sku > skuCode | product_name > skuName | product_is_inventory_tracked | product_quantity | product_price | product_compare_to_price | product_cost_price > purchasingCost | product_description > skuNameCN | product_weight > weight1 | product_length > length | product_width > width | product_height > height | product_upc > upc | product_brand > brand | product_media_main_image_url | product_seo_title | product_tax_class_code | product_is_available | product_shipping_type',
  'Etsy listing export FR':
    'TITRE > skuName | DESCRIPTION > skuNameCN | PRIX | CODE DE DEVISE | QUANTITÉ | TAGS | MATÉRIAUX | IMAGE1 | TYPE DE VARIATION 1 | NOM DE VARIATION 1 | VALEURS DE LA VARIATION 1 | UGS > skuCode',
  'eBay bulk edit DE':
    'Aktion | Artikelnummer | Titel > skuName | Bestandseinheit (SKU) > skuCode | Verfügbare Stückzahl | Format | Währung | Startpreis | Sofortkauf-Preis | Mindestpreis | Aktueller Preis | Verkaufte Stückzahl | Beobachter | Gebote | Startdatum | Enddatum | eBay-Kategorie 1 – Name | Zustand | eBay-Produkt-ID (ePID) | Website des Angebots | P:UPC > upc | P:EAN > ean | P:ISBN',
  'Amazon active listings (FBA)':
    'item-name > skuName | listing-id | seller-sku > skuCode | price | quantity | open-date | item-condition | product-id-type | asin1 > asin | will-ship-internationally | expedited-shipping | product-id | bid-for-featured-placement | add-delete | pending-quantity | fulfillment-channel | optional-payment-type-exclusion | merchant-shipping-group | status | Minimum order quantity | Sell remainder',
  'Amazon FBA manage inventory':
    'sku > skuCode | fnsku > fnSku | asin > asin | product-name > skuName | condition | your-price | mfn-listing-exists | mfn-fulfillable-quantity | afn-listing-exists | afn-warehouse-quantity | afn-fulfillable-quantity | afn-unsellable-quantity | afn-reserved-quantity | afn-total-quantity | per-unit-volume | afn-inbound-working-quantity | afn-inbound-shipped-quantity | afn-future-supply-buyable',
  'Amazon inventory health':
    'snapshot-date | sku > skuCode | fnsku > fnSku | asin > asin | product-name > skuName | condition | available | pending-removal-quantity | inv-age-0-to-90-days | currency | units-shipped-t7 | recommended-action | healthy-inventory-level | your-price | sales_price | lowest_price_new_plus_shipping | featuredoffer-price | item-volume | volume-unit-measurement | storage-type | storage-volume | marketplace | product-group | sales-rank | days-of-supply | estimated-excess-quantity | weeks-of-cover-t30',
  'Amazon fee preview EU':
    'sku > skuCode | fnsku > fnSku | amazon-store | asin > asin | product-name > skuName | product-group | brand > brand | fulfilled-by | your-price | sales-price | longest-side > length | median-side > width | shortest-side > height | length-and-girth | unit-of-dimension > unit | item-package-weight > weight1 | unit-of-weight > unit | product-size-tier | currency | estimated-fee-total | estimated-referral-fee-per-unit',
  'Amazon template 2024':
    'contribution_sku#1.value > skuCode | product_type#1.value | record_action#1.value | item_name[marketplace_id=ATVPDKIKX0DER][language_tag=en_US]#1.value > skuName | brand[marketplace_id=ATVPDKIKX0DER][language_tag=en_US]#1.value > brand | externally_assigned_product_identifier[marketplace_id=ATVPDKIKX0DER]#1.type | externally_assigned_product_identifier[marketplace_id=ATVPDKIKX0DER]#1.value > ?upc/ean | model_number[marketplace_id=ATVPDKIKX0DER]#1.value | country_of_origin[marketplace_id=ATVPDKIKX0DER]#1.value > originCountry | batteries_required[marketplace_id=ATVPDKIKX0DER]#1.value > batteryFlag | item_package_weight[marketplace_id=ATVPDKIKX0DER]#1.value > weight1 | item_package_weight[marketplace_id=ATVPDKIKX0DER]#1.unit > unit',
  'Walmart spec 5.0':
    'SKU > skuCode | Product ID Type | Product ID > ?upc/ean | Product Name > skuName | Brand Name > brand | Selling Price | Shipping Weight (lbs) > weight1 | Site Description > skuNameCN | Key Features (+) | Main Image URL | Country of Origin - Substantial Transformation > originCountry | Assembled Product Length > ?length | Assembled Product Width > ?width | Assembled Product Height > ?height | Assembled Product Weight > ?weight1 | Condition | Multipack Quantity | Count Per Pack | Total Count | Is Prop 65 Warning Required | Contained Battery Type | Small Parts Warnings',
  'TikTok Shop MY product template':
    'Category | Brand > brand | Product Name > skuName | Product Description > skuNameCN | Parcel Weight(g) > weight1/weight2 | Parcel Length(cm) > length | Parcel Width(cm) > width | Parcel Height(cm) > height | Delivery | Variation Theme 1 | Primary variation value | Identifier code type | Identifier code > upc/ean | Retail Price | Quantity | Seller SKU > skuCode | Main Product Image | Image 2 | Size Chart | Product Material | Shipping insurance',
  'Temu 半托管商品':
    '商品名称 > skuName/skuNameCN | 英文名称 > skuName | 商品产地 > originCountry | SPU货号 | SKU货号 > skuCode | 最长边（cm） > length | 次长边（cm） > width | 最短边（cm） > height | 重量（g） > weight1/weight2 | 申报价格（CNY） > ?declaredValue | 建议零售价 | SKU分类 | 单品数量 > ?qtyInOnePackage | 识别码类型 | 识别码 > ?upc/ean | 外包装形状 | 外包装类型 > ?packageType | 轮播图 | 详情图',
  'SHEIN product template':
    'SPU | SKC | Seller SKU > skuCode | Product title > skuName | Brand > brand | Product description > skuNameCN | Main color | Size | Base price(USD) | Stock | Package length(cm) > length | Package width(cm) > width | Package height(cm) > height | Weight(g) > weight1/weight2 | Barcode type | Barcode > upc/ean | Place of origin > originCountry',
  'AliExpress 商品导出':
    '商品ID | 商品标题 > skuName | 商品状态 | 类目ID | 货币单位 | 零售价 | 商品编码 > skuCode | 库存 | 毛重(KG) > weight1 | 包装长(CM) > length | 包装宽(CM) > width | 包装高(CM) > height | 发货期 | 运费模板 | 海关编码 > scheduleB | 商品条码 > upc/ean | 原产地 > originCountry',
  'Mercado Libre publicaciones MX':
    'Número de publicación | Título > skuName | SKU > skuCode | Código universal de producto > upc/ean | Marca > brand | Modelo | Cantidad | Precio | Moneda | Tipo de publicación | Condición | Forma de envío | Costo de envío | Descripción > skuNameCN | Largo del paquete > length | Ancho del paquete > width | Altura del paquete > height | Peso del paquete > weight1',
  'Shopee BR produtos':
    'ID do Produto | Nome do Produto > skuName | SKU Principal | ID da Variação | Nome da Variação | SKU de Referência > skuCode | Preço | Estoque | Peso > weight1 | Comprimento > length | Largura > width | Altura > height | GTIN > upc/ean | NCM > scheduleB | Origem > ?originCountry',
  'Lazada TH upload':
    'ชื่อสินค้า > ?skuName | ยี่ห้อ > brand | Product Name(English) > skuName | SellerSKU > skuCode | Price | SpecialPrice | Quantity | Package Weight (kg) > weight1 | Package Length (cm) > length | Package Width (cm) > width | Package Height (cm) > height | Package Content | Barcode EAN > ean/upc | Hazmat | Warranty Type',
  'Ozon товары':
    'Артикул > skuCode | Ozon Product ID | SKU | Barcode > ean/upc | Название товара > skuName | Контент-рейтинг | Бренд > brand | Статус товара | Видимость на Ozon | Доступно к продаже по схеме FBO, шт. | Объем товара, л | Объемный вес, кг | Текущая цена с учетом скидки, ₽ | Цена до скидки, ₽ | НДС, %',
  'Ozon шаблон':
    '№ | Артикул* > skuCode | Название товара > skuName | Цена, руб.* | НДС, %* | Штрихкод (Серийный номер / EAN) > ean/upc | Вес в упаковке, г* > weight1/weight2 | Ширина упаковки, мм* > width | Высота упаковки, мм* > height | Длина упаковки, мм* > length | Ссылка на главное фото* | Бренд* > brand | Цвет товара | Тип* | Аннотация > skuNameCN | Страна-изготовитель > originCountry | ТН ВЭД коды ЕАЭС > scheduleB | Количество в упаковке, шт > qtyInOnePackage',
  'Wildberries карточки':
    'Группа | Артикул продавца > skuCode | Артикул WB | Наименование > skuName | Категория продавца | Бренд > brand | Описание > skuNameCN | Фото | Пол | Цвет | Баркод > ean/upc | Размер | Рос. размер | Цена | Вес с упаковкой (кг) > weight1 | Высота упаковки > height | Длина упаковки > length | Ширина упаковки > width | ТНВЭД > scheduleB | Страна производства > originCountry',
  'Yandex Market':
    'Ваш SKU * > skuCode | Название товара * > skuName | Ссылка на изображение * | Описание товара * > skuNameCN | Категория в магазине * | Бренд * > brand | Штрихкод * > ean/upc | Страна производства > originCountry | Вес с упаковкой, кг > weight1 | Габариты с упаковкой, см | Срок годности | Код ТН ВЭД > scheduleB | Цена * | Зачёркнутая цена',
  'Allegro oferty':
    'ID oferty | ID produktu (EAN/UPC/ISBN/ISSN/ID produktu Allegro) > ?ean/upc | Kategoria główna | Sygnatura/SKU Sprzedającego > skuCode | Liczba sztuk | Cena PL | Tytuł oferty > skuName | Zdjęcia | Opis oferty > skuNameCN | Cennik dostawy | Czas wysyłki | Stan | Marka > brand | Waga produktu z opakowaniem jednostkowym > weight1',
  'BaseLinker produkty':
    'ID produktu | SKU > skuCode | EAN > ean | Nazwa > skuName | Ilość | Cena | Cena zakupu > purchasingCost | Stawka VAT | Waga > weight1 | Wysokość > height | Szerokość > width | Długość > length | Opis > skuNameCN | Producent > brand | Kategoria | Zdjęcie',
  'Otto Market':
    'SKU* > skuCode | Produktreferenz | EAN* > ean | Marke* > brand | Produktlinie | Kategorie* | Herstellernummer | Preis* | UVP | Lieferzeit | Produktbeschreibung > skuNameCN | Bild 1 | Gewicht (kg) > weight1 | Breite in cm > width | Höhe in cm > height | Länge in cm > length | Lieferart',
  'Zalando article feed':
    'zalando_article_variant | ean > ean | merchant_simple_id > skuCode | merchant_config_id | article_name > skuName | brand_code | color_code | size | retail_price | currency | weight > weight1 | customs_code > scheduleB | country_of_origin > originCountry',
  'bol aanbod':
    'Referentie > skuCode | EAN > ean | Conditie | Conditie commentaar | Voorraad | Prijs | Levertijd | Afleveren door | Te koop | Titel > skuName',
  Cdiscount:
    'Référence vendeur > skuCode | EAN (facultatif pour Mode et Maison) > ean | Marque > brand | Nature du produit | Code catégorie | Libellé court panier > skuName | Libellé long produit | Description produit > skuNameCN | Image 1 (jpeg) | Navigation / classification / rayon | Poids (kg) > weight1 | Longueur (cm) > length | Largeur (cm) > width | Hauteur (cm) > height',
  'Rakuten item.csv':
    '商品管理番号（商品URL） | 商品番号 > skuCode | 商品名 > skuName | 倉庫指定 | サーチ表示 | 消費税 | 注文ボタン | ジャンルID | キャッチコピー | PC用商品説明文 > ?skuNameCN | 商品画像パス1 | SKU管理番号 | システム連携用SKU番号 | バリエーション項目キー1 | 販売価格 | 在庫数 | カタログID > ?ean/upc',
  'Yahoo Japan item':
    'path | name > skuName | code > skuCode | sub-code | original-price | price | sale-price | options | headline | caption | abstract | explanation > ?skuNameCN | ship-weight > weight1 | taxable | release-date | jan > ean/upc | brand-code | condition | product-category | display | delivery',
  'Amazon JP':
    '商品名 > skuName | 出品ID | 出品者SKU > skuCode | 価格 | 数量 | 出品日 | 商品IDタイプ | ASIN 1 > asin | 商品ID | フルフィルメント・チャンネル | merchant-shipping-group | ステータス | ポイント',
  'Coupang 상품':
    '등록상품ID | 등록상품명 > skuName | 판매상태 | 옵션ID | 옵션명 | 판매가격 | 할인율기준가 | 잔여수량 | 업체상품코드 > skuCode | 모델번호 | 바코드 > ean/upc | 브랜드 > brand | 제조사 | 출고소요일수 | 인당 최대 구매수량',
  'Naver 스마트스토어 상품':
    '판매자 상품코드 > skuCode | 카테고리코드 | 상품명 > skuName | 상품상태 | 판매가 | 부가세 | 재고수량 | 옵션형태 | 대표이미지 | 상세설명 > skuNameCN | 브랜드 > brand | 제조사 | 제조일자 | 원산지코드 > ?originCountry | 배송비유형 | 바코드 > ean/upc',
  淘宝助理:
    '宝贝名称 > skuName | 宝贝类目 | 店铺类目 | 新旧程度 | 省 | 城市 | 出售方式 | 宝贝价格 | 加价幅度 | 宝贝数量 | 有效期 | 运费承担 | 平邮 | EMS | 快递 | 宝贝描述 > skuNameCN | 商家编码 > skuCode | 销售属性组合 | 条形码 > upc/ean | 物流体积 | 物流重量 > weight1 | 商品条形码 > upc/ean | sku 条形码',
  京东商品:
    '商品编码 | 商品名称 > skuName | SKU编码 | 商家SKU > skuCode | 外部编码 | 品牌 > brand | 京东价 | 市场价 | 库存 | 毛重（KG） > weight1 | 长（mm） > length | 宽（mm） > width | 高（mm） > height | UPC编码 > upc/ean | 产地 > originCountry | 上下架状态',
  拼多多商品:
    '商品id | 商品标题 > skuName | 商品编码 | skuid | 规格名称 | 规格编码 > skuCode | 团购价 | 单买价 | 库存 | 商品状态 | 创建时间 | 预览图',
  有赞商品:
    '商品名称 > skuName | 商品类型 | 商品分组 | 规格值 | 规格编码 > skuCode | 规格条码 > upc/ean | 价格 | 划线价 | 库存 | 重量（kg） > weight1 | 成本价 > purchasingCost | 销量 | 商品卖点 | 上架时间',
  积加商品:
    '*SKU > skuCode | *产品名称 > skuName/skuNameCN | 产品英文名称 > skuName | 产品分类 | 品牌 > brand | 开发员 | 采购员 | 单品重量(g) > weight1/weight2 | 单品长(cm) > ?length | 单品宽(cm) > ?width | 单品高(cm) > ?height | 包装重量(g) > weight1/weight2 | 包装长(cm) > length | 包装宽(cm) > width | 包装高(cm) > height | 箱规数量 > qtyInOnePackage | 报关中文名 | 报关英文名 > custDescription | 申报价值(USD) > declaredValue | 海关编码 > scheduleB | 材质 | 用途 | 原产国 > originCountry',
  金蝶云星空物料:
    '编码 > skuCode | 名称 > skuName | 规格型号 | 助记码 | 物料分组 | 描述 > skuNameCN | 条码 > upc/ean | 物料属性 | 基本单位 > quantityUnit/unit | 毛重 > weight1 | 净重 | 重量单位 > unit | 长 > length | 宽 > width | 高 > height | 尺寸单位 > unit | 默认税率 | 存货类别 | 禁用状态',
  用友存货档案:
    '存货编码 > skuCode | 存货名称 > skuName | 规格型号 | 存货分类编码 | 计量单位组编码 | 主计量单位名称 > quantityUnit/unit | 条形码 > upc/ean | 参考成本 > purchasingCost | 最新成本 | 参考售价 | 单位重量 > weight1 | 长(CM) > length | 宽(CM) > width | 高(CM) > height | 产地 > originCountry | 备注 > note',
  管家婆:
    '商品编号 > skuCode | 商品全名 > skuName | 简名 | 规格 | 型号 | 产地 > originCountry | 条码 > upc/ean | 基本单位 > quantityUnit/unit | 零售价 | 预设售价1 | 最近进价 > purchasingCost | 备注 > note',
  小红书商品:
    '商品ID | 商品名称 > skuName | 规格ID | 规格 | 小红书编码 | 商家编码 > skuCode | 条形码 > upc/ean | 商品税率 | 售价 | 库存 | 物流模式 | 品牌 > brand | 重量(g) > weight1/weight2',
  'Odoo product.template':
    'External ID | Name > skuName | Product Type | Internal Reference > skuCode | Barcode > upc/ean | Sales Price | Cost > purchasingCost | Weight > weight1 | Sales Description > skuNameCN | Customer Taxes | Vendors / Vendor | Vendors / Price | Unit of Measure > quantityUnit/unit | Purchase UoM | Routes | Tracking | HS Code > scheduleB | Origin of Goods > originCountry',
  'NetSuite item search':
    'Internal ID | External ID | Name > skuCode | Display Name > skuName | Description > skuNameCN | Type | UPC Code > upc | Base Price | Average Cost > purchasingCost | Last Purchase Price | Preferred Vendor | Weight > weight1 | Weight Units > unit | Custom: Length > length | Custom: Width > width | Custom: Height > height | Manufacturer Country > originCountry | Schedule B Code > scheduleB | Schedule B Quantity | Schedule B Number > scheduleB',
  'SAP Business One OITM':
    'ItemCode > skuCode | ItemName > skuName | FrgnName > ?skuName/?skuNameCN | ItmsGrpCod | VATLiable | PrchseItem | SellItem | InvntItem | CodeBars > upc/ean | CardCode | SuppCatNum | BuyUnitMsr | SLength1 > ?length | SWidth1 > ?width | SHeight1 > ?height | SWeight1 > ?weight1 | LastPurPrc | FirmCode | ManageBatchNumbers',
  'Dynamics 365 released products':
    'ITEMNUMBER > skuCode | PRODUCTNAME > skuName | SEARCHNAME | PRODUCTDESCRIPTION > skuNameCN | ITEMMODELGROUPID | PRODUCTGROUPID | INVENTORYUNITSYMBOL > ?quantityUnit/?unit | PURCHASEPRICE > purchasingCost | SALESPRICE | GROSSDEPTH > ?length | GROSSPRODUCTWIDTH > width | GROSSPRODUCTHEIGHT > height | NETPRODUCTWEIGHT > weight1 | TAREPRODUCTWEIGHT | ORIGINCOUNTRYREGIONID > originCountry | INTRASTATCOMMODITYCODE > scheduleB',
  'Business Central items':
    'No. > skuCode | Description > skuName | Description 2 > ?skuNameCN | Base Unit of Measure > quantityUnit/unit | Type | Inventory Posting Group | Unit Price | Unit Cost > purchasingCost | Costing Method | Vendor No. | Vendor Item No. | Gross Weight > weight1 | Net Weight | Unit Volume | Tariff No. > scheduleB | Country/Region of Origin Code > originCountry | GTIN > upc/ean | Item Category Code | Blocked',
  'Zoho Books items':
    'Item ID | Item Name > skuName | SKU > skuCode | Is Returnable Item | HSN/SAC > scheduleB | Dimension Unit > unit | Weight Unit > unit | Description > skuNameCN | Rate | Account | Taxable | Product Type | Source | Purchase Rate > purchasingCost | Purchase Account | Reorder Point | Vendor | Initial Stock | UPC > upc | MPN | EAN > ean | Brand > brand | Manufacturer > ?brand | Package Weight > weight1 | Package Length > length | Package Width > width | Package Height > height | Item Type',
  ChannelAdvisor:
    'Inventory Number > skuCode | Auction Title > skuName | Quantity | Weight > weight1 | ISBN | UPC > upc | EAN > ean | ASIN > asin | MPN | Short Description > skuNameCN | Description > skuNameCN | Manufacturer > ?brand | Brand > brand | Condition | Warranty | Seller Cost > purchasingCost | Retail Price | Picture URLs | Harmonized Code > scheduleB | Height > height | Length > length | Width > width | Classification | Country Of Origin > originCountry | Supplier Code | Warehouse Location',
  'Sellbrite inventory':
    'sku > skuCode | name > skuName | brand > brand | condition | condition_note | price | msrp | cost > purchasingCost | description > skuNameCN | category_name | manufacturer > ?brand | manufacturer_model_number | upc > upc | ean > ean | isbn | gtin > ?upc/?ean | asin > asin | package_length > length | package_width > width | package_height > height | package_unit_of_length > unit | package_weight > weight1 | package_unit_of_weight > unit | feature_1 | product_image_1 | inventory',
  'Skubana products':
    'Product Name > skuName | Master SKU > skuCode | UPC > upc | Brand > brand | Vendor | Vendor SKU | Vendor Cost > purchasingCost | MAP Price | MSRP | Weight (oz) > weight2 | Length (in) > length | Width (in) > width | Height (in) > height | Harmonized Code > scheduleB | Customs Value > declaredValue | Customs Description > custDescription | Country of Origin > originCountry | Stock Location | Active',
  'Cin7 Omni':
    'Style Code | Product Name > skuName | Supplier Name | Brand > brand | Category | SubCategory | Option 1 | Option 2 | Product Option Code > skuCode | Product Option Barcode > upc/ean | Retail Price | Wholesale Price | Cost USD > purchasingCost | Weight (kg) > weight1 | Height (cm) > height | Width (cm) > width | Length (cm) > length | HS Code > scheduleB | Volume | Origin > originCountry',
  'DEAR 2024':
    'ProductCode > skuCode | Name > skuName | Category | Brand > brand | Type | FixedAssetType | CostingMethod | Length > length | Width > width | Height > height | Weight > weight1 | CartonLength | CartonWidth | CartonHeight | CartonInnerQuantity | CartonQuantity > qtyInOnePackage | Barcode > upc/ean | MinimumBeforeReorder | ReorderQuantity | DefaultLocation | LastSuppliedBy | SupplierProductCode | SupplierFixedPrice | PriceTier1 | UnitOfMeasure > quantityUnit/unit | Comments > note | ShortDescription > skuNameCN | HSCode > scheduleB | CountryOfOrigin > originCountry',
  'Brightpearl products':
    'Product ID | SKU > skuCode | Product name > skuName | Brand > brand | Product type | Barcode > upc/ean | EAN > ean | UPC > upc | ISBN | MPN | Weight > weight1 | Length > length | Height > height | Width > width | Volume | Cost price > purchasingCost | Retail price | Short description > skuNameCN | Nominal code (sales) | Harmonized system code > scheduleB | Status | Options',
  'Unleashed products':
    '*Product Code > skuCode | *Product Description > skuName | Notes > note | Barcode > upc/ean | Unit of Measure > quantityUnit/unit | Min Stock Alert Level | Last Cost | Default Purchase Price > purchasingCost | Default Sell Price | Customer Sell Price 1 | Pack Size > qtyInOnePackage | Weight > weight1 | Width > width | Height > height | Depth > length | Product Group | Is Component | Obsolete | Commodity Code > scheduleB | Country of Origin > originCountry',
  'Katana products':
    'Product / Material | Variant code / SKU > skuCode | Name > skuName | Category | Unit of measure > quantityUnit/unit | Default sales price | Purchase price > purchasingCost | Default supplier | Registered barcode > upc/ean | Internal barcode > ?extraBarcode1 | Supplier item code | Additional info > ?note | Batch tracking',
  'inFlow products':
    'ProductName > skuName | SKU > skuCode | ItemType | Category | Description > skuNameCN | Remarks > note | Barcode > upc/ean | Cost > purchasingCost | DefaultPrice | StandardUom > quantityUnit/unit | SalesUom | PurchasingUom | LastVendor | VendorPrice | VendorProductCode | Length > length | Width > width | Height > height | Weight > weight1 | HsTariffNumber > scheduleB | OriginCountry > originCountry | ReorderPoint | IsActive',
  'Fishbowl part':
    'PartNumber > skuCode | PartDescription > skuName | PartDetails > ?skuNameCN/?note | UOM > quantityUnit/unit | UPC > upc | PartType | Active | StdCost > purchasingCost | Tracks-Lot Number | AssetAccount | PartTypeID | Weight > weight1 | WeightUOM > unit | Width > width | Height > height | Len > length | SizeUOM > unit | PrimaryTracking | PictureUrl',
  'QuickBooks items':
    'Type | Item > skuCode/skuName | Description > skuNameCN/skuName | Sales Tax Code | Account | COGS Account | Asset Account | Accumulated Depreciation | Purchase Description | Quantity On Hand | U/M > quantityUnit/unit | Cost > purchasingCost | Preferred Vendor | Tax Agency | Price | Reorder Point (Min) | MPN',
  'Xero inventory':
    '*ItemCode > skuCode | ItemName > skuName | Quantity | PurchasesDescription | PurchasesUnitPrice > purchasingCost | PurchasesAccount | PurchasesTaxRate | SalesDescription > skuNameCN | SalesUnitPrice | SalesAccount | SalesTaxRate | InventoryAssetAccount | CostOfGoodsSoldAccount | InventoryType',
  'Linnworks items EN':
    'SKU > skuCode | Title > skuName | Barcode number > upc/ean | Purchase price > purchasingCost | Retail price | Stock level | Minimum level | Weight > weight1 | Depth > length | Width > width | Height > height | Category | Package group | Postal service | Tracked | Supplier name | Supplier code | Bin rack | Location | Image file path | Is archived',
  'Extensiv items':
    'SKU* > skuCode | Description* > skuName | UPC > upc | Inventory Unit* > quantityUnit/?unit | Cost > purchasingCost | Price | Min Stock | Packaging Unit | Units per Packaging Unit > qtyInOnePackage | Each Length > length | Each Width > width | Each Height > height | Each Weight > weight1 | Pallet TIE | Pallet HIGH | NMFC Number | Is Haz Mat | Country of Manufacture > originCountry | Harmonized Code > scheduleB | Track Lot Number',
  'Logiwa items':
    'Code > skuCode | Description > skuName | Client | Barcode > upc/ean | Pack Type > ?quantityUnit/?unit/?packageType | Weight > weight1 | Weight Unit > unit | Length > length | Width > width | Height > height | Dimension Unit > unit | UPC > upc | ASIN > asin | HTS Code > scheduleB | Country Of Origin > originCountry | Sales Unit Price | Cost > purchasingCost | Lot/Batch Tracking | Expiry Date Tracking | Is Hazmat',
  'ShipBob import':
    'Product Name > skuName | SKU > skuCode | Barcode > upc/ean | GTIN > ?upc/?ean | Weight (oz) > weight2 | Length (in) > length | Width (in) > width | Height (in) > height | Declared Value > declaredValue | Customs Description > custDescription | HS Tariff Code > scheduleB | Country of Origin > originCountry | Is Lot | Is Case Pick | Is Digital | Packaging Type > packageType',
  'ShipHero bulk':
    'SKU > skuCode | Name > skuName | Barcode > upc/ean | Warehouse | On Hand | Price | Value | Value Currency | Height > height | Width > width | Length > length | Weight > weight1 | Tariff Code > scheduleB | Country of Manufacture > originCountry | Customs Description > custDescription | Customs Value > declaredValue | Kit | Final Sale | Ignore on Customs | No Air | Requires Serial Number | Product Note > note | Tags',
  'Easyship products CSV':
    'Identifier | Name > skuName | SKU > skuCode | Cost price (USD) > purchasingCost | Selling price | Actual weight (kg) > weight1 | Length (cm) > length | Width (cm) > width | Height (cm) > height | Origin country > originCountry | HS code > scheduleB | Category | Contains battery PI966 > ?batteryFlag | Contains liquids | Image URL',
  'ShipStation products 2024':
    'SKU > skuCode | Name > skuName | Warehouse Location | Weight (oz) > weight2 | Category | Tag1 | Customs Description > custDescription | Customs Value > declaredValue | Customs Tariff No > scheduleB | Customs Country > originCountry | Thumbnail Url | UPC > upc | Fill SKU | Length > length | Width > width | Height > height | Use Product Name | Active | Parent SKU',
  'Sendcloud products':
    'SKU > skuCode | Description > skuName | HS code > scheduleB | Country of origin > originCountry | Weight (kg) > weight1 | Price | Intended use | Material content | MID code | EAN > ean',
  'JTL-Ameise':
    'Artikelnummer > skuCode | Artikelname > skuName | Kurzbeschreibung > skuNameCN | Beschreibung > skuNameCN | GTIN > ean/upc | UPC > upc | ASIN > asin | HAN | Hersteller > brand | EK Netto (für GLD) > purchasingCost | Brutto-VK | Artikelgewicht | Versandgewicht > weight1 | Breite > width | Höhe > height | Länge > length | TARIC-Code > scheduleB | Herkunftsland > originCountry | Verkaufseinheit | Lagerbestand Gesamt',
  plentymarkets:
    'VariationID | Variationsnr. > skuCode | Artikelname > skuName | Modell | Barcode > ean/upc | Herstellername > brand | EK-Preis (netto) > purchasingCost | Gewicht brutto [g] > weight1/weight2 | Gewicht netto [g] | Breite in mm > width | Länge in mm > length | Höhe in mm > height | Zolltarifnummer > scheduleB | Herstellungsland > originCountry | Inhalt | Einheit > unit/quantityUnit',
  'Billbee Artikel':
    'Id | Artikelnummer / SKU > skuCode | Bezeichnung DE > skuName | Beschreibung DE > skuNameCN | EAN > ean | Hersteller > brand | Preis Brutto | EK-Preis > purchasingCost | Gewicht Brutto (g) > weight1/weight2 | Gewicht Netto (g) | Länge (cm) > length | Breite (cm) > width | Höhe (cm) > height | TARIC Nummer > scheduleB | Herkunftsland > originCountry | Lagerbestand aktuell | Lagerplatz',
  'Sage 100 FR':
    "Référence article > skuCode | Désignation > skuName | Famille | Unité de vente > quantityUnit/unit | Prix d'achat > purchasingCost | Prix de vente HT | Code barres > ean/upc | Poids net | Poids brut > weight1 | Unité de poids > unit | Pays d'origine > originCountry | Code NC8 > scheduleB | Suivi de stock | Catalogue 1",
  'Danea Easyfatt':
    'Cod. > skuCode | Descrizione > skuName | Tipologia | Categoria | U.m. > quantityUnit/unit | Prezzo forn. > purchasingCost | Listino 1 | Cod. Udm | Note > note | Cod. a barre > ean/upc | Produttore > brand | Peso lordo > weight1 | Peso netto | Dim. imballo X | Cod. nomenclatura combinata > ?scheduleB | Paese di origine > originCountry',
  'Holded ES':
    'SKU > skuCode | Nombre > skuName | Descripción > skuNameCN | Código de barras > ean/upc | Código de fábrica | Coste (Subtotal) > purchasingCost | Precio compra (Subtotal) > ?purchasingCost | Precio venta (Subtotal) | Impuesto de venta | Stock | Peso > weight1 | Almacén | Proveedor (Código) | tags - separados por -',
  'Tiny ERP BR':
    'ID | Código (SKU) > skuCode | Descrição > skuName | Unidade > quantityUnit/unit | Classificação fiscal > ?scheduleB | Origem > ?originCountry | Preço | Valor IPI fixo | Observações > note | Situação | Estoque | Preço de custo > purchasingCost | Cód do fornecedor | Fornecedor | GTIN/EAN > ean/upc | Peso líquido (Kg) | Peso bruto (Kg) > weight1 | Largura embalagem > width | Altura embalagem > height | Comprimento embalagem > length | Marca > brand',
  'Picqer NL':
    'Productcode > skuCode | Naam > skuName | Prijs | Vaste kostprijs > purchasingCost | Barcode > ean/upc | Omschrijving > skuNameCN | Gewicht (gram) > weight1/weight2 | Lengte > length | Breedte > width | Hoogte > height | HS-code > scheduleB | Land van herkomst > originCountry | Leverancier | Bestelcode leverancier | Minimum bestelaantal | Actief',
  '1С номенклатура':
    'Код > skuCode | Артикул > skuCode | Наименование > skuName | Полное наименование > ?skuName/?skuNameCN | Единица измерения > quantityUnit/unit | Штрихкод > ean/upc | Закупочная цена > purchasingCost | Розничная цена | Вес > weight1 | Длина > length | Ширина > width | Высота > height | Страна происхождения > originCountry | Производитель > brand | Комментарий > note',
  'Openlogi 商品マスタ':
    '商品コード > skuCode | 商品名 > skuName | 販売価格 | バーコード > ean/upc | 国際品名 > ?custDescription/?skuName | HSコード > scheduleB | 原産国 > originCountry | 商品サイズ | 重量 > weight1 | 単価',
  '台灣 ERP 商品':
    '商品編號 > skuCode | 商品名稱 > skuName | 國際條碼 > ean/upc | 規格 | 單位 > quantityUnit/unit | 成本 > purchasingCost | 售價 | 重量(kg) > weight1 | 長(cm) > length | 寬(cm) > width | 高(cm) > height | 產地 > originCountry | 供應商 | 備註 > note',
  'SHOPLINE 商品':
    'Product ID | 商品編號(貨號) > skuCode | 商品名稱 (繁體中文) > skuName | 商品名稱 (英文) > skuName | 商品描述 (繁體中文) > skuNameCN | 商品售價 | 商品特價 | 成本價 > purchasingCost | 數量 | 重量 (KG) > weight1 | 商品條碼編號 > ean/upc | 供應商 | 商品分類 | 溫層類型',
  'factory sheet wholesale':
    'Product Name > skuName | SKU > skuCode | Category | Description > skuNameCN | Color | Material | Weight (kg) > weight1 | Price (USD) | MOQ | Pieces Per Box > qtyInOnePackage | Carton Length > ?length | Carton Width > ?width | Carton Height > ?height | Gross Weight > ?weight1 | Net Weight | Barcode > upc/ean | HS Code > scheduleB | Country Of Origin > originCountry',
  'EAN list (de)':
    'EAN > ean | Artikelnummer > skuCode | Bezeichnung > skuName | Marke > brand | EK (EUR) > purchasingCost | Gewicht (g) > weight1/weight2',
  'customs parts (ru)':
    'Бренды > brand | Артикул > skuCode | Наименование > skuName | Подробное описание > skuNameCN | Краткое описание > skuNameCN | Цена | Цена со скидкой | Кол-во на складе | Картинка | Статус товара',
};
