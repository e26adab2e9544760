import { recipes } from './recipe.ts';

/** Product files of Chinese ERPs and shops: 领星, 马帮, 店小秘, 易仓, 抖店, 京东. */
export const chineseProgramProductRecipes = recipes('product', [
  {
    key: 'douyin-products',
    label: { en: 'Douyin shop products', zh: '抖店商品' },
    marks: '商品ID | 商品名称 | 商家编码 | 类目 | 商品状态 | 售价',
    needed: 5,
    mapping: `
      skuCode < 商家编码
      skuName < 商品名称
      brand < 品牌
      weight1 < 重量(kg)`,
    unmapped: '商品ID | 类目 | 库存',
  },
  {
    key: 'jd-products',
    label: { en: 'JD.com products', zh: '京东商品' },
    // Many programs have codes and names of goods, and a market price.
    marks: 'SKU编码 | 商家SKU | 外部编码 | 京东价 | 上下架状态',
    needed: 4,
    mapping: `
      skuCode < 商家SKU | 外部编码
      skuName < 商品名称
      brand < 品牌`,
    unmapped: '商品编码 | SKU编码 | 库存',
  },
  {
    key: 'lingxing-products',
    label: { en: 'Lingxing products', zh: '领星商品' },
    marks:
      '*SKU | *品名 | 识别码 | 采购成本 | 单品毛重 | 包装规格长 | 外箱规格长 | 单箱数量 | 报关单价 | 采购交期',
    needed: 6,
    mapping: `
      skuCode < SKU
      skuName < 品名
      brand < 品牌
      purchasingCost < 采购成本 | 采购:采购成本
      length < 包装规格长 | 包装规格-长
      width < 包装规格宽 | 包装规格-宽
      height < 包装规格高 | 包装规格-高
      weight1 < 单品毛重
      qtyInOnePackage < 单箱数量
      custDescription < 英文报关名
      declaredValue < 报关单价
      scheduleB < HS编码 | 海关编码
      skuNameCN < 商品描述`,
    unmapped:
      '单品规格长 | 单品规格宽 | 单品规格高 | 单品净重 | 外箱规格长 | 外箱规格宽 | 外箱规格高 | 单箱重量 | 识别码 | 型号 | 状态 | 采购交期 | 单位',
    units: {
      cm: '包装规格长 | 包装规格宽 | 包装规格高 | 包装规格-长 | 包装规格-宽 | 包装规格-高',
      g: '单品毛重',
    },
  },
  {
    key: 'mabang-products',
    label: { en: 'Mabang products', zh: '马帮商品' },
    marks:
      '*库存sku编号 | *库存sku中文名称 | 库存sku英文名称 | 原厂sku | 商品目录 | 最新采购价 | 商品海关编码',
    needed: 4,
    mapping: `
      skuCode < 库存sku编号 | 库存SKU
      skuName < 库存sku英文名称 | 库存sku中文名称
      skuNameCN < 库存sku中文名称
      purchasingCost < 最新采购价 | 统一成本价
      weight2 < 商品重量(g) | 商品重量
      length < 长(cm) | 长
      width < 宽(cm) | 宽
      height < 高(cm) | 高
      custDescription < 英文申报名称
      declaredValue < 申报价值(USD) | 申报价值
      scheduleB < 商品海关编码
      batteryFlag < 是否带电池
      note < 商品备注`,
    unmapped: '原厂sku | 商品状态 | 商品目录 | 仓库 | 中文申报名称',
    units: { g: '商品重量', cm: '长 | 宽 | 高' },
  },
  {
    key: 'dianxiaomi-products',
    label: { en: 'Dianxiaomi products', zh: '店小秘商品' },
    marks:
      '*商品SKU | 识别码 | *商品名称 | 商品英文名称 | 商品净重(g) | 采购参考价 | 商品尺寸长(cm) | 来源URL',
    needed: 5,
    mapping: `
      skuCode < 商品SKU
      skuName < 商品英文名称 | 商品名称
      skuNameCN < 商品名称
      weight2 < 商品净重(g) | 商品重量(g)
      length < 商品尺寸长(cm)
      width < 商品尺寸宽(cm)
      height < 商品尺寸高(cm)
      purchasingCost < 采购参考价
      custDescription < 英文报关名
      declaredValue < 申报金额(USD)
      scheduleB < 海关编码
      note < 备注`,
    unmapped: '识别码 | 申报重量(g) | 中文报关名 | 来源URL',
  },
  {
    key: 'eccang-products',
    label: { en: 'Eccang products', zh: '易仓商品' },
    marks: '产品SKU | 产品名称 | 英文名称 | 产品重量(KG) | 产品长(CM) | 申报英文名 | 申报中文名 | 产品等级',
    needed: 6,
    mapping: `
      skuCode < 产品SKU
      skuName < 英文名称 | 产品名称
      skuNameCN < 产品名称
      weight1 < 产品重量(KG)
      length < 产品长(CM)
      width < 产品宽(CM)
      height < 产品高(CM)
      purchasingCost < 采购单价
      custDescription < 申报英文名
      declaredValue < 申报价值
      scheduleB < 海关编码
      batteryFlag < 是否含电池`,
    unmapped: '申报中文名 | 产品等级',
  },
]);
