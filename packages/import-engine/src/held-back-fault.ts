import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import type { FieldError, LocalizedText } from '@lading/contracts/localized-text';

const whole = ' is imported as a whole, and there are errors in ';

/**
 * The fault of a row that is right by itself in an order that is not: an order is imported as a whole or not at all (spec §3). It stands
 * only as long as the others do, so whoever edits rows makes it himself, at the end.
 *
 * @param by the field with the order's number
 * @param rows the faulty rows as they are named, see `rowList`
 */
export function heldBackFault(by: string, orderNo: string, rows: LocalizedText): FieldError {
  return {
    fieldName: by,
    message: `Order “${orderNo}”${whole}row ${rows.message}.`,
    zhMessage: `订单“${orderNo}”须整单导入，而第 ${rows.zhMessage} 行有错误。`,
  };
}

/** Whether a fault says no more than that another row of the order is wrong, as {@link heldBackFault} words it. */
export function isHeldBackFault({ grouping }: ImportDefinition, { fieldName, message }: FieldError): boolean {
  return fieldName === grouping?.by && message.includes(whole);
}
