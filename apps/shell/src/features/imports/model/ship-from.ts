import type { Address } from '@lading/contracts/core';
import type { ImportDefinition } from '@lading/contracts/imports';
import type { FieldSources } from './mapping-rules.ts';
import type { FieldSource } from './wizard-state.ts';

/** The sender's fields by part of an address; an import without senders has none. */
function senderFields({ fields }: ImportDefinition): { key: string; part: keyof Address }[] {
  const parts = new Map<string, keyof Address>([
    ['senderName', 'name'],
    ['senderCompany', 'company'],
    ['senderAddressLine1', 'addressLine1'],
    ['senderAddressLine2', 'addressLine2'],
    ['senderCity', 'city'],
    ['senderStateCode', 'stateCode'],
    ['senderZipCode', 'zipCode'],
    ['senderCountryCode', 'countryCode'],
    ['senderPhone', 'phone'],
    ['senderEmail', 'email'],
  ]);
  return fields.flatMap(({ key }) => {
    const part = parts.get(key);
    return part === undefined ? [] : [{ key, part }];
  });
}

/** Whether one address can be used as the sender of every row: not if a column holds the street, which would mix two addresses. */
export function mayChooseSender(definition: ImportDefinition, { mapping }: FieldSources): boolean {
  return senderFields(definition).length > 0 && mapping['senderAddressLine1'] === undefined;
}

/**
 * The sources of the sender's fields for one address: a value for every row in each field that no column fills. Without an
 * address they are emptied.
 */
export function senderSources(
  definition: ImportDefinition,
  { mapping }: FieldSources,
  address: Address | null,
): { field: string; source: FieldSource }[] {
  const required = new Set(definition.fields.filter((field) => field.required).map(({ key }) => key));
  return senderFields(definition)
    .filter(({ key }) => mapping[key] === undefined)
    .map(({ key, part }) => {
      const fixed = address?.[part]?.trim() ?? '';
      return { field: key, source: fixed === '' && !required.has(key) ? null : { fixed } };
    });
}

/** Whether an address matches the current values of the sender's fields. */
export function isSender(definition: ImportDefinition, sources: FieldSources, address: Address): boolean {
  const filled = senderSources(definition, sources, address);
  return (
    filled.some(({ source }) => source !== null) &&
    filled.every(({ field, source }) => {
      const value = source && 'fixed' in source ? source.fixed : '';
      return (sources.fixedValues[field] ?? '') === value;
    })
  );
}
