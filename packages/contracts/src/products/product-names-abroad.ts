import { combinedNames, joinedNames } from '../imports/combined-names.ts';
import { spellings } from '../imports/spellings.ts';
import { productNamesOfSoutheastAsia } from './product-names-of-southeast-asia.ts';

/** Sizes and weights of what is packed, by language: the noun and whose it is, which a program may put in any order. */
const measures = {
  length: [
    ...combinedNames('Länge', '_Verpackung _Paket _Artikel _Produkt _Versand'),
    ...combinedNames('Longueur', '_emballage _colis _produit _article _paquet'),
    ...combinedNames('Largo Longitud', '_paquete _embalaje _empaque _producto _artículo'),
    ...combinedNames('Lunghezza', '_imballo _imballaggio _confezione _collo _prodotto _articolo'),
    ...combinedNames('Comprimento', '_embalagem _pacote _produto'),
    ...combinedNames('Lengte', '_verpakking _product _artikel _pakket'),
    ...combinedNames('Długość', '_opakowania _produktu _paczki _towaru'),
    ...combinedNames('Длина', '_упаковки _в_упаковке _с_упаковкой _товара _изделия _предмета'),
    ...combinedNames('포장 상품 제품', '_길이 _가로'),
    ...combinedNames('Lungime', '- _produs _pachet _colet'),
    ...combinedNames('Cube', '_length'),
    'Hosszúság',
    ...combinedNames('Довжина', '- _упаковки _товару'),
    'Gross product length',
  ],
  width: [
    ...combinedNames('Breite', '_Verpackung _Paket _Artikel _Produkt _Versand'),
    ...combinedNames('Largeur', '_emballage _colis _produit _article _paquet'),
    ...combinedNames('Ancho Anchura', '_paquete _embalaje _empaque _producto _artículo'),
    ...combinedNames('Larghezza', '_imballo _imballaggio _confezione _collo _prodotto _articolo'),
    ...combinedNames('Largura', '_embalagem _pacote _produto'),
    ...combinedNames('Breedte', '_verpakking _product _artikel _pakket'),
    ...combinedNames('Szerokość', '_opakowania _produktu _paczki _towaru'),
    ...combinedNames('Ширина', '_упаковки _в_упаковке _с_упаковкой _товара _изделия _предмета'),
    ...combinedNames('포장 상품 제품', '_너비 _폭 _세로'),
    ...combinedNames('Lățime', '- _produs _pachet _colet'),
    ...combinedNames('Cube', '_width'),
    'Szélesség',
    ...combinedNames('Ширина', '- _упаковки _товару'),
    'Gross product width',
  ],
  height: [
    ...combinedNames('Höhe', '_Verpackung _Paket _Artikel _Produkt _Versand'),
    ...combinedNames('Hauteur', '_emballage _colis _produit _article _paquet'),
    ...combinedNames(
      'Alto Altura',
      '_paquete _embalaje _empaque _producto _artículo _embalagem _pacote _produto',
    ),
    ...combinedNames('Altezza', '_imballo _imballaggio _confezione _collo _prodotto _articolo'),
    ...combinedNames('Hoogte', '_verpakking _product _artikel _pakket'),
    ...combinedNames('Wysokość', '_opakowania _produktu _paczki _towaru'),
    ...combinedNames('Высота', '_упаковки _в_упаковке _с_упаковкой _товара _изделия _предмета'),
    ...combinedNames('포장 상품 제품', '_높이'),
    ...combinedNames('Înălțime', '- _produs _pachet _colet'),
    ...combinedNames('Cube', '_height'),
    'Magasság',
    ...combinedNames('Висота', '- _упаковки _товару'),
    'Gross product height',
  ],
  weight1: [
    ...combinedNames(
      'Gewicht',
      '_Verpackung _mit_Verpackung _inkl._Verpackung _Paket _Artikel _Produkt _Versand',
    ),
    ...combinedNames('Poids', '_emballage _colis _produit _article _paquet'),
    ...combinedNames(
      'Peso',
      '_paquete _embalaje _empaque _producto _artículo _imballo _confezione _collo _prodotto _articolo _embalagem _pacote _produto',
    ),
    ...combinedNames('Gewicht', '_verpakking _product _artikel _pakket'),
    ...combinedNames(
      'Waga',
      '_opakowania _produktu _paczki _towaru _z_opakowaniem _produktu_z_opakowaniem _produktu_z_opakowaniem_jednostkowym',
    ),
    ...combinedNames(
      'Вес Масса',
      '- _упаковки _в_упаковке _с_упаковкой _товара _изделия _брутто _товара_с_упаковкой',
    ),
    ...combinedNames('포장 상품 제품', '_무게 _중량'),
    ...combinedNames('Greutate', '- _produs _pachet _colet _brută'),
    'Súly',
    ...combinedNames('Вага', '- _упаковки _товару'),
    'Gross product weight',
    '物流重量',
    '单位重量',
  ],
};

