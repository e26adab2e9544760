import { spellings } from '../imports/spellings.ts';
import { productNames } from './product-names.ts';

/** Headings in alias lists of other languages and programs. */
export const aliasNames: Readonly<Record<string, readonly string[]>> = {
  skuCode: [
    ...spellings(`
      SKU # | SKU ID | Master SKU | Main SKU | Parent SKU | Local SKU | System SKU | WMS SKU | ERP SKU | Inventory SKU | Stock SKU | Base SKU | Original SKU | Item number | Item no | Item # | Part number | Internal code | 主SKU | 本地商品编码 | 系统商品编码 | 系统SKU编码 | 库存SKU编码 | 仓库商品编码 | 内部SKU | 内部编码 | ERP SKU | 货品SKU |
      产品代码 | 商品代码`),
    ...productNames.skuCode!,
  ],
  aliasType: spellings(`
    Type of alias | Type of code | Mapping type | Match type | Barcode type | Identifier type | ID type | SKU type | Cross reference type | Reference type | Codeart | Aliastyp | Art | Type de code | Type d'alias | Tipo | Tipo de código | Tipo de alias | Tipo codice | コード種別 | 种类 | 映射类型 | 别名类别 | 条码类型 | 编码类别 | 匹配类型 | 配对类型 |
    对应类型 | 代码类型`),
  alias: spellings(`
    Alias code | Alias name | Alias barcode | Alternate SKU | Alternative SKU | Alternative code | Alternate barcode | Alternative barcode | Additional barcode | Marketplace SKU | External SKU | External code | Sales SKU | Selling SKU | Online SKU | Listing ID | Alternate item | Alternate item number | Cross reference | Cross reference number |
    Cross reference code | Mapped code | Linked SKU | Linked code | Matching SKU | Shop SKU | Storefront SKU | Channel product ID | Channel product SKU | Channel listing SKU | Platform product SKU | Platform code | Alternativcode | Alternative Artikelnummer | Shop-SKU | Fremdartikelnummer | Code alternatif | SKU alternatif | Código alternativo |
    SKU alternativo | SKU de la tienda | Codice alternativo | 別名 | 別名コード | 別名SKU | モール商品コード | 별칭 | 线上SKU | 在线SKU | 销售SKU | 平台商品编码 | 平台商品SKU | 平台商品代码 | 平台编码 | 平台产品编码 | 店铺商品编码 | 店铺商品SKU | 对应SKU | 对应编码 | 别名编码 | 别名条码 | 附加条码 | 其他条码 | 外部SKU | 外部编码 | 渠道SKU |
    刊登SKU | 线上商品编码 | 网店商品编码 | 配对SKU | 关联SKU |
      渠道商品SKU编码 | 渠道商品SKU | 平台商品SKU编码 | 店铺商品SKU编码 | 平台SKU编码 | 店铺SKU编码 | 渠道SKU编码`),
  storeName: spellings(`
    Channel name | Store account | Store code | Shop account | Marketplace | Marketplace name | Account | Account name | Seller account | Storefront | Boutique | Tienda | Negozio | Loja | Winkel | Shop-Name | Verkaufskanal | Canal de vente | Canal de venta | 店舗 | 店舗名 | 店铺账户 | 店铺编码 | 平台店铺 | 网店 | 网店名称 | 销售渠道 | 渠道 | 渠道名称 |
    所属店铺 `),
  quantity: spellings(`
    Pack quantity | Pack qty | Units per pack | Units per listing | Units per SKU | Conversion | Conversion factor | Conversion quantity | Conversion rate | Ratio | Factor | Multiple | Unit quantity | Number of units | Menge | Faktor | Umrechnungsfaktor | Quantité | Facteur | Cantidad | Factor de conversión | Quantità | Quantidade | 換算数 | 换算数量 |
    换算倍数 | 换算系数 | 换算比例 | 倍率 | 对应数量 | 映射数量 | 包装数量 | 配对数量 | 组合数量`),
};

/** The same for headings used only if there is no better column. */
export const aliasWeakNames: Readonly<Record<string, readonly string[]>> = {
  alias: spellings('Barcode | UPC | EAN | GTIN | FNSKU | ASIN | 条码 | 条形码'),
  storeName: spellings('Platform | 平台'),
};
