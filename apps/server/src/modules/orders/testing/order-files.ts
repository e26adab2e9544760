import { type ImportRow, importsApi } from '@lading/contracts/imports';
import { orderImportApi, orderShipmentImport } from '@lading/contracts/orders';
import { utils, write } from '@e965/xlsx';
import type { Caller, TestServer } from '../../../platform/testing/test-server.ts';

const { analyseAndCacheFile } = importsApi.calls;
const { view } = orderImportApi.calls;

/** A store of the demo's seller. */
export const storeName = 'Juniper & Pine on Etsy';
/** A valid order with its first package. */
export const firstRow = { ...orderShipmentImport.sample[0], storeName };
/** Another package of the order above it. */
export const nextPackage = orderShipmentImport.sample[1];

/** A file with the labels of the fields as headings, as in the sample file. */
export function orderFile(rows: readonly Partial<Record<string, string>>[], name = 'orders.xlsx'): File {
  const { fields } = orderShipmentImport;
  const sheet = utils.aoa_to_sheet([
    fields.map(({ label }) => label.en),
    ...rows.map((row) => fields.map(({ key }) => row[key] ?? '')),
  ]);
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, 'Orders');
  return new File(
    [new Uint8Array(write(workbook, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)],
    name,
  );
}

/** Uploads a file and returns its reference. */
export async function analysed(server: TestServer, caller: Caller, file: File): Promise<string> {
  const body = { file, importType: orderShipmentImport.key };
  const answer = await server.call(analyseAndCacheFile, { body }, caller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data.referenceId;
}

/** The rows of a file through the preset of the sample file. */
export async function viewed(server: TestServer, caller: Caller, file: File): Promise<ImportRow[]> {
  const query = { excelCacheId: await analysed(server, caller, file), excelFieldMappingId: '1' };
  const answer = await server.call(view, { query }, caller);
  if (answer.result !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.data;
}
