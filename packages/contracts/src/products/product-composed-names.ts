import { combinedNames } from '../imports/combined-names.ts';

/** Qualifiers of a size or a weight of a packed product. */
const packed =
  '注册 产品 商品 货品 包装 产品包装 商品包装 单品包装 包装后 打包后 单件 包装尺寸 产品尺寸 商品尺寸';
const packedEnglish = 'Package Packaged Packaging Packed Product Item Unit Article Shipping';
const customs = '报关 海关 申报 清关 海关申报 出口申报 报关申报';

/** Names of the fields of a product that consist of a qualifier and a noun: 默认采购单价, 美国海关编码, "Factory unit cost". */
export const composedProductNames: Readonly<Record<string, readonly string[]>> = {
  skuCode: [
    ...combinedNames(
      '产品 商品 货品 物料 单品 库存 系统 本地 客户 内部 卖家 商家 自定义 主 公司 自有',
      'SKU SKU编码 SKU编号 SKU代码 SKU码 SKU号',
    ),
    ...combinedNames('产品 商品 货品 物料 单品 存货', '编码 代码 货号'),
    ...combinedNames(
      'Product Item Seller Merchant Internal Company Own Client Customer Master System Inventory Stock Local My Our Child Variant Variation',
      '_SKU',
      '- _code _number _no',
    ),
  ],
  skuName: [
    ...combinedNames(
      'Name Title Product_name Product_title Item_name Item_title SKU_name Goods_name',
      '_EN _en_US _en_GB _english _in_english',
    ),
    ...combinedNames('产品 商品 货品', '英文', '标题 名 名称 品名'),
  ],
  skuNameCN: [
    ...combinedNames(
      'Name Title Product_name Product_title Item_name Item_title SKU_name Goods_name',
      '_zh _zh_CN _zh_TW _zh_Hans _zh_Hant _TW _chinese _in_chinese',
    ),
    ...combinedNames('产品 商品 货品', '中文', '标题 名 名称 品名'),
    ...combinedNames('Chinese CN ZH', '_name _product_name _item_name _title _description'),
    ...combinedNames(
      'Description Product_description Item_description',
      '_HTML _text _plain_text _long _short _EN',
    ),
  ],
  purchasingCost: [
    ...combinedNames(
      '- 默认 参考 最新 最近 平均 标准 预估 含税 不含税',
      '采购 进货 拿货',
      '价 价格 单价 成本 费用 成本价 成本单价 报价',
    ),
    ...combinedNames('默认 最新 最近 平均 标准 预估 含税 不含税', '进价 成本 成本价 单位成本'),
    ...combinedNames(
      'Purchase Purchases Buying Supplier Vendor Wholesale Factory Default Standard Last Latest Average Net Unit Product Item',
      '_cost _unit_cost _cost_price _cost_per_unit',
    ),
    ...combinedNames('Purchase Purchases Purchasing Buying Supplier Vendor Factory', '_price _unit_price'),
  ],
  qtyInOnePackage: [
    ...combinedNames(
      '每 单 整',
      '箱 包 外箱 纸箱',
      '数量 个数 件数 装数 装数量 装量 产品数 产品数量 入数 PCS PCS数 含量',
    ),
    ...combinedNames('箱', '含量 入数 装量 装数'),
    ...combinedNames(
      'Units Pieces Pcs Items Quantity Eaches',
      '_per',
      '_case _carton _box _package _pack _master_carton _outer_carton _master_case',
    ),
  ],
  length: [
    ...combinedNames(packed, '长 长度 尺寸长 规格长'),
    ...combinedNames(packedEnglish, '_length _length_cm _dim_length _dimension_length'),
  ],
  width: [
    ...combinedNames(packed, '宽 宽度 尺寸宽 规格宽'),
    ...combinedNames(packedEnglish, '_width _breadth _dim_width _dimension_width'),
  ],
  height: [
    ...combinedNames(packed, '高 高度 尺寸高 规格高'),
    ...combinedNames(packedEnglish, '_height _dim_height _dimension_height'),
  ],
  weight1: [
    ...combinedNames(packed, '重量 毛重 实重 总重'),
    ...combinedNames(packedEnglish, '_weight _gross_weight _total_weight _packed_weight'),
  ],
  unit: [
    ...combinedNames('包装 产品 商品 货品', '规格 尺寸 重量 毛重 长度', '单位'),
    ...combinedNames('Weight Dimension', '_measure'),
    ...combinedNames(
      'Package Packaged Product Item Shipping',
      '_size _dimension _dimensions _weight _length',
      '_unit _units _UOM',
    ),
  ],
  scheduleB: [
    ...combinedNames(
      '报关 海关 清关 出口 进口 申报 商品 产品 美国 英国 欧盟 加拿大 默认报关 默认清关 海关申报',
      'HS编码 HS HSCODE HS代码 HS码 海关编码 海关代码 税号 税则号 税则编码',
    ),
    ...combinedNames('报关 清关 海关申报 报关商品 清关商品', '编码 代码 编号'),
    ...combinedNames(
      'US UK EU CA Export Import Product Item Customs',
      '_HS _HTS _tariff _commodity _harmonized',
      '_code _number _no',
    ),
  ],
  declaredValue: combinedNames(
    `${customs} 产品申报 商品申报 单件申报 产品报关 商品报关 默认报关 默认申报`,
    '价值 单价 金额 价 价格 货值',
  ),
  custDescription: [
    ...combinedNames(
      '报关 海关 申报 清关 海关申报',
      '英文品名 英文名 英文名称 英文描述 品名英文 名称英文 品名（英文） 名称（英文）',
    ),
    ...combinedNames('英文报关 英文申报 英文清关 英文海关', '名 名称 品名 描述'),
    ...combinedNames(
      'Customs Declared Declaration Export Customs_product',
      '_english_name _name_EN _english_description _description_EN _item_name _goods_name',
    ),
  ],
  batteryFlag: combinedNames('- 是否 有无', '带 含 有 内置 含有 包含 带有', '电 电池 锂电 锂电池'),
};
