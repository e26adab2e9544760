/** A `numeric` from the driver (a text, to keep its precision) as a number of the API. */
export const wireNumber = (value: string | number | null): number | null =>
  value === null ? null : Number(value);
