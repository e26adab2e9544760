import { limits } from '@lading/contracts/core';
import { importDefinitions } from '@lading/contracts/all-imports';
import { importMessages, type ImportDefinition, type MappingTemplate } from '@lading/contracts/imports';
import { taskType } from '@lading/contracts/tasks';
import type { Trx } from '../../platform/database.ts';
import { sharedColumns } from '@lading/import-engine/shared-columns';
import { badInput, conflict, fieldFault, notFound } from '../../platform/request-error.ts';
import { learnMapping } from './learned-mapping.store.ts';
import * as store from './template.store.ts';
import { orderShipmentImport } from '@lading/contracts/orders';

/**
 * The order templates that every organization has; it cannot have templates of its own for orders (spec §5): the sample file in either
 * language, whose headings are the fields' labels. Their ids lie below those of stored templates.
 */
const orderPresets: readonly MappingTemplate[] = [
  preset('1', 'Sample file (English)', 'en'),
  preset('2', '示例文件（中文）', 'zh'),
];

function preset(id: string, name: string, language: 'en' | 'zh'): MappingTemplate {
  return {
    excelFieldMappingId: id,
    name,
    excelFieldMappingJson: Object.fromEntries(
      orderShipmentImport.fields.map(({ key, label }) => [key, label[language]]),
    ),
    preinstall: true,
  };
}

export { readPreference, savePreference } from './preference.store.ts';

type Mapping = Readonly<Record<string, string>>;

/** The list without `type` is that of products (spec §7); a number of our own keeps them apart from those of orders. */
export async function listTemplates(trx: Trx, type: number | undefined): Promise<MappingTemplate[]> {
  const stored = await store.readTemplates(trx, type ?? taskType.productImport);
  return type === taskType.orderImport ? [...orderPresets, ...stored] : stored;
}

/** The mapping of a template for orders. @throws RequestError when there is none with that id */
export async function findOrderTemplate(trx: Trx, id: string): Promise<Record<string, string>> {
  const templates = await listTemplates(trx, taskType.orderImport);
  const found = templates.find((template) => template.excelFieldMappingId === id);
  if (found) return found.excelFieldMappingJson;
  throw fieldFault('excelFieldMappingId', importMessages.templateGone());
}

/** Adds a template of an import, of products by default. @throws RequestError 404 for an import without custom templates (orders, spec §5) */
export async function createTemplate(
  trx: Trx,
  template: store.TemplateToSave,
  type: number = taskType.productImport,
): Promise<string> {
  const definition = ownTemplates(type);
  if (!definition) throw notFound();
  const { kept } = limits.template;
  if ((await store.countTemplates(trx, type)) >= kept)
    throw conflict(importMessages.tooManyTemplates({ kept }));
  refuseShared(definition, template.mapping);
  await refuseTaken(trx, { type, name: template.name });
  const id = await store.insertTemplate(trx, type, template);
  await learnTemplate(trx, definition, template.mapping);
  return id;
}

/** Changes name and mapping. @throws RequestError 404 for a preset or unknown template, 409 for a name in use */
export async function changeTemplate(trx: Trx, id: string, template: store.TemplateToSave): Promise<void> {
  const type = (await store.typeOfTemplate(trx, id)) ?? taskType.productImport;
  const definition = ownTemplates(type);
  if (definition) refuseShared(definition, template.mapping);
  await refuseTaken(trx, { type, name: template.name, own: id });
  if (!(await store.updateTemplate(trx, id, template))) throw notFound();
  if (definition) await learnTemplate(trx, definition, template.mapping);
}

/** Deletes a template. @throws RequestError 404 for a preset or an unknown template. */
export async function removeTemplate(trx: Trx, id: string): Promise<void> {
  if (!(await store.deleteTemplate(trx, id))) throw notFound();
}

/** A saved mapping is deliberate, so it is learned. */
const learnTemplate = (trx: Trx, { key }: ImportDefinition, mapping: Mapping): Promise<void> =>
  learnMapping(trx, { importType: key, mapping, headings: [] });

/** The import of a type for which templates can be saved. */
const ownTemplates = (type: number): ImportDefinition | undefined =>
  importDefinitions.find(
    ({ mayAddTemplates, templateType }) =>
      mayAddTemplates && (templateType ?? taskType.productImport) === type,
  );

/** @throws RequestError 400 naming every field whose column also fills another field (spec §5) */
function refuseShared({ fields }: ImportDefinition, mapping: Mapping): void {
  const known = fields.flatMap(({ key }) => (Object.hasOwn(mapping, key) ? [[key, mapping[key]!]] : []));
  const faults = [...sharedColumns(Object.fromEntries(known))].map(([fieldName, { column }]) => ({
    fieldName,
    ...importMessages.columnUsedTwice({ column }),
  }));
  if (faults.length > 0) throw badInput(faults);
}

async function refuseTaken(
  trx: Trx,
  { type, name, own }: { type: number; name: string; own?: string },
): Promise<void> {
  const owner = await store.templateByName(trx, type, name);
  if (owner === undefined || owner === own) return;
  const text = importMessages.templateNameTaken({ name });
  throw conflict(text, { faults: [{ fieldName: 'name', ...text }] });
}
