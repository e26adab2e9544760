import { combinedNames } from '../imports/combined-names.ts';
import { spellings } from '../imports/spellings.ts';

/** Qualifiers of a noun in order headings that carry little meaning: 主订单号, 用户订单号 and 商城订单编号 are all the number of the order. */
const whoseOrder =
  '客户 卖家 商家 平台 店铺 外部 线上 销售 原始 自定义 网店 主 用户 买家 电商 商户 第三方 来源 官网 网上 商城 总 门店 来源平台 货主 委托 ERP';
const box =
  'Shipment Shipping Consignment Cargo Parcel Box Carton Package Outer_box Packed Total Dimension Size Measurement';
const boxChinese = '包裹 预估 预报 实际 外箱 箱子 货物 包装 物品 快件 箱 箱规 包装尺寸 包裹尺寸';
const origin = 'Origin Orig';

/** Names of the fields of an order that consist of a qualifier and a noun. */
export const composedOrderNames: Readonly<Record<string, readonly string[]>> = {
  orderNO: [
    ...combinedNames(whoseOrder, '订单号 单号 订单编号 订单ID 订单号码 订单编码 订单单号 订单流水号'),
    ...combinedNames('订单 销售订单 导入', '编码 号 号码 单号 流水号 序列号 编号 ID'),
    '外部编码',
    ...combinedNames(
      'Customer Client Seller Merchant Platform Shop Store Marketplace Channel Web Online External Original Source Parent Main Sales Vendor Buyer Retailer Partner',
      '_order',
      '_number _no _ID _# _code _ref _reference',
    ),
  ],
  createTime: [
    ...combinedNames(
      '下单 订单 订单创建 订单成立 订单生成 订单产生 订单提交 订单录入 订单下单 提交 录单 录入 开单 制单 建单 生成 拍下 购买 订购 平台下单 客户下单 买家下单 用户下单',
      '时间 日期 日 时刻 日期时间',
    ),
    ...combinedNames(
      'Order Sales_order Sale Purchase',
      '_created _placed _submitted _entered _received _booked _entry _booking',
      '_date _time _at _on _datetime _timestamp',
    ),
  ],
  storeName: [
    ...combinedNames(
      '店铺 门店 网店 商店 来源店铺 销售店铺 所属店铺 归属店铺 平台店铺',
      '- 名 名称 账号 账户 简称 全称',
    ),
    ...combinedNames('Order Sales Channel', '_store _shop', '- _name'),
    '销售渠道名称',
  ],
  carrierName: [
    ...combinedNames(
      '物流 快递 承运 配送 运输 派送 货运 快运 速递 发货快递',
      '公司 商 公司名 公司名称 商名称 商家 服务商 公司编码 公司代码 公司编号 商编码 商代码',
    ),
    ...combinedNames(
      'Preferred Requested Selected Chosen Assigned Shipping Delivery',
      '_carrier _courier',
      '- _name _code _company',
    ),
    ...combinedNames(
      'Courier Carrier Logistics Delivery Shipping Freight Parcel',
      '_partner _provider _agent _vendor',
      '- _name _code',
    ),
    ...combinedNames('Courier Carrier Logistics Freight', '_company _agency', '- _name _code'),
  ],
  serviceCode: [
    ...combinedNames(
      '物流 运输 配送 派送 发货 邮寄 快递 寄件 寄送 指定物流 自选物流 买家自选物流',
      '服务 方式 渠道 产品 类型 服务类型 服务名称 服务代码 渠道名称 渠道代码 方式名称 方式代码 产品名称 产品代码',
    ),
    ...spellings('自选物流 | 指定物流 | 买家自选物流 | 发货物流 | 业务类型 | 快件类型 | 时效类型'),
    ...combinedNames(
      'Preferred Requested Selected Chosen Desired Customer Order',
      '_shipping _ship _delivery _carrier',
      '_service _method _option _type _level',
    ),
    ...combinedNames(
      'Shipment Shipping Delivery',
      '_method _service _option _mode _product',
      '_code _name _type',
    ),
  ],
  payMethod: combinedNames('Payment Pay', '_method _type _mode _option', '- _code _name _title'),
  reference: combinedNames(
    'Receiver Recipient Consignee Shipment Delivery Consignment Parcel Package Label Job Customer Client',
    '_reference _ref',
    '- _number _no _code _ID _1',
  ),
  packageLength: [...combinedNames(boxChinese, '长 长度 尺寸长'), ...combinedNames(box, '_length _L')],
  packageWidth: [...combinedNames(boxChinese, '宽 宽度 尺寸宽'), ...combinedNames(box, '_width _breadth _W')],
  packageHeight: [...combinedNames(boxChinese, '高 高度 尺寸高'), ...combinedNames(box, '_height _H')],
  packageWeight1: [
    ...combinedNames(
      '包裹 订单 货物 预报 预估 实际 总 称重 计费 物品 快件 货品总 整单 包装',
      '重量 毛重 实重 总重 总重量',
    ),
    ...combinedNames(
      'Shipment Shipping Consignment Cargo Parcel Box Carton Package Order Original Real Measured Scale',
      '_weight _gross_weight _actual_weight _total_weight',
    ),
    ...spellings('Фактический вес | Вес груза | Orig wt'),
  ],
  codAmount: [
    ...combinedNames('代收 代收款 代收货款 货到付款 到付 COD', '金额 款 额 总额 货款 货款金额 价'),
    ...combinedNames(
      'COD Cash_on_delivery Collect Collectable Collectible Collection To_collect COD_collect COD_collectable COD_collectible COD_collection',
      '_amount _value _total _price _sum _charge _cash',
    ),
    '代收',
  ],
  insuranceDeclared: [
    ...combinedNames('保价 保险 投保 声明 保价声明', '金额 价值 额 价'),
    ...combinedNames(
      'Insured Insurance Insure Coverage Declared_insurance Insured_declared',
      '_value _amount _total _price _coverage',
    ),
  ],
  lithium: combinedNames('- 是否 有无', '带 含 有 内置 含有 包含 带有', '电 电池 锂电 锂电池'),
  senderZipCode: combinedNames(origin, '_zip _zip_code _zipcode _postal _postal_code _postcode _pincode'),
  senderCity: combinedNames(origin, '_city _town _suburb'),
  senderStateCode: combinedNames(origin, '_state _province _state_code'),
  senderAddressLine1: combinedNames(origin, '_address _address_1 _address_line_1 _street'),
  senderName: combinedNames(origin, '_name _contact _contact_name'),
  senderPhone: combinedNames(origin, '_phone _contact_phone _telephone'),
};
