/** Length of an inch in centimeters; exact by definition. */
export const centimetersPerInch = 2.54;

/** Mass of a pound in kilograms; exact by definition. */
export const kilogramsPerPound = 0.453_592_37;

/** A converted measure without binary fractions, rounded to a millionth: 25.4 cm are exactly 10 in, and do not round up to 11. */
export const exactMeasure = (value: number): number => Math.round(value * 1e6) / 1e6;
