import { defineService } from '../core/define-service.ts';
import { defineImport } from '../imports/define-import.ts';
import { recordImportCalls } from '../imports/record-import.calls.ts';
import { spellings } from '../imports/spellings.ts';
import { bundleLimits } from './bundle.ts';
import { bundleNames, bundleWeakNames } from './bundle-names.ts';
import { taskType } from '../tasks/task.ts';

/**
 * The import of bundles (warehouse design, e; module Bundle-Product). A row without a bundle SKU, or with that of the row above,
 * is another component; the import replaces the component list of the bundle.
 */
export const bundleImport = defineImport({
  key: 'bundle-product',
  title: { en: 'Import bundles', zh: '导入组合商品' },
  dialogWidths: [650, 1000, '86%'],
  mayUpdate: true,
  mayAddTemplates: true,
  templateType: taskType.bundleImport,
  rowsFrom: 'cached-view',
  uniqueBy: ['bundleSku'],
  grouping: {
    by: 'bundleSku',
    memberFields: ['componentSku', 'componentQty'],
    most: bundleLimits.components,
  },
  otherNames: bundleNames,
  otherWeakNames: bundleWeakNames,
  headingNoise: spellings('product | item | 商品 | 产品'),
  fields: [
    {
      key: 'bundleSku',
      label: { en: 'Bundle SKU', zh: '组合SKU' },
      required: true,
      editor: 'text',
      isCode: true,
      maxLength: 100,
      widthPx: 180,
      aliases: spellings(
        'Kit SKU | Parent SKU | Set SKU | Combo SKU | Bundle code | Kit code | 组合编码 | 套装SKU | 父SKU | 组合商品SKU',
      ),
    },
    {
      key: 'bundleName',
      label: { en: 'Bundle name', zh: '组合名称' },
      required: true,
      editor: 'text',
      maxLength: 500,
      widthPx: 240,
      aliases: spellings('Kit name | Set name | Combo name | Name | Title | 套装名称 | 组合商品名称 | 名称'),
    },
    {
      key: 'kind',
      label: { en: 'Type', zh: '类型' },
      required: true,
      editor: 'select',
      options: [
        {
          value: 'VIRTUAL',
          label: { en: 'Virtual', zh: '虚拟组合' },
          aliases: spellings('Bundle | Virtual bundle | 虚拟'),
        },
        {
          value: 'KIT',
          label: { en: 'Kit', zh: '套装' },
          aliases: spellings('Stocked kit | Assembled | 实体组合'),
        },
      ],
      widthPx: 120,
      aliases: spellings('Bundle type | Bundle kind | Kind | 组合类型'),
    },
    {
      key: 'componentSku',
      label: { en: 'Component SKU', zh: '组件SKU' },
      required: true,
      editor: 'text',
      isCode: true,
      maxLength: 100,
      widthPx: 180,
      aliases: spellings(
        'Child SKU | Component | Item SKU | Part SKU | SKU | 子件SKU | 子商品SKU | 单品SKU | 子SKU',
      ),
    },
    {
      key: 'componentQty',
      label: { en: 'Component quantity', zh: '组件数量' },
      required: true,
      editor: 'number',
      number: { minimum: 1, maximum: 9_999, decimals: 0 },
      aliases: spellings(
        'Quantity | Qty | Component qty | Child quantity | Units | 数量 | 子SKU数量 | 子件数量',
      ),
    },
    {
      key: 'note',
      label: { en: 'Note', zh: '备注' },
      editor: 'text',
      maxLength: 2_000,
      widthPx: 200,
      aliases: spellings('Notes | Remark | Remarks | Comment | 说明 | 备注信息'),
    },
  ],
  sample: [
    {
      bundleSku: 'SET-BREAKFAST',
      bundleName: 'Breakfast set',
      kind: 'VIRTUAL',
      componentSku: 'MUG-CER-350-BL',
      componentQty: '2',
      note: '',
    },
    { componentSku: 'PLT-CER-20-BL', componentQty: '2' },
  ],
});

/** The calls of the bundle import. Ours. */
export const bundleImportApi = defineService(
  'bundle-import',
  recordImportCalls('/api/wms-product/oms/bundle', 'bundles'),
);
