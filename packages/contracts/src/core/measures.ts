/** Length of an inch in centimeters; exact by definition. */
export const centimetersPerInch = 2.54;

/** Mass of a pound in kilograms; exact by definition. */
export const kilogramsPerPound = 0.453_592_37;
