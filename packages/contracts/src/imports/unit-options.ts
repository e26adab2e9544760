import type { ImportOption } from './import-option.ts';
import { spellings } from './spellings.ts';

/** The two systems of units as choices of a row's unit (spec §3, `unit`). */
export const unitOptions = [
  {
    value: 'cm/kg',
    label: { en: 'cm/kg', zh: '厘米/千克' },
    aliases: spellings(`
      cm | kg | g | gr | gram | grams | kgs | mm | m | metric | cm kg | kg/cm | centimeter | centimeters | millimeters | meters |
      kilogram | kilograms | KGM | CMT | Metric (cm/kg) | SI | 公制 | cm/公斤 | 厘米/公斤 | 厘米 | 毫米 | 米 | 千克 | 公斤 | 克`),
  },
  {
    value: 'in/lb',
    label: { en: 'in/lb', zh: '英寸/磅' },
    aliases: spellings(`
      in | inch | inches | ft | feet | lb | lbs | oz | pound | pounds | ounce | ounces | LBR | INH | imperial | Imperial (in/lb) | US customary | english | in lb | lb/in | 英制 | 英寸 |
      英尺 | 磅 | 盎司`),
  },
] as const satisfies readonly ImportOption[];
