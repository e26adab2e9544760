/** A `numeric` as it comes from the driver (a text, so nothing is lost) as the number of the wire. */
export const wireNumber = (value: string | number | null): number | null =>
  value === null ? null : Number(value);
