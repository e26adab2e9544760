import { spellings } from '../imports/spellings.ts';

/** Headings in product files of other languages and programs. */
export const productNames: Readonly<Record<string, readonly string[]>> = {
  skuCode: spellings(`
    Artikelnummer | Artikel-Nr | Artikelnr | Art-Nr | Artnr | Produktnummer | Materialnummer | Verkäufer-SKU | Händler-SKU | Bestandseinheit | Référence |
    Référence produit | Référence article | Référence interne | Réf | Réf produit | Code article | Code produit | UGS | Código de producto | Código producto |
    Código de artículo | Código artículo | Código interno | Codice interno | Code interne | Interne Artikelnummer | Referencia | Referencia producto | Código | Codice articolo | Codice prodotto | Riferimento | Codice | Código do produto |
    Referência | Artikelcode | 商品コード | 独自商品コード | 商品番号 | 品番 | 商品管理番号 | SKU管理番号 | SKUコード | SKU码 | SKU号 | 系统SKU |
    SKU reference | SKU value | Internal SKU | Client SKU | Customer SKU | Own SKU | Master SKU | System SKU | Variant code | Variation SKU | Variant SKU code | Stock item code | Stock keeping unit code | Stock ID | Item key | Item ref | Item reference | Product ref | Product reference | Product number | Article code | Material code | Material no | Part # | Part code | Kod produktu | Numer katalogowy | Symbol | Artikkelnummer | Varenummer | Varenr | Tuotekoodi | Tuotenumero | Kód produktu | Kód zboží | Ürün kodu | Stok kodu | Артикул | Код товара | Kode produk | Kode barang | Mã sản phẩm | Mã hàng | 상품코드 | 품목코드 | 제품코드 | 本地SKU | 仓库SKU | 客户SKU | 客户货号 | 自定义SKU | 自定义编码 | 物料编码 | 物料号 | 料号 | 品号 | 存货编码 | 商品货号 | 规格编码 | 单品编码 | 产品货号 | 系统商品编码 | 内部编码`),
  skuName: spellings(`
    Artikelname | Artikelbezeichnung | Produktname | Produktbezeichnung | Produkttitel | Bezeichnung | Titel | Nom du produit | Nom produit | Nom de l'article |
    Désignation | Désignation produit | Libellé | Intitulé | Nom | Titre | Nombre del producto | Nombre producto | Nombre del artículo | Nombre | Título | Denominación |
    Nome prodotto | Nome del prodotto | Nome | Titolo | Nome do produto | Productnaam | Artikelnaam | Naam | 商品名 | 商品名称 | 製品名 | 商品マスタ名 |
    Display name/code | Item full name | Product full name | Product short name | Item short name | Product display name | Item display name | Item label | Product label | Product english name | Product name english | Variant name | Variant title | Stock item name | Article name | Part name | Part description | Goods name | Goods description | Material description | Material name | Nazwa | Nazwa produktu | Produktnamn | Varenavn | Tuotenimi | Název | Název produktu | Ürün adı | Название | Название товара | Наименование | Наименование товара | Nama produk | Nama barang | Tên sản phẩm | 상품명 | 품목명 | 제품명 | 商品全称 | 货品全称 | 产品英文名 | 英文商品名称 | 产品标题 | 物料名称 | 存货名称 | 商品名 | 产品名 | 货品名 | 单品名称 | 货物名称 |
      英文标题`),
  skuNameCN: spellings(`
    Beschreibung | Artikelbeschreibung | Produktbeschreibung | Langbeschreibung | Kurzbeschreibung | Descriptif | Description produit | Description longue |
    Description courte | Résumé | Descripción | Descripción del producto | Descripción larga | Descripción corta | Descrizione | Descrizione prodotto |
    Descrizione breve | Descrição | Descrição do produto | Beschrijving | Productomschrijving | Omschrijving | 商品説明 | 商品説明文 | Main description |
    Chinese product name | Product name chinese | Item name chinese | Product chinese name | Chinese title | Chinese description | Opis | Opis produktu | Beskrivning | Beskrivelse | Kuvaus | Popis | Açıklama | Описание | Описание товара | Deskripsi | Deskripsi produk | Mô tả | 상품설명 | 产品名称（中文） | 商品名称（中文） | 产品中文名 | 商品中文名 | 货品中文名 | 货品中文名称 | 中文商品名称 | 中文产品名称 | 中文标题 |
      Foreign name | Foreign language name | Second language name`),
  ean: spellings(`
    JANコード | JAN | Código EAN | Codice EAN | Code EAN | Item barcode | Strichcode | Code-barres | Code barre | Código de barras | Codice a barre | Streepjescode | バーコード |
    EAN barcode | EAN-13 or JAN barcode | Barcode EAN | EAN number | EAN no | GTIN/EAN | EAN/GTIN | Product barcode | Product EAN | Barcode value | Main barcode | Primary barcode | Registered barcode | Kod EAN | Kod kreskowy | Streckkod | Stregkode | Strekkode | Viivakoodi | Čárový kód | Barkod | Штрихкод | Штрих-код | Kode batang | Mã vạch | 바코드 | 产品条码 | 货品条码 | 产品条形码 | 货品条形码 | EAN编码 | EAN条码 | 主条码 | 条码号`),
  upc: spellings(
    `Item barcode | Strichcode | Code-barres | Code barre | Código de barras | Codice a barre | Streepjescode | バーコード |
    UPC barcode | Barcode UPC | UPC number | UPC no | UPC-Code | UPC value | Product barcode | Product UPC | Barcode value | Main barcode | Primary barcode | Registered barcode | Kod kreskowy | Streckkod | Barkod | Штрихкод | 产品条码 | 货品条码 | UPC编码 | UPC条码`,
  ),
  brand: spellings(`
    Marke | Markenname | Hersteller | Marque | Fabricant | Marca | Nombre de marca | Fabricante | Produttore | Merk | Fabrikant | ブランド | ブランド名 | メーカー | メーカー名 |
    製造元 |
    Product brand | Item brand | Marca comercial | Varumärke | Mærke | Merke | Tuotemerkki | Značka | Markası | Бренд | Торговая марка | Merek | Thương hiệu | 브랜드 | 品牌名 | 商品品牌 | 产品品牌 | 所属品牌`),
  purchasingCost: spellings(`
    EK-Preis | EK netto | EK | Einkaufspreis | Einkaufspreis netto | EK-Preis netto | Durchschn. EK netto | Durchschn. EK | Prix d'achat | Prix d'achat HT |
    Prix de gros | Prix de revient | Coût | Coût d'achat | Precio de compra | Precio compra | Precio de costo | Precio de coste | Costo | Coste | Costo unitario |
    Prezzo di acquisto | Prezzo d'acquisto | Preço de custo | Preço de compra | Custo | Inkoopprijs | 原価 | 商品原価 | 仕入価格 | 仕入れ価格 | 仕入単価 | 仕入原価 |
    Supply price | Standard cost | 进货成本 | 进货价格 | 进货单价 | 拿货价 | 出厂价 |
    Base cost | Default purchase price | Default unit cost | Default cost | Standard cost price | Standard unit cost | Average unit cost | Unit purchase price | Purchase unit price | Purchase cost price | Last purchase price | Last cost | Latest purchase price | Landed cost | Product cost | Buy price | Buying cost | Supplier cost | Vendor cost | Cost net | Net cost | Cena zakupu | Koszt | Inköpspris | Kostpris | Innkjøpspris | Ostohinta | Nákupní cena | Alış fiyatı | Maliyet | Себестоимость | Закупочная цена | Harga beli | Harga pokok | Giá nhập | 매입가 | 원가 | 商品成本 | 产品成本 | 单位成本 | 成本单价 | 采购含税单价 | 采购进价 | 最近采购价 | 采购成本价 | 标准成本 | 单品成本 |
      统一成本价 | 统一成本 | 采购成本单价 | 标准进价 |
      Buy cost | Unit buy cost | Unit buy price`),
  qtyInOnePackage: spellings(`
    VPE | Verpackungseinheit | Stück pro Karton | Stück je Karton | Stück/Karton | Quantité par carton | Unités par carton | Pièces par carton | Colisage |
    Unidades por caja | Piezas por caja | Pezzi per cartone | Pezzi per confezione | Pezzi per scatola | Unidades por caixa | 入数 | 入り数 | ケース入数 | 每箱装 | 单箱个数 | 单箱件数 | 每箱装数 | 箱内数量 | 每箱个数 | 每箱件数 | 装箱数量 | 装箱量 | 外箱装量 | 外箱装箱数 | 整箱数量 |
    Units per parcel | Units per pack | Units per box | Units per inner | Items per case | Items per box | Items per carton | Each per case | Eaches per case | Qty per case | Qty per box | Qty per carton | Qty per ctn | Pack quantity | Pack qty | Pack of | Pieces per box | Pieces per case | Pcs per carton | Pcs per box | Case pack quantity | Case pack qty | Case pack size | Casepack | Inner pack quantity | Master case quantity | Outer carton quantity | Carton pack quantity | Ilość w opakowaniu | Ilość w kartonie | Antal per förpackning | Koli içi adet | Количество в упаковке | Isi per karton | 박스입수 | 입수 | 整箱装数 | 每箱装量 | 每箱PCS | 单箱装箱数 | 单箱装数 | 单箱装量 | 单箱产品数量 | 箱装数 | 箱装数量 | 标准装箱数 | 标准装箱量 | 包装规格数量 | 装箱规格 |
      标准装箱数量 | 标准箱数量 | 标准箱规 | Qty/case | Qty/carton | Qty/box | Units/case | Units/carton | Units/box | Pcs/carton | Pcs/box`),
  length: spellings(`
    Item package length | Länge | Artikellänge | Produktlänge | Paketlänge | Verpackungslänge | Longueur | Longueur produit | Longueur colis | Largo | Longitud | Lunghezza | Comprimento |
    Lengte | 長さ | 縦 | 奥行 | 奥行き | Tiefe | Profondeur | Profundidad | Profondità | Profundidade | Diepte |
    Długość | Längd | Længde | Lengde | Pituus | Délka | Uzunluk | Boy | Длина | Panjang | Chiều dài | 길이 | 长度值 | 商品长度 | 产品长度 | 货品长 | 货品长度 | 商品长 | 净长 | 装箱长 | Dim depth |
      Length | Item length | Product length | Package length |
      Sales unit length | Purchasing unit length | Packed length | Shipping length`),
  width: spellings(`
    Item package width | Breadth | Item breadth | Product breadth | Package breadth | Breite | Artikelbreite | Produktbreite | Paketbreite | Verpackungsbreite | Largeur | Largeur produit | Largeur colis | Ancho | Anchura | Larghezza | Largura |
    Breedte | 幅 | 横 |
    Szerokość | Bredd | Bredde | Leveys | Šířka | Genişlik | En | Ширина | Lebar | Chiều rộng | 너비 | 폭 | 宽度值 | 商品宽度 | 产品宽度 | 货品宽 | 货品宽度 | 商品宽 | 净宽 |
      Width | Item width | Product width | Package width |
      Sales unit width | Purchasing unit width | Packed width | Shipping width`),
  height: spellings(`
    Item package height | Höhe | Artikelhöhe | Produkthöhe | Pakethöhe | Verpackungshöhe | Hauteur | Hauteur produit | Hauteur colis | Alto | Altura | Altezza | Hoogte | 高さ |
    Wysokość | Höjd | Højde | Høyde | Korkeus | Výška | Yükseklik | Высота | Tinggi | Chiều cao | 높이 | 高度值 | 商品高度 | 产品高度 | 货品高 | 货品高度 | 商品高 | 净高 |
      Height | Item height | Product height | Package height |
      Sales unit height | Purchasing unit height | Packed height | Shipping height`),
  weight1: spellings(`
    Item package weight | Gewicht | Versandgewicht | Verpackungsgewicht | Paketgewicht | Artikelgewicht | Produktgewicht | Bruttogewicht | Gewicht brutto | Poids | Poids brut |
    Poids du produit | Poids colis | Peso | Peso bruto | Peso del producto | Peso lordo | Brutogewicht | 重さ | 商品重量 | 総重量 |
    Unit net weight | Each weight | Item gross weight | Product gross weight | Package gross weight | Actual weight | Dead weight | Shipping weight value | Waga | Waga brutto | Vikt | Vægt | Vekt | Paino | Hmotnost | Ağırlık | Вес | Вес брутто | Berat | Khối lượng | Trọng lượng | 무게 | 중량 | 商品毛重 | 产品毛重 | 货品毛重 | 单品毛重 | 单品重量 | 商品重 | 产品实重 | 实际重量 | 单件重量 | 单重 | 实重 | 含包装重量 |
      Weight | Item weight | Product weight | Package weight | Gross weight | Shipping weight |
      Sales unit weight | Purchasing unit weight | Packed weight |
      件重 | 重`),
  unit: spellings(`
    Unit of weight | Unit of length | Unit of dimension | Dimensional unit | Length unit | Weight unit of measure code | Gewichtseinheit | Längeneinheit |
    Unité de poids | Unité de longueur | Unidad de peso | Unità di peso | Unidade de peso |
    Weight/dimension unit | Dimension UOM | Dimensions UOM | Weight UOM | Size unit | Size UOM | Measurement UOM | 计重单位 | 体积单位 |
      UOM (in/cm) | Unit (in/cm) | Unit (cm/kg) | Unit (in/lb) | UOM (cm/kg) | UOM (in/lb) | Dim UOM | Dims unit`),
  scheduleB: spellings(`
    Zolltarifnummer | Zolltarif-Nr | Zolltarif | Warentarifnummer | Warennummer | TARIC-Code | TARIC | Code douanier | Code douane | Code SH | Nomenclature douanière | Code HS |
    Partida arancelaria | Código arancelario | Fracción arancelaria | Código HS | Codice doganale | Codice HS | NCM | Código NCM | HSN | HSN code | Goederencode | HSコード | Manufacturer HS code | Mfr HS code |
    HS code number | HS number | HS no | HS tariff | Harmonized system | Harmonised system code | Harmonized tariff schedule | HTS code number | HTSUS code | Customs code | Customs commodity code | Customs tariff code | Tariff no | Tariff heading | Export HS code | Import HS code | HSN/SAC | TS HS code | Kod CN | Kod HS | Kod taryfy celnej | Tulltaxenummer | Tarifnummer | Tullinimike | Celní kód | GTIP | GTİP | Код ТН ВЭД | ТН ВЭД | Kode HS | Mã HS | HS코드 | 商品编码HS | HS海关编码 | 海关HS编码 | 海关商品编码 | 海关商品编号 | 海关HSCODE | 报关编码 | 报关税号 | 清关编码 | 出口HS编码 | 进口HS编码 | 关税号 | 税则号 | 税则号列 |
      Tariff # | Tariff`),
  originCountry: spellings(`
    Ursprungsland | Herkunftsland | Pays d'origine | País de origen | Paese di origine | Paese d'origine | País de origem | Land van herkomst | Land van oorsprong |
    原産国 | 原産地 | 生産国 | 製造国 |
    Origin country code | Country origin | Manufacture country | Manufacturing origin | Country of production | Country made | Country of manufacturer | Product origin | Place of origin | Kraj pochodzenia | Ursprungsland | Oprindelsesland | Opprinnelsesland | Alkuperämaa | Země původu | Menşe | Menşei | Menşe ülke | Страна происхождения | Страна производства | Negara asal | Xuất xứ | 원산지 | 产地国 | 产地国家 | 生产国家 | 生产国别 | 原产国代码 | 原产国别 | 制造国 | 来源国 |
      原产`),
  declaredValue: spellings(
    `Zollwert | Valeur en douane | Valeur déclarée | Valor declarado | Valor en aduana | Valore dichiarato | 申告価格 |
    Customs declared price | Customs declared unit price | Customs price | Customs unit value | Customs unit price | Declared unit value | Declared unit price | Declared customs value | Declaration value | Declaration price | Value for customs | Export value | Zolldeklarationswert | Valeur douane | Valeur douanière | Wartość celna | Tullvärde | Toldværdi | Gümrük değeri | Таможенная стоимость | Nilai pabean | 申报单价值 | 申报美金 | 海关申报价 | 海关申报价格 | 出口申报价 | 出口申报单价 | 清关价格 | 清关申报价值 | 清关单价 | 报关申报价值 | 报关单价值 |
      Customs declaration value | Customs declaration price | Commercial invoice value |
      报关价 | 申报价USD`,
  ),
  custDescription: spellings(
    `Zollbeschreibung | Description douanière | Descripción aduanera | Descrizione doganale |
    Customs item description | Customs product name | Customs goods description | Customs declaration | Customs declaration description | Customs declared name | Declared description | Declaration name | Declared english name | English declaration name | English customs name | Description for customs | Tariff description | Goods description for customs | Opis celny | Tullbeskrivning | Gümrük tanımı | Таможенное описание | 英文报关品名 | 报关名称 | 报关英文名称 | 海关品名 | 海关申报品名 | 清关品名 | 清关英文品名 | 申报品名（英文） | 申报品名英文 | 出口申报品名 | 报关品名英文 | 英文申报名`,
  ),
  batteryFlag: spellings(
    `Enthält Batterie | Batterie enthalten | Contient une batterie | Contient des piles | Contiene batería | Contiene batterie |
    Has batteries | Battery included | With batteries | Battery operated | Battery powered | Battery product | Contains lithium | Contains lithium batteries | Lithium battery | Includes battery | Hazmat/battery | Is battery | Zawiera baterię | Bateria | 是否含电 | 是否有电池 | 是否带电池 | 含锂电池 | 是否含锂电池 | 是否电池 | 带电类型 | 电池属性 | 有无电池 | 是否内置电池 |
      Li-ion | Lithium ion | Li-ion battery | 电池（是/否） | Batterie | Batteria | Batería | Baterías | Batterij | Batteri | Baterie | Baterii | Akku | Piles |
      Mit Batterie | Con batteria | Con batería | Avec batterie | Com bateria | Contém bateria | Bevat batterij | Батарея | Наличие батареи | 電池有無 | 電池の有無 | バッテリー | 배터리 | 배터리 여부 | Pil`,
  ),
  note: spellings(`
    Bemerkung | Bemerkungen | Anmerkung | Anmerkungen | Notiz | Remarque | Remarques | Commentaire | Observaciones | Notas | Comentarios | Osservazioni |
    Observações | Opmerking | Opmerkingen | 備考 | メモ |
    Notes to warehouse | Product notes | Product note | Item notes | Additional notes | Remarks/notes | Additional information | Uwagi | Notatki | Anteckning | Bemærkning | Merknad | Huomautus | Poznámka | Not | Notlar | Примечание | Комментарий | Catatan | Ghi chú | 비고 | 메모 | 备注说明 | 商品备注 | 产品备注 | 货品备注 | 其他说明 | 附注 | Anmerkung zum Artikel`),
  asin: spellings(`
    Amazon ID | Amazon product ID | Parent ASIN | Child ASIN | ASIN code | ASIN码 | ASIN编码`),
  fnSku: spellings(`
    FNSKU code | FNSKU barcode | FBA barcode | FBA label | Amazon FNSKU | FNSKU编码 | FNSKU条码 | FBA条码`),
  extraBarcode1: spellings(`
    Supplier barcode | Inner barcode | Unit barcode 2 | Second barcode | Alias barcode | Alternative barcode | 第二条码 | 副条码 | 辅助条码 | 内部条码 | 供应商条码`),
  packageType: spellings(`
    Package kind | Packing method | Packaging method | Verpackungsart | Type d'emballage | Tipo de embalaje | Tipo di imballaggio | 包装形式 | 包装种类`),
  quantityUnit: spellings(`
    Customs unit | Customs UOM | Customs unit of measure | Declared UOM | 报关单位 | 申报计量单位 | 申报数量单位 | 法定计量单位 | 海关单位 | 第一法定单位`),
};

/** The same for headings used only if there is no better column. */
export const productWeakNames: Readonly<Record<string, readonly string[]>> = {
  purchasingCost: spellings('Wholesale price | Wholesale'),
  skuCode: spellings(
    `Item alternate code | Manufacturer model number | Manufacturer model no | Vendor model number | 平台SKU | 店铺SKU | Modell | Modèle | Modelo | Modello | 型番 |
    Style code | Supplier part number | Supplier item code | Supplier SKU | Supplier code number | Vendor SKU | Vendor part number | Vendor item number | Manufacturer part number | Manufacturer SKU | MPN | Mfr part number | Cód | Cod`,
  ),
  skuName: spellings('Beschreibung | Descripción | Descrizione | Descrição | Omschrijving | 商品説明'),
  weight1: spellings('Net product weight | Nettogewicht | Poids net | Peso neto | Peso netto | 正味重量'),
  note: spellings(`
    Alert note | Storage notes | Handling notes`),
  length: spellings('单品长 | 单品规格长 | 单品长度'),
  width: spellings('单品宽 | 单品规格宽 | 单品宽度'),
  height: spellings('单品高 | 单品规格高 | 单品高度'),
};
