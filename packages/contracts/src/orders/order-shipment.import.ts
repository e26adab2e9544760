import { limits } from '../core/limits.ts';
import { defineImport } from '../imports/define-import.ts';
import { joinedNames } from '../imports/combined-names.ts';
import { orderAddressFields } from './order-address-fields.ts';
import { composedOrderNames } from './order-composed-names.ts';
import { orderNamesAbroad } from './order-names-abroad.ts';
import { orderNamesOfSoutheastAsia } from './order-names-of-southeast-asia.ts';
import { orderAddresses, orderNames, orderWeakNames } from './order-names.ts';
import { orderPackageFields } from './order-package-fields.ts';
import { spellings } from '../imports/spellings.ts';
import { noSpellings, yesSpellings } from '../imports/yes-no-spellings.ts';

const reference = limits.reference.maximum;

/**
 * The import of orders with their shipments (spec §3, "Order-with-shipment import row"). A row without `orderNO` continues the
 * order above it with another package; store and `orderNO` together are the key (decision D8).
 */
export const orderShipmentImport = defineImport({
  key: 'order-shipment',
  title: { en: 'Import orders with shipment', zh: '导入订单并发货' },
  dialogWidths: [650, 1200, '86%'],
  countedIn: 'orders',
  mayAddTemplates: false,
  templateType: limits.codes.orderImportType,
  rowsFrom: 'cached-view',
  uniqueBy: ['storeName', 'orderNO'],
  grouping: { by: 'orderNO', memberFields: orderPackageFields.map((field) => field.key) },
  otherNames: joinedNames(orderNames, composedOrderNames, orderNamesAbroad, orderNamesOfSoutheastAsia),
  otherWeakNames: orderWeakNames,
  addresses: orderAddresses,
  headingNoise: spellings(
    'pkg | package | parcel | box | estimated | actual | 货箱 | 业务 | 代码 | 订单 | 预估 | 预报 | 实际 | 包裹规格 | 尺寸 | 平台',
  ),
  rowNames: spellings(
    'order | orders | shipment | shipments | parcel | parcels | packages | consignment | waybill | bestellung | auftrag | sendung | commande | colis | pedido | envío | ordine | 注文 | 订单 | 运单 | 包裹',
  ),
  fields: [
    {
      key: 'orderNO',
      label: { en: 'Order number', zh: '订单号' },
      required: true,
      editor: 'text',
      isCode: true,
      maxLength: 100,
      widthPx: 160,
      aliases: spellings(`
        Order no | Order ID | Order # | amazon-order-id | Order - Number | Order name | Order reference | Increment ID | Order |
        订单编号 | 主订单编号 | 线上订单号 | 平台单号 | 客户订单号 | 商户订单号 | 订单ID | 平台订单号 | 系统订单号 | 訂單號`),
      looksLike: 'order-number',
      weakAliases: spellings(
        'Sales record number | Purchase order | Purchase order number | PO number | PO # | PO | 交易号 | 原始单号 | 单据编号 | 单据号',
      ),
      valueAliases: spellings('Name | ID | Number | No | Code | 单号 | 编号'),
    },
    {
      key: 'createTime',
      label: { en: 'Order time', zh: '下单时间' },
      editor: 'text',
      format: 'date-time',
      looksLike: 'date-time',
      widthPx: 170,
      aliases: spellings(`
        Create time | Created at | Created on | Order created on | Order created date | Order created | Created time | Date created | Date added | Date ordered | Date placed | Created | Order date | Order creation date | Creation date | Purchase date | Sale date | 日期 |
        Order - Date | Date - Order Date | Date | Ordered at | Ordered on | Order placed | Placed at | Placed on | 创建时间 | 订单时间 | 订单创建时间 | 订单提交时间 | 下单日期 | 订单日期 | 订购时间 | 订购日期 | 拍单时间 | 成交时间 | 订单成交时间 | 订单生成时间 | 创建日期 | 訂單時間`),
      weakAliases: spellings('Received date | Date received | 单据日期 | 制单日期'),
    },
    {
      key: 'storeName',
      label: { en: 'Store', zh: '店铺' },
      editor: 'text',
      maxLength: 200,
      aliases: spellings(
        'Store name | Shop | Shop name | Sales channel | Channel name | Purchase point | Market - Store Name | Marketplace | 店铺名称 | 店铺名 | 店铺账号 | 商店 | 店鋪',
      ),
    },
    {
      key: 'carrierName',
      label: { en: 'Carrier', zh: '承运商' },
      required: true,
      editor: 'text',
      looksLike: 'carrier',
      maxLength: 100,
      aliases: spellings(
        'Carrier name | Carrier code | Shipping carrier | Carrier - Name | Courier | Courier name | Logistics company | Shipping provider | Shipping provider name | 物流商 | 快递公司 | 快递 | 承运人 | 物流公司 | 物流服务商',
      ),
    },
    {
      key: 'serviceCode',
      label: { en: 'Service', zh: '服务' },
      required: true,
      editor: 'text',
      maxLength: 100,
      aliases: spellings(`
        Service code | Service type | Service name | Shipping service | Carrier - Service Selected | Service level | Ship service level |
        Shipping method | Shipping method title | Ship method | Ship via | Requested shipping service | Requested service | Service requested | Shipping option | Shipping speed | Mail class | Postal service | Shipping description | Delivery option | Delivery method |
        服务代码 | 服务类型 | 物流服务 | 物流渠道 | 物流渠道代码 | 物流方式 | 运输方式 | 运输方式代码 | 渠道代码 | 物流产品 | 派送方式 | 配送方式 | 运送方式 | 发货方式 | 买家选择物流 | 买家指定物流`),
      weakAliases: spellings('Shipping information'),
      looksLike: 'carrier-service',
    },
    {
      key: 'reference',
      label: { en: 'Reference', zh: '参考号' },
      editor: 'text',
      isCode: true,
      maxLength: reference,
      aliases: spellings(
        'Reference 1 | Ref | Ref 1 | Reference number | Your reference | Customer reference | 参考号1 | 参考编号 | 客户参考号 | 參考號',
      ),
    },
    {
      key: 'reference2',
      label: { en: 'Reference 2', zh: '参考号2' },
      editor: 'text',
      isCode: true,
      maxLength: reference,
      aliases: spellings('Ref 2 | Second reference | Reference number 2 | 第二参考号'),
    },
    {
      key: 'signatureType',
      label: { en: 'Signature', zh: '签收要求' },
      editor: 'text',
      maxLength: 50,
      aliases: spellings(
        'Signature type | Signature option | Signature required | Delivery confirmation | Confirmation | 签名类型 | 签收类型 | 签名服务 | 签收服务',
      ),
    },
    ...orderAddressFields,
    ...orderPackageFields,
    {
      key: 'isCod',
      isNeverToldByValues: true,
      amountField: 'codAmount',
      label: { en: 'Cash on delivery', zh: '货到付款' },
      editor: 'select',
      options: [
        { value: 'No', label: { en: 'No', zh: '否' }, aliases: noSpellings },
        { value: 'Yes', label: { en: 'Yes', zh: '是' }, aliases: yesSpellings },
      ],
      aliases: spellings('COD | Is COD | Collect on delivery | 是否货到付款 | 代收货款'),
    },
    {
      key: 'codAmount',
      label: { en: 'COD amount', zh: '代收金额' },
      editor: 'number',
      number: limits.amount,
      currency: 'USD',
      aliases: spellings('Cash on delivery amount | Collect amount | 货到付款金额 | 代收货款金额'),
    },
    {
      key: 'payMethod',
      label: { en: 'Payment method', zh: '付款方式' },
      editor: 'text',
      maxLength: 50,
      aliases: spellings('Payment method title | Pay method | Payment | Payment type | 支付方式 | 收款方式'),
    },
    {
      key: 'insuranceDeclared',
      label: { en: 'Insured value', zh: '保价金额' },
      editor: 'number',
      number: limits.amount,
      currency: 'USD',
      aliases: spellings(
        'Insurance declared | Insurance - Insured Value | Insurance | Insurance value | Insurance amount | Insured amount | Declared insurance value | 保险金额 | 投保金额 | 保险',
      ),
    },
    {
      key: 'lithium',
      label: { en: 'Lithium battery', zh: '锂电池' },
      editor: 'select',
      options: [
        { value: 'No', label: { en: 'No', zh: '否' }, aliases: [...noSpellings, '不带电'] },
        { value: 'Yes', label: { en: 'Yes', zh: '是' }, aliases: [...yesSpellings, '带电'] },
      ],
      aliases: spellings(
        'Lithium | Battery | Contains battery | Contains lithium | 是否带电 | 是否含电池 | 是否带电池 | 含锂电池 | 带电',
      ),
    },
    {
      key: 'batteryType',
      label: { en: 'Battery type', zh: '电池类型' },
      editor: 'number',
      number: { minimum: 0, maximum: limits.amount.maximum, decimals: 0 },
      aliases: spellings('Battery kind | Type of battery | 电池种类'),
    },
  ],
  sample: [
    {
      orderNO: 'LD-10481',
      createTime: '2026-11-02 09:14:00',
      carrierName: 'UPS',
      serviceCode: 'ups_ground',
      reference: 'LD-10481',
      senderName: 'Mei Chen',
      senderCompany: 'Hearth & Clay',
      senderCountryCode: 'US',
      senderAddressLine1: '210 Harbor Way',
      senderCity: 'Oakland',
      senderStateCode: 'CA',
      senderZipCode: '94607',
      senderPhone: '5105550142',
      name: 'Jordan Ellis',
      addressLine1: '88 Cedar Street',
      addressLine2: 'Apt 4',
      city: 'Portland',
      stateCode: 'ME',
      zipCode: '04101',
      countryCode: 'US',
      phone: '2075550119',
      packageType: 'Package',
      packageLength: '12',
      packageWidth: '9',
      packageHeight: '6',
      packageWeight1: '3.25',
      packageWeight2: '0',
      packageUnit: 'in/lb',
      isCod: 'No',
      lithium: 'No',
    },
    {
      packageType: 'Package',
      packageLength: '10',
      packageWidth: '8',
      packageHeight: '4',
      packageWeight1: '1.5',
      packageWeight2: '4',
      packageUnit: 'in/lb',
    },
  ],
});

/** A system field of the order-with-shipment import. */
export type OrderShipmentImportKey = (typeof orderShipmentImport)['fields'][number]['key'];
