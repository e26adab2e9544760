import { importDefinitions } from '@lading/contracts/all-imports';
import type { ImportDefinition } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { proposeFix } from '../fixes/propose-fix.ts';

function fixOf(definition: ImportDefinition, key: string, text: string, row: Record<string, string> = {}) {
  const field = definition.fields.find((candidate) => candidate.key === key)!;
  return proposeFix({
    definition,
    field,
    text,
    value: (other) => (other === key ? text : (row[other] ?? '')),
  });
}
/** The fix of a text in a field of the product import. */
export const productFix = (key: string, text: string, row?: Record<string, string>) =>
  fixOf(productImport, key, text, row);
/** Like {@link fixOf} for the order import. */
export const orderFix = (key: string, text: string, row?: Record<string, string>) =>
  fixOf(orderShipmentImport, key, text, row);
/** Like {@link fixOf} for an import by its key. */
export const recordFix = (kind: string, key: string, text: string) =>
  fixOf(
    importDefinitions.find((definition) => definition.key === kind)!,
    key,
    text,
  );
/** The single reading of a fix, after its steps. */
export const told = (fix: ReturnType<typeof fixOf>) =>
  fix && `${fix.steps.join('+')}: ${Object.values(fix.readings.only ?? {}).join(' | ')}`;
