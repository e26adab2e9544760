import { spellings } from '../imports/spellings.ts';
import { productNames } from './product-names.ts';

/** Headings in lists of bundles, kits and parts in other languages and programs. */
export const bundleNames: Readonly<Record<string, readonly string[]>> = {
  bundleSku: spellings(`
    Bundle/assembly SKU | Bundle SKU code | Bundle ID | Bundle number | Bundle no | Bundle # | Bundle item | Bundle item code | Kit | Kit # | Kit ID | Kit number | Kit no | Kit item | Kit item # | Kit item number | Kit item code | Kit product SKU | Assembly | Assembly SKU | Assembly code | Assembly item | Assembly item number | Assembled SKU |
    Set code | Set number | Set item | Pack SKU | Multipack SKU | Parent | Parent item | Parent item # | Parent item number | Parent item code | Parent code | Parent product | Parent product SKU | Parent product code | Parent part number | Parent # | Master SKU | Master item | Main SKU | BOM | BOM item | BOM SKU | BOM number | BOM code |
    Finished good | Finished goods | Finished good SKU | Finished goods SKU | Finished item | Finished product SKU | Virtual SKU | Combo code | Set-SKU | Setartikel | Setartikelnummer | Set-Artikelnummer | Stücklistenartikel | Stückliste | Vaterartikel | SKU parent | SKU du lot | SKU du kit | Référence du kit | SKU padre | SKU del kit |
    Código del kit | SKU pai | SKU kit | Codice kit | SKU padre | Zestaw SKU | セット商品コード | セットSKU | 親SKU | 親商品コード | 세트상품코드 | 组合商品编码 | 组合商品代码 | 组合SKU编码 | 组合装编码 | 组合装商家编码 | 组合编号 | 组合代码 | 组合品编码 | 组合货号 | 套装编码 | 套装商品编码 | 套装编号 | 套装货号 | 套餐编码 |
    捆绑SKU | 捆绑商品SKU | 捆绑商品编码 | 主SKU | 主商品编码 | 主商品SKU | 主件编码 | 主件SKU | 父件编码 | 父商品编码 | 父商品SKU | 父项编码 | 父级SKU | 成品编码 | 成品SKU | 母件编码 | 虚拟SKU`),
  bundleName: spellings(`
    Bundle/assembly title | Bundle title | Bundle description | Bundle item name | Bundle product name | Kit title | Kit description | Kit item name | Kit product name | Parent name | Parent title | Parent item name | Parent item description | Parent description | Parent product name | Parent product title | Assembly name | Assembly title |
    Assembly description | Set title | Set description | Combo title | BOM name | BOM description | Master item name | Finished good name | Finished goods name | Finished good description | Setname | Setbezeichnung | Set-Name | Nom du lot | Nom du kit | Désignation du kit | Nombre del kit | Nombre del pack | Nome kit | Nome del kit | Nome do kit |
    Nazwa zestawu | セット商品名 | セット名 | 親商品名 | 세트상품명 | 组合商品名 | 组合装名称 | 组合装商品名称 | 组合SKU名称 | 组合品名 | 组合品名称 | 套装商品名称 | 套装名 | 套餐名称 | 捆绑商品名称 | 捆绑名称 | 主件名称 | 主商品名称 | 父件名称 | 父商品名称 | 父项名称 | 成品名称 | 母件名称`),
  kind: spellings(`
    BOM type | Kit type | Assembly type | Is assembly | Set type | Combo type | Type of bundle | Type of kit | Bundle/kit type | Art des Sets | Setart | Type de kit | Type de lot | Tipo de kit | Tipo de paquete | Tipo di kit | Typ zestawu | セット区分 | セット種別 | 组合方式 | 组合商品类型 | 组合装类型 | 套装类型 | 捆绑类型 | BOM类型`),
  componentSku: spellings(`
    Comp SKU | Comp item | Comp code |
    Component SKU code | Component item | Component item # | Component item number | Component item code | Component # | Component ID | Component code | Component number | Component no | Component product | Component product SKU | Component part number | Sub component | Subcomponent | Sub SKU | Sub item | Child | Child item | Child item # |
    Child item number | Child item code | Child code | Child product | Child product SKU | Child product code | Child # | Single SKU | Included SKU | Included item | Ingredient | Ingredient SKU | Material code | Material SKU | Raw material SKU | Item # | Item code | Item number | Part number | Part no | Member SKU | Contained SKU | Kit component |
    Kit component SKU | Bundle item SKU | Bundle component | BOM component | Line item SKU | Komponente | Komponenten-SKU | Komponentennummer | Bestandteil | Stücklistenposition | Einzelartikel | Einzelartikelnummer | Composant | SKU composant | Référence composant | Componente | SKU componente | SKU del componente | Código del componente | SKU hijo |
    SKU filho | Codice componente | Składnik | SKU składnika | 構成品コード | 構成商品コード | 構成品SKU | 子SKU | 子商品コード | 구성품코드 | 子商品编码 | 子商品代码 | 子SKU编码 | 子件编码 | 子件 | 子项编码 | 子项 | 子产品编码 | 子产品SKU | 子件料号 | 子级SKU | 明细SKU | 明细商品编码 | 单品编码 |
    单品货号 | 单品商家编码 | 组成SKU | 组成商品编码 | 包含SKU | 包含商品编码 | 配件SKU | 配件编码 | 组件编码 | 组件商品编码 | 关联SKU |
      Kit item SKU | Kit SKU component | Sub component SKU | Sub component item`),
  componentQty: spellings(`
    Comp qty |
    Qty per | Qty per kit | Qty per bundle | Qty per assembly | Qty per set | Qty per unit | Quantity per kit | Quantity per bundle | Quantity per assembly | Quantity per set | Quantity per parent | Qty per parent | Units per bundle | Units per kit | Units per set | Qty required | Quantity required | Required quantity | Component units | Child qty | Child item quantity |
    Number of units | Item quantity | Component item quantity | Quantity in bundle | Quantity in kit | Qty in kit | Qty in bundle | BOM quantity | BOM qty | Usage | Menge | Anzahl | Menge pro Set | Komponentenmenge | Quantité | Quantité composant | Quantité par kit | Cantidad | Cantidad del componente | Cantidad por kit | Unidades | Quantità | Quantità componente |
    Quantidade | Aantal | Ilość | 構成数 | 構成数量 | 数量(構成品) | 구성수량 | 子商品数量 | 子产品数量 | 子项数量 | 组件用量 | 用量 | 子件用量 | 单品数量 | 组成数量 | 组合数量 | 明细数量 | 商品数量 | 配比数量 | 配比 | 包含数量 | 组成用量 |
      Sub component quantity | Sub component qty | Kit item quantity | Sub SKU quantity | Component count`),
  note: productNames.note!,
};

/** The same for headings used only if there is no better column. */
export const bundleWeakNames: Readonly<Record<string, readonly string[]>> = {
  bundleName: spellings(
    'Description | Product name | Product title | Item name | Bezeichnung | Désignation | Descripción | 商品名称 | 产品名称 | 品名',
  ),
  componentSku: spellings(
    'Item | Product SKU | Product code | 商品编码 | 商品SKU | 产品SKU | SKU编码 | 产品编码 | 货品编码 | 物料编码',
  ),
};
