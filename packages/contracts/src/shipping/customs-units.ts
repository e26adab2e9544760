/** A unit in which customs count goods (spec §3, `quantityUnit`). */
export interface CustomsUnit {
  /** The value on the wire and in the database. */
  code: string;
  en: string;
  zh: string;
  /** Code of the same unit in the US Schedule B, if it has one. */
  scheduleB?: string;
}

/**
 * The units to choose from, the most used first. This table is the only place to edit. The specification asks for about seventy
 * and names five of them; codes follow the units of measure of US customs.
 */
export const customsUnits: readonly CustomsUnit[] = [
  { code: 'PCS', en: 'Pieces', zh: '件', scheduleB: 'PCS' },
  { code: 'NO', en: 'Number', zh: '个', scheduleB: 'NO' },
  { code: 'KG', en: 'Kilograms', zh: '千克', scheduleB: 'KG' },
  { code: 'G', en: 'Grams', zh: '克', scheduleB: 'G' },
  { code: 'DOZ', en: 'Dozen', zh: '打', scheduleB: 'DOZ' },
  { code: 'PRS', en: 'Pairs', zh: '双', scheduleB: 'PRS' },
  { code: 'X', en: 'No unit required', zh: '无需计量单位', scheduleB: 'X' },
  { code: 'SET', en: 'Sets', zh: '套' },
  { code: 'PK', en: 'Packs', zh: '包', scheduleB: 'PK' },
  { code: 'BX', en: 'Boxes', zh: '盒' },
  { code: 'CTN', en: 'Cartons', zh: '箱' },
  { code: 'BG', en: 'Bags', zh: '袋' },
  { code: 'BTL', en: 'Bottles', zh: '瓶' },
  { code: 'CAN', en: 'Cans', zh: '罐' },
  { code: 'TUB', en: 'Tubes', zh: '管' },
  { code: 'ROL', en: 'Rolls', zh: '卷' },
  { code: 'SHT', en: 'Sheets', zh: '张' },
  { code: 'BDL', en: 'Bundles', zh: '捆' },
  { code: 'PAL', en: 'Pallets', zh: '托盘' },
  { code: 'DRM', en: 'Drums', zh: '桶' },
  { code: 'DPR', en: 'Dozen pairs', zh: '打双', scheduleB: 'DPR' },
  { code: 'DPC', en: 'Dozen pieces', zh: '打件', scheduleB: 'DPC' },
  { code: 'GR', en: 'Gross', zh: '罗', scheduleB: 'GR' },
  { code: 'GRL', en: 'Gross lines', zh: '罗行', scheduleB: 'GRL' },
  { code: 'HUN', en: 'Hundreds', zh: '百个', scheduleB: 'HUN' },
  { code: 'THS', en: 'Thousands', zh: '千个', scheduleB: 'THS' },
  { code: 'MIL', en: 'Millions', zh: '百万个' },
  { code: 'CKG', en: 'Content kilograms', zh: '含量千克', scheduleB: 'CKG' },
  { code: 'CGM', en: 'Content grams', zh: '含量克', scheduleB: 'CGM' },
  { code: 'CTT', en: 'Content metric tons', zh: '含量公吨' },
  { code: 'CYK', en: 'Clean yield kilograms', zh: '净得率千克', scheduleB: 'CYK' },
  { code: 'CYG', en: 'Clean yield grams', zh: '净得率克' },
  { code: 'MG', en: 'Milligrams', zh: '毫克' },
  { code: 'T', en: 'Metric tons', zh: '公吨', scheduleB: 'T' },
  { code: 'TNV', en: 'Metric tons, raw value', zh: '原值公吨' },
  { code: 'LB', en: 'Pounds', zh: '磅' },
  { code: 'OZ', en: 'Ounces', zh: '盎司' },
  { code: 'TOZ', en: 'Troy ounces', zh: '金衡盎司' },
  { code: 'STN', en: 'Short tons', zh: '短吨' },
  { code: 'LTN', en: 'Long tons', zh: '长吨' },
  { code: 'CAR', en: 'Carats', zh: '克拉', scheduleB: 'CAR' },
  { code: 'L', en: 'Liters', zh: '升', scheduleB: 'L' },
  { code: 'ML', en: 'Milliliters', zh: '毫升' },
  { code: 'PFL', en: 'Proof liters', zh: '酒精度升', scheduleB: 'PFL' },
  { code: 'GAL', en: 'Gallons', zh: '加仑' },
  { code: 'BBL', en: 'Barrels', zh: '石油桶', scheduleB: 'BBL' },
  { code: 'CC', en: 'Cubic centimeters', zh: '立方厘米' },
  { code: 'M3', en: 'Cubic meters', zh: '立方米', scheduleB: 'M3' },
  { code: 'KM3', en: 'Thousand cubic meters', zh: '千立方米', scheduleB: 'KM3' },
  { code: 'CFT', en: 'Cubic feet', zh: '立方英尺' },
  { code: 'CM2', en: 'Square centimeters', zh: '平方厘米', scheduleB: 'CM2' },
  { code: 'M2', en: 'Square meters', zh: '平方米', scheduleB: 'M2' },
  { code: 'KM2', en: 'Thousand square meters', zh: '千平方米' },
  { code: 'SFT', en: 'Square feet', zh: '平方英尺' },
  { code: 'SYD', en: 'Square yards', zh: '平方码' },
  { code: 'SQ', en: 'Squares', zh: '屋面方', scheduleB: 'SQ' },
  { code: 'MM', en: 'Millimeters', zh: '毫米' },
  { code: 'CM', en: 'Centimeters', zh: '厘米' },
  { code: 'M', en: 'Meters', zh: '米', scheduleB: 'M' },
  { code: 'LNM', en: 'Linear meters', zh: '延米', scheduleB: 'LNM' },
  { code: 'KM', en: 'Thousand meters', zh: '千米', scheduleB: 'KM' },
  { code: 'FBM', en: 'Fiber meters', zh: '纤维米', scheduleB: 'FBM' },
  { code: 'FT', en: 'Feet', zh: '英尺' },
  { code: 'YD', en: 'Yards', zh: '码' },
  { code: 'RBA', en: 'Running bales', zh: '标准包', scheduleB: 'RBA' },
  { code: 'SBE', en: 'Standard brick equivalent', zh: '标准砖当量', scheduleB: 'SBE' },
  { code: 'JWL', en: 'Jewels', zh: '钻（表用）', scheduleB: 'JWL' },
  { code: 'W', en: 'Watts', zh: '瓦', scheduleB: 'W' },
  { code: 'KWH', en: 'Thousand kilowatt-hours', zh: '千千瓦时', scheduleB: 'KWH' },
  { code: 'MBQ', en: 'Megabecquerels', zh: '兆贝可', scheduleB: 'MBQ' },
  { code: 'CUR', en: 'Curies', zh: '居里' },
];

const byCode = new Map(customsUnits.map((unit) => [unit.code, unit]));

/** The unit of a code; undefined for a code that is not in the table. */
export function customsUnit(code: string): CustomsUnit | undefined {
  return byCode.get(code);
}