/** What programs of one language or marketplace call the other fields of a product. */
const names: Readonly<Record<string, readonly string[]>> = {
  skuCode: spellings(`
    Inventory ID | Код товару | Cod produs | Cod articol | Cod produs vânzător | Cikkszám | Termékkód | Katalogové číslo | Varekode | Inventory number | Product option code | Merchant simple ID | Merchant product simple ID | 商品編號(貨號) | 貨號 | Артикул продавца | Артикул поставщика | Ваш SKU | Ваш артикул | Код номенклатуры | Sygnatura | Sygnatura/SKU Sprzedającego | SKU Sprzedającego | Kod towaru | Kod własny |
    Verkäufereigene SKU | Variationsnummer | Variationsnr | Référence vendeur | SKU vendeur | Référence SKU | SKU de Referência | Código SKU | Código (SKU) | Codice art | Cod articolo | Cod prodotto |
    Referentie | Productcode | Artikelnummer leverancier eigen | 出品者SKU | 商品番号(SKU) | 판매자 상품코드 | 업체상품코드 | 자체상품코드 | 판매자상품코드 | 관리코드 | 规格编码 | 商品全局编号 | 物料编号 | 存货代码`),
  skuName: spellings(`
    Назва | Назва товару | Назва позиції | Найменування | Nume produs | Denumire produs | Denumire | Termék neve | Terméknév | Megnevezés | Benämning | Betegnelse | Vare | Auction title | Libellé court panier | Полное наименование | Название предмета | Номенклатура | Tytuł | Tytuł oferty | Nazwa towaru | Nazwa oferty | Artikelname DE | Bezeichnung DE | Libellé court | Libellé produit | Libellé article | Nom de produit | Título de la publicación | Título del producto | Nombre de producto | Título do produto | Descrizione articolo |
    Descrizione prodotto | 등록상품명 | 노출상품명 | 품명 | 宝贝名称 | 宝贝标题 | 商品全名 | 货品标题`),
  skuNameCN: spellings(`
    Опис | Опис товару | Descriere | Descriere produs | Leírás | Termékleírás | Ürün açıklaması | Popis produktu | Tuotekuvaus | Produktbeskrivning | Produktbeskrivelse | 商品描述 (繁體中文) | Аннотация | Описание предмета | Краткое описание | Подробное описание | Полное описание | Opis oferty | Opis towaru | Beschreibung DE | Kurzbeschreibung DE | Description longue | Libellé long | 상세설명 | 상품상세설명 | 상품 상세정보 | 宝贝描述 | 商品詳細 | 商品説明`),
  ean: spellings(`
    Штрих-код товару | Код маркування (GTIN) | Cod EAN | Cod de bare | Vonalkód | EAN kód | Code bars | Product option barcode | 商品條碼編號 | Баркод | Баркод товара | Баркоды | Штрихкод товара | Штрихкод (EAN) | Код EAN | Kod EAN/GTIN | Code EAN13 | Code-barres EAN | Código universal de producto | Código universal | Cod a barre | Codice EAN13 | JAN/EAN | 国際コード | 표준상품코드 | 國際條碼 | 商品條碼 | 規格條碼 | 规格条码`),
  upc: spellings('Code bars | Product option barcode | 商品條碼編號'),
  extraBarcode1: spellings('Internal barcode'),
  brand: spellings(
    'Marka | Marcă | Producător | Виробник | Торгова марка | Márka | Gyártó | Výrobce | Tillverkare | Producent | Produsent | Valmistaja | Бренды | Производитель | Торговый знак | Producent/Marka | Herstellername | Fabricant/Marque | 제조사/브랜드',
  ),
  purchasingCost: spellings(`
    Закупівельна ціна | Ціна закупівлі | Preț de achiziție | Preț achiziție | Beszerzési ár | Pořizovací cena | Seller cost | Cost USD | Cost EUR | Cost GBP | Cost CAD | Cost AUD | EK Netto (für GLD) | Prezzo forn | Coste (Subtotal) | Закупочная стоимость | Цена закупки | Цена закупочная | Cena zakupu netto | Koszt zakupu | EK-Preis (netto) | EK Netto | Einstandspreis | Prix d'achat | Prix achat HT | Coût de revient | Precio de compra | Precio coste | Coste unitario | Prezzo fornitore | Prezzo d'acquisto netto | Costo ultimo | Preço de custo | Preço custo | Custo unitário |
    Vaste kostprijs | Kostprijs | Inkoopprijs excl | 매입단가 | 공급가 | 仕入れ値 | 最近进价 | 参考成本价`),
  scheduleB: spellings(`
    Код УКТЗЕД | УКТЗЕД | Cod vamal | Cod tarifar | Vámtarifaszám | Kod HS towaru | Statistiskt varunummer | Statistisches Warennummer | Gümrük tarife numarası | Intrastat commodity code | ТН ВЭД | Код ТН ВЭД | ТНВЭД | ТН ВЭД ЕАЭС | ТН ВЭД коды ЕАЭС | Код ТНВЭД | Kod CN/HS | TARIC Nummer | TARIC-Nr | Zolltarif Nr | Code NC8 | Code NC | Nomenclature combinée | Partida arancelaria HS | Cod nomenclatura combinata | Nomenclatura combinata | Classificação fiscal (NCM) | HS-code | Statistieknummer | 관세코드`),
  originCountry: spellings(`
    Країна виробник | Країна виробництва | Країна походження | Țara de origine | Származási ország | Menşei ülkesi | Origin country region ID | Страна-изготовитель | Страна изготовитель | Страна изготовления | Страна-производитель | Страна производитель | Kraj produkcji | Kraj wytworzenia | Herstellungsland | Produktionsland | Pays de fabrication | Pays de provenance | País de fabricación | Paese di produzione | País de fabricação | Land van productie | 제조국 | 원산지코드`),
  qtyInOnePackage: spellings(
    'Units per packaging unit | 箱规数量 | Количество в упаковке, шт | Количество в упаковке | Количество штук в упаковке | Штук в коробке | Sztuk w opakowaniu | Stück pro VE | Unités par lot | Unidades por paquete | Unidades por embalagem | Pezzi per confezione | Aantal per verpakking',
  ),
  quantityUnit: spellings(`
    Одиниця виміру | Unitate de măsură | Mennyiségi egység | Měrná jednotka | Enhet | Enhed | Yksikkö | Birim | Satuan | Base unit of measure | U/M | U.m. | Einheit | Mengeneinheit | Unidad de medida | Unidade | Unidade de medida | Unité de mesure | Unità di misura | Jednostka miary | Единица измерения | Ед. изм. |
    基本单位 | 主计量单位 | 主计量单位名称`),
};

/** Names of product fields in languages whose programs put a noun and its owner together: "Largura embalagem", "Вес в упаковке, г". */
export const productNamesAbroad = joinedNames(names, measures, productNamesOfSoutheastAsia);
