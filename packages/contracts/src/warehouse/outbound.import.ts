import { defineService } from '../core/define-service.ts';
import { limits } from '../core/limits.ts';
import { productService } from '../core/product.ts';
import { defineImport, type ImportField } from '../imports/define-import.ts';
import { recordImportCalls } from '../imports/record-import.calls.ts';
import { spellings } from '../imports/spellings.ts';
import { orderAddresses } from '../orders/order-names.ts';
import { outboundNames, outboundWeakNames } from './outbound-names.ts';
import { orderAddressFields } from '../orders/order-address-fields.ts';
import { goodsField, warehouseField } from './warehouse-import-fields.ts';

/** The recipient's columns of an order, with the words of the order import. */
const recipientFields: readonly ImportField[] = orderAddressFields.filter(
  ({ key }) => !key.startsWith('sender'),
);

/**
 * The import of parcel orders for a warehouse (warehouse design, e; module Outbound, decision D19; task type 11). A row without
 * an order number, or with that of the row above, is another article of it. Goods are reserved as for a released order.
 */
export const outboundImport = defineImport({
  key: 'outbound',
  title: { en: 'Import outbounds', zh: '导入出库单' },
  dialogWidths: [650, 1200, '86%'],
  mayAddTemplates: true,
  templateType: limits.codes.parcelImport,
  rowsFrom: 'cached-view',
  uniqueBy: ['warehouseCode', 'orderNo'],
  grouping: { by: 'orderNo', memberFields: ['skuCode', 'quantity'] },
  otherNames: outboundNames,
  otherWeakNames: outboundWeakNames,
  addresses: { recipient: orderAddresses.recipient },
  headingNoise: spellings('outbound | parcel | 出库'),
  fields: [
    warehouseField,
    {
      key: 'orderNo',
      label: { en: 'Order number', zh: '订单号' },
      required: true,
      editor: 'text',
      isCode: true,
      maxLength: 50,
      widthPx: 150,
      looksLike: 'order-number',
      aliases: spellings(
        'Order no | Order ID | Order # | Order | Reference number | Outbound number | 订单编号 | 参考号 | 平台订单号',
      ),
      weakAliases: ['出库单号'],
    },
    goodsField,
    {
      key: 'quantity',
      label: { en: 'Quantity', zh: '数量' },
      required: true,
      editor: 'number',
      number: { minimum: 1, maximum: 99_999, decimals: 0 },
      aliases: spellings('Qty | Units | Order quantity | Pieces | 件数 | 商品数量 | 出库数量'),
    },
    {
      key: 'carrierName',
      label: { en: 'Carrier', zh: '承运商' },
      editor: 'text',
      looksLike: 'carrier',
      maxLength: 100,
      aliases: spellings('Carrier name | Courier | Shipping carrier | 物流商 | 快递公司 | 物流公司'),
    },
    {
      key: 'serviceCode',
      label: { en: 'Service', zh: '服务' },
      editor: 'text',
      looksLike: 'carrier-service',
      maxLength: 100,
      aliases: spellings(
        'Ship method | Service code | Shipping method | Shipping service | 物流渠道 | 派送方式 | 服务代码',
      ),
    },
    {
      key: 'trackingNumber',
      label: { en: 'Tracking number', zh: '物流单号' },
      editor: 'text',
      isCode: true,
      maxLength: 50,
      aliases: spellings('Tracking no | Tracking | Tracking # | 跟踪号 | 运单号'),
    },
    ...recipientFields,
    {
      key: 'shipBy',
      label: { en: 'Ship by', zh: '最晚发货日期' },
      editor: 'text',
      format: 'day',
      looksLike: 'date-time',
      aliases: spellings(
        'Ship by date | Ship date | Latest ship date | 发货截止 | 发货截止日期 | 最晚发货时间',
      ),
    },
  ],
  sample: [
    {
      warehouseCode: 'LAX-01',
      orderNo: 'SO-10481',
      skuCode: 'MUG-CER-350-BL',
      quantity: '2',
      carrierName: 'UPS',
      serviceCode: 'ups_ground',
      name: 'Jordan Ellis',
      addressLine1: '88 Cedar Street',
      city: 'Portland',
      stateCode: 'ME',
      zipCode: '04101',
      countryCode: 'US',
      shipBy: '2026-12-01',
    },
    { skuCode: 'LMP-USB-02', quantity: '1' },
  ],
});

/** The calls of the outbound import. Ours. */
export const outboundImportApi = defineService(
  'outbound-import',
  recordImportCalls(`${productService('outbound')}/oms/outbound/parcel`, 'outbounds'),
);
