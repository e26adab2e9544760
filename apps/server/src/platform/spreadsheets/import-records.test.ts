import { importMessages, type ImportDefinition } from '@lading/contracts/imports';
import { freightImport, inboundImport } from '@lading/contracts/warehouse';
import { bundleImport } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { checkRecords } from './import-records.ts';
import { columnsOf } from './import-rows.ts';

const nothing = () => Promise.resolve([]);
const checked = async (definition: ImportDefinition, rows: Record<string, string>[]) =>
  (await checkRecords(definition, columnsOf(definition, rows), new Map(), nothing)).faults;

it.each<[string, ImportDefinition, number]>([
  ['a bundle', bundleImport, 100],
  ['an inbound', inboundImport, 1_000],
  ['freight', freightImport, 200],
])('a file accepts no longer list of %s than the form', async (_name, definition, most) => {
  const { by, memberFields } = definition.grouping!;
  const own = memberFields[0]!;
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...(at === 0 && { [by]: 'A' }), [own]: `SKU-${at}` }));
  expect(await checked(definition, [...rows(most), ...rows(most)])).toEqual(new Map());
  const faults = await checked(definition, rows(most + 1));
  expect(faults.get(most)).toMatchObject([
    { fieldName: own, code: importMessages.tooManyMembers.code, params: { count: most + 1, most } },
  ]);
  expect(faults.get(0)).toMatchObject([{ fieldName: by, code: importMessages.heldBack.code }]);
});
