/** Three sides and their unit, as products and packages have them (spec §3). */
export interface Sides {
  length?: number | null | undefined;
  width?: number | null | undefined;
  height?: number | null | undefined;
  /** `cm/kg` or `in/lb`. */
  unit?: string | null | undefined;
}

/** A weight in two parts, as products and packages have it (spec §3). */
export interface Weight {
  /** Pounds or kilograms, by `unit`. */
  weight1?: number | null | undefined;
  /** Ounces or grams, by `unit`. */
  weight2?: number | null | undefined;
  /** `cm/kg` or `in/lb`. */
  unit?: string | null | undefined;
}

type WriteNumber = (value: number) => string;

/** `30 × 20 × 15 cm`; an empty text unless all three sides are known. */
export function sizeText({ length, width, height, unit }: Sides, write: WriteNumber): string {
  if (length == null || width == null || height == null) return '';
  const lengthUnit = unit?.split('/')[0] ?? '';
  return `${[length, width, height].map(write).join(' × ')} ${lengthUnit}`.trim();
}

/** `2 lb 3 oz` or `1 kg 250 g`; missing or zero parts are omitted, an empty text when both are missing. */
export function weightText({ weight1, weight2, unit }: Weight, write: WriteNumber): string {
  if (weight1 == null && weight2 == null) return '';
  const large = unit?.split('/')[1] ?? '';
  const small = large === 'lb' ? 'oz' : large === 'kg' ? 'g' : '';
  const parts = [
    ...(weight1 ? [`${write(weight1)} ${large}`.trim()] : []),
    ...(weight2 ? [`${write(weight2)} ${small}`.trim()] : []),
  ];
  return parts.length > 0 ? parts.join(' ') : `0 ${large}`.trim();
}
