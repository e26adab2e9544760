import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { defineImport } from '../imports/define-import.ts';
import { recordImportCalls } from '../imports/record-import.calls.ts';
import { spellings } from '../imports/spellings.ts';
import { crossdockFields, crossdockRow } from './crossdock-import-fields.ts';
import { inboundLimits } from './inbound.ts';
import { inboundNames, inboundWeakNames } from './inbound-names.ts';
import { taskType } from '../tasks/task.ts';
import { goodsField, warehouseField } from './warehouse-import-fields.ts';

/**
 * The import of goods on their way to a warehouse (warehouse design, e; module Stock, decision D19): inbounds, and crossdocks by the type of
 * their rows. A row without a number, or with that of the row above, is one more article of the inbound, or destination of the crossdock.
 * Each becomes a draft; one that is still a draft gets what the file carries (decision D23).
 */
export const inboundImport = defineImport({
  key: 'stock-in',
  title: { en: 'Import inbounds', zh: '导入入库单' },
  dialogWidths: [650, 1000, '86%'],
  mayUpdate: true,
  mayAddTemplates: true,
  templateType: taskType.stockImport,
  rowsFrom: 'cached-view',
  uniqueBy: ['warehouseCode', 'inboundNo'],
  grouping: {
    by: 'inboundNo',
    memberFields: [
      'inboundType',
      'skuCode',
      'cartonCount',
      'qtyPerCarton',
      'lotNo',
      'expiryDate',
      'destination',
      'reference',
    ],
    filledDown: ['inboundType'],
    most: inboundLimits.lines,
  },
  otherNames: inboundNames,
  otherWeakNames: inboundWeakNames,
  headingNoise: spellings('inbound | asn | product | item | 入库 | 商品 | 产品'),
  fields: [
    warehouseField,
    {
      key: 'inboundNo',
      label: { en: 'Reference', zh: '参考号' },
      required: true,
      editor: 'text',
      isCode: true,
      maxLength: 50,
      widthPx: 150,
      aliases: spellings(
        'Inbound number | Inbound no | ASN | ASN number | WRO | Shipment ID | Reference number | Receiving order | 入库单号 | 入库编号 | 客户参考号',
      ),
    },
    {
      key: 'deliveryMethod',
      label: { en: 'Delivery', zh: '送货方式' },
      required: true,
      editor: 'select',
      options: [
        {
          value: 'PARCEL',
          label: { en: 'Parcels', zh: '快递' },
          aliases: spellings('Parcel | Small parcel | Express | 包裹'),
        },
        { value: 'PALLET', label: { en: 'Pallets', zh: '托盘' }, aliases: spellings('Pallet | 卡板') },
        {
          value: 'LTL',
          label: { en: 'LTL', zh: '零担' },
          aliases: spellings('Truck | Less than truckload | 卡车'),
        },
        { value: '20GP', label: { en: '20GP', zh: '20GP' } },
        { value: '40GP', label: { en: '40GP', zh: '40GP' } },
        { value: '40HQ', label: { en: '40HQ', zh: '40HQ' }, aliases: spellings('40HC') },
        { value: '45HQ', label: { en: '45HQ', zh: '45HQ' }, aliases: spellings('45HC') },
      ],
      widthPx: 120,
      aliases: spellings(
        'Delivery method | Delivery type | Transport | Container type | 柜型 | 运输方式 | 到仓方式',
      ),
    },
    {
      key: 'containerNo',
      label: { en: 'Container number', zh: '柜号' },
      editor: 'text',
      isCode: true,
      maxLength: 20,
      aliases: spellings('Container | Container no | 集装箱号 | 箱柜号'),
    },
    {
      key: 'trackingNumbers',
      label: { en: 'Tracking numbers', zh: '物流单号' },
      editor: 'text',
      isCode: true,
      maxLength: 500,
      widthPx: 180,
      aliases: spellings('Tracking number | Tracking no | Tracking | 运单号 | 跟踪号'),
    },
    {
      key: 'eta',
      label: { en: 'Expected arrival', zh: '预计到仓' },
      editor: 'text',
      format: 'day',
      aliases: spellings(
        'ETA | Arrival date | Expected date | Estimated arrival | 预计到货日期 | 预计到仓时间 | 到仓日期',
      ),
    },
    { ...goodsField, requiredUnless: crossdockRow },
    {
      key: 'cartonCount',
      label: { en: 'Cartons', zh: '箱数' },
      editor: 'number',
      number: { minimum: 1, maximum: 9_999, decimals: 0 },
      aliases: spellings('Carton count | Boxes | Number of cartons | Number of boxes | 件数 | 总箱数'),
    },
    {
      key: 'qtyPerCarton',
      label: { en: 'Units per carton', zh: '单箱数量' },
      required: true,
      requiredUnless: crossdockRow,
      editor: 'number',
      number: { minimum: 1, maximum: 99_999, decimals: 0 },
      aliases: spellings('Units per box | Qty per carton | Quantity per box | 每箱数量 | 装箱数量'),
      weakAliases: spellings('Quantity | Qty | Units | 数量'),
    },
    {
      key: 'lotNo',
      label: { en: 'Lot', zh: '批次' },
      editor: 'text',
      isCode: true,
      maxLength: 50,
      aliases: spellings('Lot number | Lot no | Batch | Batch number | 批次号 | 批号'),
    },
    {
      key: 'expiryDate',
      label: { en: 'Expires on', zh: '有效期' },
      editor: 'text',
      format: 'day',
      aliases: spellings('Expiry date | Expiration date | Best before | 到期日 | 过期日期 | 保质期至'),
    },
    ...crossdockFields,
    {
      key: 'remark',
      label: { en: 'Remark', zh: '备注' },
      editor: 'text',
      maxLength: 500,
      widthPx: 200,
      aliases: spellings('Remarks | Note | Notes | Comment | 说明'),
    },
  ],
  sample: [
    {
      warehouseCode: 'LAX-01',
      inboundNo: 'ASN-2026-118',
      deliveryMethod: '40HQ',
      containerNo: 'MSKU1234565',
      eta: '2026-12-08',
      skuCode: 'MUG-CER-350-BL',
      cartonCount: '20',
      qtyPerCarton: '24',
    },
    {
      skuCode: 'LMP-USB-02',
      cartonCount: '10',
      qtyPerCarton: '12',
      lotNo: 'L2611',
      expiryDate: '2028-11-30',
    },
    {
      warehouseCode: 'LAX-01',
      inboundNo: 'XD-2026-031',
      deliveryMethod: 'LTL',
      eta: '2026-12-09',
      inboundType: 'Crossdock',
      cartonCount: '40',
      destination: 'ONT8',
      reference: 'FBA15KXMPL7Q',
    },
    { cartonCount: '12', destination: 'LGB8', reference: 'FBA15KXMPL8R' },
  ],
});

/** The calls of the stock-in import. Ours. */
export const inboundImportApi = defineService(
  'inbound-import',
  recordImportCalls(`${productService('inbound')}/oms/inbound`, 'inbounds'),
);
