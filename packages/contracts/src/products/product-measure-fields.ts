import { limits } from '../core/limits.ts';
import type { ImportField } from '../imports/define-import.ts';
import { spellings } from '../imports/spellings.ts';
import { unitOptions } from '../imports/unit-options.ts';

/** Package and measures of a product (spec §3): sizes are required numbers that are not zero. */
export const productMeasureFields = [
  {
    key: 'packageType',
    label: { en: 'Package type', zh: '包装类型' },
    required: true,
    editor: 'select',
    options: [
      {
        value: 'Ready To Ship',
        label: { en: 'Ready To Ship', zh: '可直接发货' },
        aliases: spellings(
          'RTS | Ready | Ships in own container | SIOC | Own box | 自带包装 | 原包装发货 | 无需包装',
        ),
      },
      {
        value: 'Package Needed',
        label: { en: 'Package Needed', zh: '需要包装' },
        aliases: spellings(`
        Needs package | Needs packaging | Packaging needed | Package required | 需包装 | 需打包`),
      },
    ],
    widthPx: 150,
    aliases: spellings('Packaging | Packaging type | Package | Packing type | 包装 | 包装方式 | 包裝類型'),
  },
  {
    key: 'qtyInOnePackage',
    label: { en: 'Quantity in one package', zh: '单包数量' },
    editor: 'number',
    number: { ...limits.amount, decimals: 0 },
    aliases: spellings(`
        Qty in one package | Quantity per package | Qty per package | Units per package |
        Units per case | Case pack | Case quantity | Pack size | Pieces per pack | number_of_items |
        Package quantity | Case size | Units per carton | Quantity per carton | Carton quantity | Master carton quantity | Pieces per carton | Pcs/ctn | Pcs per pack | Pcs/pack | 每包数量 | 装箱数 | 箱规 | 每箱数量 | 包装数量 | 单箱数量`),
  },
  {
    key: 'length',
    label: { en: 'Length', zh: '长' },
    required: true,
    editor: 'number',
    number: limits.amount,
    rule: 'not-zero',
    measure: { of: 'length', unitField: 'unit' },
    aliases: spellings(`
        L | Unit L | Item L | Each L | Product L | L (cm) | L (in) | Length (cm) | Length (in) | Length (inch) | Length cm | Length in | Package length |
        PackageLength | package_length | Item length | item_length | Product length |
        Dimension length | Dimensions length | Dim L | Dim length | ts_dimensions_length | Longest side | Unit length | 包装长 | 包装规格长 | 包装长度 | 包裹长 | 包裹长度 | 最长边 | 长度 | 长(cm) | 长度(cm) | 产品长 | 長 | 長度`),
    weakAliases: spellings('Depth | Product depth | Package depth | 深 | 深度'),
  },
  {
    key: 'width',
    label: { en: 'Width', zh: '宽' },
    required: true,
    editor: 'number',
    number: limits.amount,
    rule: 'not-zero',
    measure: { of: 'length', unitField: 'unit' },
    aliases: spellings(`
        W | Unit W | Item W | Each W | Product W | W (cm) | W (in) | Width (cm) | Width (in) | Width (inch) | Width cm | Width in | Package width |
        PackageWidth | package_width | Item width | item_width | Product width | Dimension width | Dimensions width | Dim W | Dim width | ts_dimensions_width |
        Median side | Unit width | 包装宽 | 包装规格宽 | 包装宽度 | 包裹宽 | 包裹宽度 | 次长边 | 宽度 | 宽(cm) | 宽度(cm) | 产品宽 | 寬 | 寬度`),
  },
  {
    key: 'height',
    label: { en: 'Height', zh: '高' },
    required: true,
    editor: 'number',
    number: limits.amount,
    rule: 'not-zero',
    measure: { of: 'length', unitField: 'unit' },
    aliases: spellings(`
        H | Unit H | Item H | Each H | Product H | H (cm) | H (in) | Height (cm) | Height (in) | Height (inch) | Height cm | Height in | Package height |
        PackageHeight | package_height | Item height | item_height | Product height |
        Dimension height | Dimensions height | Dim H | Dim height | ts_dimensions_height | Shortest side | Unit height | 包装高 | 包装规格高 | 包装高度 | 包裹高 | 包裹高度 | 最短边 | 高度 | 高(cm) | 高度(cm) | 产品高 | 厚度`),
    weakAliases: spellings('Depth | Product depth | Package depth | Thickness'),
  },
  {
    key: 'weight1',
    label: { en: 'Weight (lb/kg)', zh: '重量（磅/千克）' },
    editor: 'number',
    number: limits.amount,
    measure: { of: 'weight', unitField: 'unit', minorField: 'weight2' },
    aliases: spellings(`
        Weight | Weight 1 | Weight lb | Weight value | Weight (lb) | Weight (lbs) | Weight lbs | Weight kg |
        Weight (kg) | Weight (pounds) | Pounds | lb | lbs | kg | WeightMajor | Gross weight | Gross wt | G.W. | Package weight | Shipping weight | Ship weight |
        package_weight | Item weight | item_weight | Product weight | Dimensions weight | Unit weight | Unit gross weight | 重量 | 重量(kg) |
        重量(磅) | 毛重 | 毛重(kg) | 包装毛重 | 包装重量 | 包裹重量 | 产品重量`),
    weakAliases: spellings('Net weight | Net wt | N.W. | Wt | 净重 | 产品净重 | 申报重量'),
  },
  {
    key: 'weight2',
    label: { en: 'Weight (oz/g)', zh: '重量（盎司/克）' },
    editor: 'number',
    number: limits.amount,
    measure: { of: 'minor-weight', unitField: 'unit' },
    aliases: spellings(`
        Weight 2 | Weight oz | Weight (oz) | WeightOz | Weight value (grams) | Weight g | Weight (g) | Weight (grams) |
        Weight (ounces) | Ounces | Grams | oz | Variant Grams | WeightMinor | 重量(g) | 重量(克) | 重量(盎司) | 克重`),
  },
  {
    key: 'unit',
    label: { en: 'Unit', zh: '单位' },
    required: true,
    editor: 'select',
    options: unitOptions,
    isUnit: true,
    aliases: spellings(`
        Units | Measurement unit | Weight unit for display | Package length unit | Package width unit |
        Package height unit | Measure unit | Dimension unit | Weight unit | Variant Weight Unit |
        WeightUnit | Weight units | Dimension units | Shipping weight unit | Unit system | Measurement system | item_weight_unit_of_measure | package_weight_unit_of_measure |
        package_dimensions_unit_of_measure | item_dimensions_unit_of_measure | 尺寸单位 | 重量单位 | 长度单位 | 包裹长度单位 | 包裹重量单位 | 度量单位 | 單位`),
  },
] as const satisfies readonly ImportField[];
