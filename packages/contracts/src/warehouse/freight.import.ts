import { defineService } from '../core/define-service.ts';
import { limits } from '../core/limits.ts';
import { productService } from '../core/product.ts';
import { defineImport, type ImportField } from '../imports/define-import.ts';
import { recordImportCalls } from '../imports/record-import.calls.ts';
import { spellings } from '../imports/spellings.ts';
import { orderAddresses } from '../orders/order-names.ts';
import { freightLimits } from './freight.ts';
import { freightNames, freightWeakNames } from './outbound-names.ts';
import { outboundImport } from './outbound.import.ts';

/** Columns that freight has in common with parcels. */
const shared = new Map(outboundImport.fields.map((field) => [field.key, field]));
const like = (key: string, more: Partial<ImportField> = {}): ImportField => ({
  ...shared.get(key)!,
  ...more,
});
const recipient = [
  'name',
  'company',
  'addressLine1',
  'addressLine2',
  'city',
  'stateCode',
  'zipCode',
  'countryCode',
];

/**
 * The import of freight for a warehouse (warehouse design, e; module Freight-Outbound, decision D19; task type 10). A row without
 * an order number, or with that of the row above, is another article of it. Values measured by the floor (pallets, sizes,
 * weights) are not part of it.
 */
export const freightImport = defineImport({
  key: 'freight',
  title: { en: 'Import freight', zh: '导入卡车出库单' },
  dialogWidths: [650, 1200, '86%'],
  mayAddTemplates: true,
  templateType: limits.codes.freightImport,
  rowsFrom: 'cached-view',
  uniqueBy: ['warehouseCode', 'orderNo'],
  grouping: { by: 'orderNo', memberFields: ['skuCode', 'quantity'], most: freightLimits.lines },
  otherNames: freightNames,
  otherWeakNames: freightWeakNames,
  addresses: { recipient: orderAddresses.recipient },
  headingNoise: spellings('freight | outbound | 货运 | 出库'),
  fields: [
    like('warehouseCode'),
    like('orderNo'),
    like('skuCode'),
    like('quantity'),
    {
      key: 'loadType',
      label: { en: 'Freight type', zh: '货运类型' },
      required: true,
      editor: 'select',
      options: [
        {
          value: 'LTL',
          label: { en: 'LTL', zh: '零担' },
          aliases: spellings('Less than truckload | Shared truck | 拼车'),
        },
        {
          value: 'FTL',
          label: { en: 'FTL', zh: '整车' },
          aliases: spellings('Full truckload | Full truck | 专车'),
        },
        {
          value: 'PICKUP',
          label: { en: 'Pickup', zh: '自提' },
          aliases: spellings('Customer pickup | Will call | 客户自提'),
        },
        {
          value: 'FBA',
          label: { en: 'FBA', zh: 'FBA' },
          aliases: spellings('Amazon | Marketplace warehouse | 亚马逊 | 平台仓'),
        },
      ],
      aliases: spellings('Load type | Load | Freight mode | Shipment type | 运输类型 | 派送类型'),
    },
    {
      key: 'terms',
      label: { en: 'Freight charges', zh: '运费付款方式' },
      editor: 'select',
      options: [
        {
          value: 'PREPAID',
          label: { en: 'Prepaid', zh: '预付' },
          aliases: spellings('Pre-paid | Sender | 寄付'),
        },
        {
          value: 'COLLECT',
          label: { en: 'Collect', zh: '到付' },
          aliases: spellings('Freight collect | Recipient | 收件人付'),
        },
        {
          value: 'THIRD_PARTY',
          label: { en: 'Third party', zh: '第三方付款' },
          aliases: spellings('3rd party | Third-party | 第三方'),
        },
      ],
      aliases: spellings('Terms | Freight terms | Payment terms | Charge terms | 付款方式 | 运费条款'),
    },
    {
      key: 'scac',
      label: { en: 'SCAC', zh: 'SCAC' },
      editor: 'text',
      maxLength: 4,
      aliases: spellings('Carrier SCAC | SCAC code | Carrier code | 承运商代码'),
    },
    {
      key: 'poNumber',
      label: { en: 'PO number', zh: 'PO 号' },
      editor: 'text',
      isCode: true,
      maxLength: 30,
      aliases: spellings('PO | PO # | PO no | Purchase order | 采购单号 | PO号'),
    },
    ...recipient.map((key) => like(key, key === 'name' ? { label: { en: 'Consignee', zh: '收货方' } } : {})),
    like('phone'),
    like('shipBy', {
      label: { en: 'Pickup on', zh: '提货日期' },
      aliases: spellings('Pickup date | Pickup time | Pickup | Ship by | Ship date | 提货时间 | 装车日期'),
    }),
    {
      key: 'remark',
      label: { en: 'Instructions', zh: '备注说明' },
      editor: 'text',
      maxLength: 500,
      aliases: spellings('Remark | Remarks | Note | Notes | Comment | 备注 | 说明'),
    },
  ],
  sample: [
    {
      warehouseCode: 'LAX-01',
      orderNo: 'FR-2041',
      skuCode: 'MUG-CER-350-BL',
      quantity: '480',
      loadType: 'LTL',
      terms: 'Prepaid',
      scac: 'SAIA',
      poNumber: 'PO-88121',
      name: 'Harper Receiving',
      addressLine1: '900 Commerce Dr',
      city: 'Reno',
      stateCode: 'NV',
      zipCode: '89501',
      countryCode: 'US',
      shipBy: '2026-12-01',
      remark: 'Liftgate at delivery',
    },
    { skuCode: 'LMP-USB-02', quantity: '96' },
  ],
});

/** The calls of the freight import. Ours. */
export const freightImportApi = defineService(
  'freight-import',
  recordImportCalls(`${productService('outbound')}/oms/freight`, 'freight'),
);
