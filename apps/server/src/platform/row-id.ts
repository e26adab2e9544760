/** Whether a text of the wire can be the id of a row at all; others are simply not found. */
export const isRowId = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text);
