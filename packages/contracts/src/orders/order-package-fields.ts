import { limits } from '../core/limits.ts';
import type { ImportField } from '../imports/define-import.ts';
import { spellings } from '../imports/spellings.ts';
import { unitOptions } from '../imports/unit-options.ts';

/** One package of an order (spec §3): every row of an order has its own. */
export const orderPackageFields = [
  {
    key: 'packageType',
    label: { en: 'Package type', zh: '包裹类型' },
    editor: 'text',
    maxLength: 100,
    aliases: spellings(
      'Package - Type | Package | Packaging | Packaging type | Parcel type | 包装类型 | 包裹',
    ),
  },
  {
    key: 'packageLength',
    label: { en: 'Package length', zh: '包裹长' },
    editor: 'number',
    number: limits.amount,
    rule: 'not-zero',
    measure: { of: 'length', unitField: 'packageUnit' },
    aliases: spellings(
      'Length | L | Box L | Package L | Parcel L | Parcel length | Dimensions - Length | Dim L | Dim length | Length (in) | Length (cm) | 长 | 长度 | 包裹长度',
    ),
  },
  {
    key: 'packageWidth',
    label: { en: 'Package width', zh: '包裹宽' },
    editor: 'number',
    number: limits.amount,
    rule: 'not-zero',
    measure: { of: 'length', unitField: 'packageUnit' },
    aliases: spellings(
      'Width | W | Box W | Package W | Parcel W | Parcel width | Dimensions - Width | Dim W | Dim width | Width (in) | Width (cm) | 宽 | 宽度 | 包裹宽度',
    ),
  },
  {
    key: 'packageHeight',
    label: { en: 'Package height', zh: '包裹高' },
    editor: 'number',
    number: limits.amount,
    rule: 'not-zero',
    measure: { of: 'length', unitField: 'packageUnit' },
    aliases: spellings(
      'Height | H | Box H | Package H | Parcel H | Parcel height | Dimensions - Height | Dim H | Dim height | Height (in) | Height (cm) | 高 | 高度 | 包裹高度',
    ),
  },
  {
    key: 'packageWeight1',
    label: { en: 'Package weight (lb/kg)', zh: '包裹重量（磅/千克）' },
    editor: 'number',
    number: limits.amount,
    measure: { of: 'weight', unitField: 'packageUnit', minorField: 'packageWeight2' },
    aliases: spellings(`
      Package weight | Package weight 1 | Weight | Weight 1 | Weight (lb) | Weight (lbs) | Weight (kg) |
      Parcel weight | Gross weight | Shipping weight | Order weight | Total weight | Order total weight | Combined product weight | Pounds | lb | lbs | kg | G.W. | 重量 | 包裹重量 | 毛重 | 实重`),
  },
  {
    key: 'packageWeight2',
    label: { en: 'Package weight (oz/g)', zh: '包裹重量（盎司/克）' },
    editor: 'number',
    number: { ...limits.amount, decimals: 0 },
    measure: { of: 'minor-weight', unitField: 'packageUnit' },
    aliases: spellings(`
      Package weight 2 | Weight 2 | Package weight (oz) | Total weight (oz) | Total weight in oz | Weight (oz) | Weight oz | WeightOz | Weight (g) | Ounces | Grams | oz |
      重量(克) | 重量(盎司)`),
  },
  {
    key: 'packageUnit',
    label: { en: 'Package unit', zh: '包裹单位' },
    editor: 'select',
    options: unitOptions,
    isUnit: true,
    aliases: spellings(
      'Unit | Units | Unit of measure | UOM | Measurement unit | Weight unit | Order weight unit | Dimension unit | Package weight unit | Package dimension unit | 重量单位 | 尺寸单位',
    ),
    // The goods of an order are counted in units too.
    valueAliases: spellings('单位 | 计量单位'),
  },
] as const satisfies readonly ImportField[];
