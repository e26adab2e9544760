import type { MappingTemplate } from '@lading/contracts/entities/mapping-template';
import { taskType } from '@lading/contracts/entities/task';
import { errorCode } from '@lading/contracts/envelope';
import { productImport } from '@lading/contracts/imports/product.import';
import type { Trx } from '../../platform/database.ts';
import { fieldFault, notFound, RequestError } from '../../platform/request-error.ts';
import { learnMapping } from './learned-mapping.store.ts';
import { orderPresets } from './order-presets.ts';
import * as store from './template.store.ts';

type Mapping = Readonly<Record<string, string>>;

/** The list without `type` is the products' (spec §7); an import type of our own number holds them apart from the orders'. */
export async function listTemplates(trx: Trx, type: number | undefined): Promise<MappingTemplate[]> {
  const stored = await store.readTemplates(trx, type ?? taskType.productImport);
  return type === taskType.orderImport ? [...orderPresets, ...stored] : stored;
}

/** The mapping of a template for orders. @throws RequestError when there is none with that id */
export async function findOrderTemplate(trx: Trx, id: string): Promise<Record<string, string>> {
  const templates = await listTemplates(trx, taskType.orderImport);
  const found = templates.find((template) => template.excelFieldMappingId === id);
  if (found) return found.excelFieldMappingJson;
  throw fieldFault('excelFieldMappingId', {
    message: 'This template does not exist any more. Choose another.',
    zhMessage: '该模板已不存在，请选择其他模板。',
  });
}

/** Adds a template of the product import; orders may have none of their own (spec §5). */
export async function createTemplate(trx: Trx, name: string, mapping: Mapping): Promise<string> {
  await refuseTaken(trx, name, undefined);
  await learnTemplate(trx, mapping);
  return store.insertTemplate(trx, taskType.productImport, name, mapping);
}

/** Changes name and mapping. @throws RequestError 404 for a preset or none, 409 for a taken name. */
export async function changeTemplate(trx: Trx, id: string, name: string, mapping: Mapping): Promise<void> {
  await refuseTaken(trx, name, id);
  if (!(await store.updateTemplate(trx, id, name, mapping))) throw notFound();
  await learnTemplate(trx, mapping);
}

/** Deletes a template. @throws RequestError 404 for a preset or none. */
export async function removeTemplate(trx: Trx, id: string): Promise<void> {
  if (!(await store.deleteTemplate(trx, id))) throw notFound();
}

/** Whoever keeps a mapping means it. */
const learnTemplate = (trx: Trx, mapping: Mapping): Promise<void> =>
  learnMapping(trx, { importType: productImport.key, mapping, headings: [] });

async function refuseTaken(trx: Trx, name: string, own: string | undefined): Promise<void> {
  const owner = await store.templateByName(trx, taskType.productImport, name);
  if (owner === undefined || owner === own) return;
  const text = {
    message: `There is a template named “${name}” already. Choose another name.`,
    zhMessage: `已有名为“${name}”的模板，请换一个名称。`,
  };
  throw new RequestError(errorCode.conflict, text, { faults: [{ fieldName: 'name', ...text }] });
}
