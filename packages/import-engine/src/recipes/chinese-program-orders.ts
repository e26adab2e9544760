import { recipes } from './recipe.ts';

/** Order files of Chinese ERPs and shops: 领星, 马帮, 店小秘, 易仓, 聚水潭, 旺店通, 抖店. */
export const chineseProgramOrderRecipes = recipes('order-shipment', [
  {
    key: 'douyin-orders',
    label: { en: 'Douyin shop orders', zh: '抖店订单' },
    marks: '主订单编号 | 子订单编号 | 选购商品 | 商家编码 | 收件人 | 收件人手机号 | 详细地址',
    needed: 5,
    mapping: `
      orderNO < 主订单编号
      createTime < 订单提交时间
      carrierName < 快递公司
      name < 收件人
      phone < 收件人手机号
      stateCode < 省
      city < 市
      addressLine1 < 详细地址
      payMethod < 支付方式`,
    unmapped: '子订单编号 | 商家编码 | 快递单号 | 区',
    hasOrderLines: true,
    timeZone: 'Asia/Shanghai',
  },
  {
    key: 'dianxiaomi-orders',
    label: { en: 'Dianxiaomi orders', zh: '店小秘订单' },
    marks:
      '订单号 | 包裹号 | 平台 | 店铺账号 | 下单时间 | 收件人姓名 | 国家二字码 | 货运单号 | 收件国家(中文) | 收件国家(二字码)',
    needed: 6,
    mapping: `
      orderNO < 订单号
      createTime < 下单时间
      storeName < 店铺账号
      serviceCode < 物流方式
      name < 收件人姓名 | 收件人
      phone < 收件人电话 | 收件人手机
      company < 收件人公司
      addressLine1 < 地址1 | 详细地址
      addressLine2 < 地址2
      city < 城市
      stateCode < 省/州
      zipCode < 邮编
      countryCode < 国家二字码 | 收件国家(二字码)
      email < 买家邮箱`,
    unmapped: '包裹号 | 买家姓名 | 货运单号 | 物流单号 | 付款时间 | 平台 | 收件国家(中文)',
    hasOrderLines: true,
    timeZone: 'Asia/Shanghai',
  },
  {
    key: 'mabang-orders',
    label: { en: 'Mabang orders', zh: '马帮订单' },
    marks:
      '订单编号 | 店铺名 | 国家(中) | 国家简码 | 客户姓名 | 邮寄地址1 | 所属地区 | 物流渠道 | 交易编号 | 国家二字码',
    needed: 5,
    mapping: `
      orderNO < 订单编号
      createTime < 下单时间 | 创建时间
      storeName < 店铺名
      carrierName < 物流公司
      serviceCode < 物流渠道
      name < 客户姓名
      phone < 客户电话 | 客户电话1 | 电话1
      email < 客户邮箱 | 邮箱
      addressLine1 < 邮寄地址1 | 地址1
      addressLine2 < 邮寄地址2 | 地址2
      city < 城市 | 所属城市
      stateCode < 所属地区 | 所属地区(省/州) | 省/州
      zipCode < 邮编 | 邮政编码
      countryCode < 国家简码 | 国家二字码
      packageWeight1 < 包裹重量(g)`,
    unmapped: '国家(中) | 国家(英) | 货运单号 | 付款时间 | 交易编号',
    hasOrderLines: true,
    timeZone: 'Asia/Shanghai',
  },
  {
    key: 'eccang-orders',
    label: { en: 'Eccang orders', zh: '易仓订单' },
    marks:
      '参考号 | 订单号 | 运输方式 | 收件人姓名 | 收件人国家 | 收件人省 | 收件人地址1 | 收件人邮编 | 是否带电',
    needed: 8,
    mapping: `
      reference < 参考号
      orderNO < 订单号
      serviceCode < 运输方式
      name < 收件人姓名
      countryCode < 收件人国家
      stateCode < 收件人省
      city < 收件人城市
      addressLine1 < 收件人地址1
      addressLine2 < 收件人地址2
      zipCode < 收件人邮编
      phone < 收件人电话
      lithium < 是否带电`,
    timeZone: 'Asia/Shanghai',
  },
  {
    key: 'lingxing-orders',
    label: { en: 'Lingxing orders', zh: '领星订单' },
    marks: '系统单号 | 平台单号 | 订购时间 | 站点 | MSKU | 国家/地区 | 物流方式 | 运单号',
    needed: 6,
    // Its times are of the marketplace or of Beijing, as the seller has set it: no time zone.
    mapping: `
      orderNO < 平台单号
      createTime < 订购时间 | 订购时间(北京时间) | 订购时间(站点时间)
      storeName < 店铺
      carrierName < 物流商
      serviceCode < 物流方式
      name < 收件人 | 收件人姓名
      company < 公司 | 公司名
      phone < 收件人电话 | 联系电话 | 电话
      email < 买家邮箱 | 邮箱
      addressLine1 < 地址行1 | 详细地址1 | 街道1 | 地址1
      addressLine2 < 地址行2 | 详细地址2 | 街道2 | 地址2
      city < 城市
      stateCode < 省/州
      zipCode < 邮编
      countryCode < 国家/地区`,
    unmapped: '系统单号 | 站点 | 买家姓名 | 付款时间 | 发货截止时间 | 运单号 | 跟踪号 | 标发号',
    hasOrderLines: true,
  },
  {
    key: 'jushuitan-orders',
    label: { en: 'Jushuitan orders', zh: '聚水潭订单' },
    marks: '线上订单号 | 内部订单号 | 店铺编号 | 买家账号 | 卖家备注 | 商品编码 | 快递公司',
    needed: 5,
    mapping: `
      orderNO < 线上订单号
      createTime < 下单时间
      storeName < 店铺名称 | 店铺
      carrierName < 快递公司
      name < 收货人 | 收货人姓名
      phone < 联系手机 | 收货人手机 | 手机 | 联系电话 | 收货人固话
      countryCode < 国家
      stateCode < 省份 | 省
      city < 城市 | 市
      addressLine1 < 收货地址 | 地址
      zipCode < 邮编`,
    unmapped: '内部订单号 | 店铺编号 | 买家账号 | 付款日期 | 付款时间 | 快递单号 | 商品编码',
    hasOrderLines: true,
    timeZone: 'Asia/Shanghai',
  },
  {
    key: 'wangdiantong-orders',
    label: { en: 'Wangdiantong orders', zh: '旺店通订单' },
    marks: '原始单号 | 网名 | 发货条件 | 应收合计 | COD买家费用 | 商家编码 | 货品数量 | 客服备注',
    needed: 5,
    mapping: `
      orderNO < 原始单号
      createTime < 下单时间
      storeName < 店铺
      carrierName < 物流公司
      name < 收件人
      phone < 手机 | 固话
      stateCode < 省
      city < 市
      addressLine1 < 地址
      zipCode < 邮编
      payMethod < 支付方式 | 发货条件`,
    unmapped: '网名 | 付款时间 | 支付时间 | 商家编码 | COD买家费用 | 应收合计',
    hasOrderLines: true,
    timeZone: 'Asia/Shanghai',
  },
]);
