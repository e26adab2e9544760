import type { FieldError, ListParam } from '@lading/contracts/core';
import { importMessages, type ImportDefinition } from '@lading/contracts/imports';

/**
 * The error of a valid row in an invalid order: an order is imported completely or not at all (spec §3). It only
 * holds while the other rows have errors, so a client that edits rows adds it itself, last.
 *
 * @param by the field with the order's number
 * @param rows the rows with errors, see `rowList`
 */
export function heldBackFault(by: string, order: string, rows: ListParam): FieldError {
  return { fieldName: by, ...importMessages.heldBack({ order, rows }) };
}

/** Whether an error only reports that another row of the order is invalid, see {@link heldBackFault}. */
export function isHeldBackFault({ grouping }: ImportDefinition, { fieldName, code }: FieldError): boolean {
  return fieldName === grouping?.by && code === importMessages.heldBack.code;
}
