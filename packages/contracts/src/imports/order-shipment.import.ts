import { limits } from '../limits.ts';
import { defineImport } from './define-import.ts';
import { orderAddressFields } from './order-address-fields.ts';
import { orderPackageFields } from './order-package-fields.ts';
import { spellings } from './spellings.ts';
import { noSpellings, yesSpellings } from './yes-no-spellings.ts';

const reference = limits.reference.maximum;

/**
 * The import of orders with their shipments (spec §3, "Order-with-shipment import row"). A row without `orderNO` continues the order
 * above it with one more package; store and `orderNO` together are the key (decision D8).
 */
export const orderShipmentImport = defineImport({
  key: 'order-shipment',
  title: { en: 'Import orders with shipment', zh: '导入订单并发货' },
  dialogWidths: [650, 1200, '86%'],
  mayAddTemplates: false,
  templateType: limits.codes.orderImportType,
  rowsFrom: 'cached-view',
  uniqueBy: ['storeName', 'orderNO'],
  grouping: { by: 'orderNO', memberFields: orderPackageFields.map((field) => field.key) },
  fields: [
    {
      key: 'orderNO',
      label: { en: 'Order number', zh: '订单号' },
      required: true,
      editor: 'text',
      maxLength: 100,
      widthPx: 160,
      aliases: spellings(`
        Order no | Order ID | Order # | Order | amazon-order-id | Sales record number | Order - Number |
        Purchase order | PO number | 订单编号 | 订单ID | 平台订单号 | 交易号 | 單號 | 訂單號`),
    },
    {
      key: 'createTime',
      label: { en: 'Order time', zh: '下单时间' },
      editor: 'text',
      format: 'date-time',
      looksLike: 'date-time',
      widthPx: 170,
      aliases: spellings(`
        Create time | Created at | Created | Order date | Purchase date | Sale date | Paid on date | Date |
        Order - Date | 创建时间 | 订单时间 | 下单日期 | 订单日期 | 訂單時間`),
    },
    {
      key: 'storeName',
      label: { en: 'Store', zh: '店铺' },
      editor: 'text',
      maxLength: 200,
      aliases: spellings(
        'Store name | Shop | Shop name | Sales channel | Market - Store Name | 店铺名称 | 店铺名 | 商店 | 店鋪',
      ),
    },
    {
      key: 'carrierName',
      label: { en: 'Carrier', zh: '承运商' },
      required: true,
      editor: 'text',
      maxLength: 100,
      aliases: spellings(
        'Carrier name | Shipping carrier | Carrier - Name | Courier | Logistics company | 物流商 | 快递公司 | 承运人 | 物流公司',
      ),
    },
    {
      key: 'serviceCode',
      label: { en: 'Service', zh: '服务' },
      required: true,
      editor: 'text',
      maxLength: 100,
      aliases: spellings(`
        Service code | Shipping service | Service level | Shipping method | Carrier - Service Selected |
        ship-service-level | 服务代码 | 物流服务 | 运输方式 | 物流产品 | 物流渠道`),
    },
    {
      key: 'reference',
      label: { en: 'Reference', zh: '参考号' },
      editor: 'text',
      maxLength: reference,
      aliases: spellings(
        'Reference 1 | Ref | Ref 1 | Reference number | Customer reference | 参考号1 | 客户参考号 | 參考號',
      ),
    },
    {
      key: 'reference2',
      label: { en: 'Reference 2', zh: '参考号2' },
      editor: 'text',
      maxLength: reference,
      aliases: spellings('Ref 2 | Second reference | Reference number 2 | 第二参考号'),
    },
    {
      key: 'signatureType',
      label: { en: 'Signature', zh: '签名类型' },
      editor: 'text',
      maxLength: 50,
      aliases: spellings(
        'Signature type | Signature required | Delivery confirmation | Confirmation | 签收类型 | 签名服务',
      ),
    },
    ...orderAddressFields,
    ...orderPackageFields,
    {
      key: 'isCod',
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
      aliases: spellings('Cash on delivery amount | Collect amount | 货到付款金额 | 代收货款金额'),
    },
    {
      key: 'payMethod',
      label: { en: 'Payment method', zh: '付款方式' },
      editor: 'text',
      maxLength: 50,
      aliases: spellings('Pay method | Payment | Payment type | 支付方式 | 收款方式'),
    },
    {
      key: 'insuranceDeclared',
      label: { en: 'Insured value', zh: '投保金额' },
      editor: 'number',
      number: limits.amount,
      aliases: spellings(
        'Insurance declared | Insurance | Insurance amount | Insured amount | 保险金额 | 保价金额 | 保险',
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
        'Lithium | Battery | Contains battery | Contains lithium | 是否带电 | 含锂电池 | 带电',
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
