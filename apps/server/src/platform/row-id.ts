/** Whether a text can be a row id; others are not found. */
export const isRowId = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text);
