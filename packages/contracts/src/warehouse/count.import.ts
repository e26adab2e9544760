import { defineService } from '../core/define-service.ts';
import { defineImport } from '../imports/define-import.ts';
import { recordImportCalls } from '../imports/record-import.calls.ts';
import { spellings } from '../imports/spellings.ts';
import { countNames, countWeakNames } from './count-names.ts';
import { taskType } from '../tasks/task.ts';
import { goodsField, warehouseField } from './warehouse-import-fields.ts';

/**
 * The import of bin counts by the staff of a warehouse (warehouse design, e; task type 107). One row is one product in one bin; a
 * difference from the record is a warning before it is adjusted.
 */
export const countImport = defineImport({
  key: 'count',
  title: { en: 'Import counts', zh: '导入盘点' },
  dialogWidths: [650, 1000, '86%'],
  mayAddTemplates: true,
  templateType: taskType.countImport,
  rowsFrom: 'cached-view',
  uniqueBy: ['warehouseCode', 'binCode', 'clientName', 'skuCode'],
  otherNames: countNames,
  otherWeakNames: countWeakNames,
  headingNoise: spellings('count | stock | inventory | item | product | 盘点 | 库存 | 商品 | 产品'),
  fields: [
    warehouseField,
    {
      key: 'binCode',
      label: { en: 'Bin', zh: '库位' },
      required: true,
      editor: 'text',
      isCode: true,
      maxLength: 30,
      widthPx: 130,
      aliases: spellings(
        'Bin code | Bin location | Location | Bin no | Shelf | Slot | 库位编码 | 库位号 | 货位 | 储位',
      ),
    },
    goodsField,
    {
      key: 'countedQty',
      label: { en: 'Counted', zh: '实盘数量' },
      required: true,
      editor: 'number',
      number: { minimum: 0, maximum: 999_999, decimals: 0 },
      aliases: spellings(
        'Counted quantity | Counted units | Counted qty | Actual quantity | Physical count | 盘点数量 | 实盘 | 实际数量',
      ),
      weakAliases: spellings('Quantity | Qty | Units | 数量'),
    },
    {
      key: 'clientName',
      label: { en: 'Client', zh: '客户' },
      editor: 'text',
      maxLength: 200,
      widthPx: 160,
      aliases: spellings('Client name | Customer | Owner | Account | 客户名称 | 货主 | 货主名称'),
    },
    {
      key: 'reason',
      label: { en: 'Reason', zh: '原因' },
      editor: 'select',
      options: [
        {
          value: 'CYCLE',
          label: { en: 'Cycle count', zh: '循环盘点' },
          aliases: spellings('Cycle | Stocktake | Regular | 定期盘点'),
        },
        {
          value: 'SHORT_PICK',
          label: { en: 'Short pick', zh: '拣货短缺' },
          aliases: spellings('Short | Missing at pick | 短拣'),
        },
        {
          value: 'CLIENT',
          label: { en: 'Requested by the client', zh: '客户要求' },
          aliases: spellings('Client | Client asked | Customer request | 客户'),
        },
        { value: 'OTHER', label: { en: 'Other', zh: '其他' } },
      ],
      aliases: spellings('Count reason | Cause | 盘点原因'),
    },
  ],
  sample: [
    {
      warehouseCode: 'LAX-01',
      binCode: 'A-01-01',
      skuCode: 'MUG-CER-350-BL',
      countedQty: '48',
      reason: 'Cycle count',
    },
    { warehouseCode: 'LAX-01', binCode: 'A-01-02', skuCode: 'LMP-USB-02', countedQty: '0' },
  ],
});

/** The calls of the count import. Ours. */
export const countImportApi = defineService(
  'count-import',
  recordImportCalls('/api/wms-business/wms/count', 'counts'),
);
