import { spellings } from '../imports/spellings.ts';

/** What product files of other languages and programs call the fields. */
export const productNames: Readonly<Record<string, readonly string[]>> = {
  skuCode: spellings(`
    Artikelnummer | Artikel-Nr | Artikelnr | Art-Nr | Artnr | Produktnummer | Materialnummer | Verkäufer-SKU | Händler-SKU | Bestandseinheit | Référence |
    Référence produit | Référence article | Référence interne | Réf | Réf produit | Code article | Code produit | UGS | Código de producto | Código producto |
    Código de artículo | Código artículo | Código interno | Codice interno | Code interne | Interne Artikelnummer | Referencia | Referencia producto | Código | Codice articolo | Codice prodotto | Riferimento | Codice | Código do produto |
    Referência | Artikelcode | 商品コード | 独自商品コード | 商品番号 | 品番 | 商品管理番号 | SKU管理番号 | SKUコード | SKU码 | SKU号 | 系统SKU`),
  skuName: spellings(`
    Artikelname | Artikelbezeichnung | Produktname | Produktbezeichnung | Produkttitel | Bezeichnung | Titel | Nom du produit | Nom produit | Nom de l'article |
    Désignation | Désignation produit | Libellé | Intitulé | Nom | Titre | Nombre del producto | Nombre producto | Nombre del artículo | Nombre | Título | Denominación |
    Nome prodotto | Nome del prodotto | Nome | Titolo | Nome do produto | Productnaam | Artikelnaam | Naam | 商品名 | 商品名称 | 製品名 | 商品マスタ名`),
  skuNameCN: spellings(`
    Beschreibung | Artikelbeschreibung | Produktbeschreibung | Langbeschreibung | Kurzbeschreibung | Descriptif | Description produit | Description longue |
    Description courte | Résumé | Descripción | Descripción del producto | Descripción larga | Descripción corta | Descrizione | Descrizione prodotto |
    Descrizione breve | Descrição | Descrição do produto | Beschrijving | Productomschrijving | Omschrijving | 商品説明 | 商品説明文 | Main description`),
  ean: spellings(`
    JANコード | JAN | Código EAN | Codice EAN | Code EAN | Item barcode | Strichcode | Code-barres | Code barre | Código de barras | Codice a barre | Streepjescode | バーコード`),
  upc: spellings(
    'Item barcode | Strichcode | Code-barres | Code barre | Código de barras | Codice a barre | Streepjescode | バーコード',
  ),
  brand: spellings(`
    Marke | Markenname | Hersteller | Marque | Fabricant | Marca | Nombre de marca | Fabricante | Produttore | Merk | Fabrikant | ブランド | ブランド名 | メーカー | メーカー名 |
    製造元`),
  purchasingCost: spellings(`
    EK-Preis | EK netto | EK | Einkaufspreis | Einkaufspreis netto | EK-Preis netto | Durchschn. EK netto | Durchschn. EK | Prix d'achat | Prix d'achat HT |
    Prix de gros | Prix de revient | Coût | Coût d'achat | Precio de compra | Precio compra | Precio de costo | Precio de coste | Costo | Coste | Costo unitario |
    Prezzo di acquisto | Prezzo d'acquisto | Preço de custo | Preço de compra | Custo | Inkoopprijs | 原価 | 商品原価 | 仕入価格 | 仕入れ価格 | 仕入単価 | 仕入原価 |
    Supply price | Standard cost | 进货成本 | 进货价格 | 进货单价 | 拿货价 | 出厂价`),
  qtyInOnePackage: spellings(`
    VPE | Verpackungseinheit | Stück pro Karton | Stück je Karton | Stück/Karton | Quantité par carton | Unités par carton | Pièces par carton | Colisage |
    Unidades por caja | Piezas por caja | Pezzi per cartone | Unidades por caixa | 入数 | 入り数 | ケース入数 | 每箱装 | 单箱个数 | 单箱件数 | 每箱装数 | 箱内数量 | 每箱个数 | 每箱件数 | 装箱数量 | 装箱量 | 外箱装量 | 外箱装箱数 | 整箱数量`),
  length: spellings(`
    Länge | Artikellänge | Produktlänge | Paketlänge | Verpackungslänge | Longueur | Longueur produit | Longueur colis | Largo | Longitud | Lunghezza | Comprimento |
    Lengte | 長さ | 縦 | 奥行 | 奥行き | Tiefe | Profondeur | Profundidad | Profondità | Profundidade | Diepte`),
  width: spellings(`
    Breadth | Item breadth | Product breadth | Package breadth | Breite | Artikelbreite | Produktbreite | Paketbreite | Verpackungsbreite | Largeur | Largeur produit | Largeur colis | Ancho | Anchura | Larghezza | Largura |
    Breedte | 幅 | 横`),
  height: spellings(`
    Höhe | Artikelhöhe | Produkthöhe | Pakethöhe | Verpackungshöhe | Hauteur | Hauteur produit | Hauteur colis | Alto | Altura | Altezza | Hoogte | 高さ`),
  weight1: spellings(`
    Gewicht | Versandgewicht | Verpackungsgewicht | Paketgewicht | Artikelgewicht | Produktgewicht | Bruttogewicht | Gewicht brutto | Poids | Poids brut |
    Poids du produit | Poids colis | Peso | Peso bruto | Peso del producto | Peso lordo | Brutogewicht | 重さ | 商品重量 | 総重量`),
  unit: spellings(`
    Unit of weight | Unit of length | Unit of dimension | Dimensional unit | Length unit | Weight unit of measure code | Gewichtseinheit | Längeneinheit |
    Unité de poids | Unité de longueur | Unidad de peso | Unità di peso | Unidade de peso`),
  scheduleB: spellings(`
    Zolltarifnummer | Zolltarif-Nr | Zolltarif | Warentarifnummer | Warennummer | TARIC-Code | TARIC | Code douanier | Code douane | Code SH | Nomenclature douanière | Code HS |
    Partida arancelaria | Código arancelario | Fracción arancelaria | Código HS | Codice doganale | Codice HS | NCM | Código NCM | HSN | HSN code | Goederencode | HSコード | Manufacturer HS code | Mfr HS code`),
  originCountry: spellings(`
    Ursprungsland | Herkunftsland | Pays d'origine | País de origen | Paese di origine | Paese d'origine | País de origem | Land van herkomst | Land van oorsprong |
    原産国 | 原産地 | 生産国 | 製造国`),
  declaredValue: spellings(
    'Zollwert | Valeur en douane | Valeur déclarée | Valor declarado | Valor en aduana | Valore dichiarato | 申告価格',
  ),
  custDescription: spellings(
    'Zollbeschreibung | Description douanière | Descripción aduanera | Descrizione doganale',
  ),
  batteryFlag: spellings(
    'Enthält Batterie | Batterie enthalten | Contient une batterie | Contient des piles | Contiene batería | Contiene batterie',
  ),
  note: spellings(`
    Bemerkung | Bemerkungen | Anmerkung | Anmerkungen | Notiz | Remarque | Remarques | Commentaire | Observaciones | Notas | Comentarios | Osservazioni |
    Observações | Opmerking | Opmerkingen | 備考 | メモ`),
};

/** The same for headings that mean a field only where there is no better column. */
export const productWeakNames: Readonly<Record<string, readonly string[]>> = {
  skuCode: spellings(
    'Item alternate code | Manufacturer model number | Manufacturer model no | Vendor model number | 平台SKU | 店铺SKU | Modell | Modèle | Modelo | Modello | 型番',
  ),
  skuName: spellings('Beschreibung | Descripción | Descrizione | Descrição | Omschrijving | 商品説明'),
  weight1: spellings('Nettogewicht | Poids net | Peso neto | Peso netto | 正味重量'),
};
