import type { ImportOutcome } from '@lading/contracts/entities/import-outcome';
import type { ImportRow } from '@lading/contracts/entities/import-row';
import { taskType } from '@lading/contracts/entities/task';
import { orderShipmentImport } from '@lading/contracts/imports/order-shipment.import';
import type { FieldError } from '@lading/contracts/localized-text';
import { validateRows } from '@lading/import-engine/validate-rows';
import type { SignedInContext } from '../../platform/context.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { badInput, fieldFault } from '../../platform/request-error.ts';
import { columnsOf, importRows } from '../../platform/spreadsheets/import-rows.ts';
import { runSpreadsheetJob } from '../../platform/spreadsheets/run-spreadsheet-job.ts';
import { recordImport } from '../wms-business/index.ts';
import { readTimeZone } from '../wms-user/index.ts';
import { findImportFile, rememberMapping } from './import-file.service.ts';
import { orderKey } from './known-orders.ts';
import { checkOrders, type CheckedOrders } from './order-checks.service.ts';
import { orderDraft } from './order-draft.ts';
import { takenText } from './order-finding-rules.ts';
import { awaitOrderImports, insertOrders } from './order-import.store.ts';
import { rowsOfColumns, rowsOfFile, type OrderRows } from './order-rows.ts';
import { findOrderTemplate } from './template.service.ts';

/** Faults named in one refusal of a save; more help nobody. */
const faultsNamed = 1_000;

/** What rows are read from: an analysed file, through a template or through a mapping of its own. */
interface ViewSource {
  excelCacheId: string;
  excelFieldMappingId?: string | undefined;
  fieldMapping?: Record<string, string> | undefined;
  fixedValues?: Record<string, string> | undefined;
}

/** The import of orders with their shipments: a file into rows, rows checked, rows into orders (spec §7, "Order import"). */
export function orderImportService({ clock, files }: Platform) {
  const today = () => clock.now().toISOString().slice(0, 10);
  return {
    /** Reads the file through the mapping. @throws RequestError with the faults of the file or of the mapping */
    async view(context: SignedInContext, source: ViewSource): Promise<Iterable<ImportRow>> {
      const { fileKey, fileName, reading } = await findImportFile(context, source.excelCacheId);
      const { excelFieldMappingId: id, fixedValues } = source;
      const mapping =
        id === undefined ? source.fieldMapping : await context.db((trx) => findOrderTemplate(trx, id));
      const path = files.path(fileKey);
      const importKey = orderShipmentImport.key;
      const mapped = await runSpreadsheetJob(
        { kind: 'rows', path, fileName, reading, importKey, mapping, fixedValues },
        context.signal,
      );
      await rememberMapping(context, source.excelCacheId, mapped.mapping);
      const { found } = await context.db((trx) =>
        checkOrders(trx, rowsOfFile(mapped), new Map(mapped.faults), today()),
      );
      return importRows(mapped, found);
    },

    /** The rows of one order, or of several, with all their faults. What else stands in the file is the caller's to compare. */
    async check(context: SignedInContext, rows: ImportRow[]): Promise<ImportRow[]> {
      const columns = columnsOf(orderShipmentImport, rows);
      const { byRow } = validateRows(orderShipmentImport, columns);
      const { found } = await context.db((trx) => checkOrders(trx, rowsOfColumns(columns), byRow, today()));
      return rows.map((row, at) => {
        const warnings = found.warnings.get(at);
        return {
          ...row,
          errorMessages: [...(byRow.get(at) ?? []), ...(found.faults.get(at) ?? [])],
          warningMessages: warnings && [...warnings],
        };
      });
    },

    /**
     * Creates the orders with their packages and shipments and puts the import on record, all in one transaction and once per
     * idempotency key (decision D8).
     *
     * @throws RequestError naming every fault as `rowIndex.fieldName`; then nothing is saved
     */
    async save(context: SignedInContext, rows: ImportRow[], referenceId?: string): Promise<ImportOutcome> {
      const columns = columnsOf(orderShipmentImport, rows);
      const orderRows = rowsOfColumns(columns);
      const { byRow } = validateRows(orderShipmentImport, columns);
      const fileName = referenceId === undefined ? '' : (await findImportFile(context, referenceId)).fileName;
      return context.db((trx) =>
        once(trx, { id: 'order.saveOrderAndShipmentExcel', key: context.idempotencyKey }, async () => {
          await awaitOrderImports(trx);
          const checked = await checkOrders(trx, orderRows, byRow, today());
          refuseFaults(byRow, checked);
          const { orders, known } = checked;
          if (orders.length === 0)
            throw fieldFault('', { message: 'There are no rows to import.', zhMessage: '没有可导入的行。' });
          const drafts = orders.map((order) => orderDraft(orderRows, order, known.stores));
          const timeZone = await readTimeZone(trx, context.user.userId);
          refuseTaken(orderRows, checked, await insertOrders(trx, drafts, timeZone));
          const packages = drafts.reduce((sum, draft) => sum + draft.packages.length, 0);
          const task = await recordImport(trx, {
            userId: context.user.userId,
            taskType: taskType.orderImport,
            module: 'Outbound',
            fileName,
            total: orders.length,
            succeeded: orders.length,
            failed: 0,
            receipt: { created: orders.length, packages, shipments: orders.length, rows: rows.length },
          });
          return { created: orders.length, updated: 0, unchanged: 0, ...task };
        }),
      );
    },
  };
}

function refuseFaults(
  byRow: ReadonlyMap<number, readonly FieldError[]>,
  { orders, found }: CheckedOrders,
): void {
  const faults: FieldError[] = [];
  for (const row of orders.flat()) {
    for (const fault of [...(byRow.get(row) ?? []), ...(found.faults.get(row) ?? [])])
      faults.push({ ...fault, fieldName: `${row}.${fault.fieldName}` });
    if (faults.length >= faultsNamed) break;
  }
  if (faults.length > 0) throw badInput(faults);
}

/** Orders that somebody else has created since they were checked: everything is undone. */
function refuseTaken(rows: OrderRows, { orders, known }: CheckedOrders, refused: ReadonlySet<string>): void {
  if (refused.size === 0) return;
  const faults = orders.flatMap(([first]) => {
    const [storeName, orderNo] = [rows.cell('storeName', first!), rows.cell('orderNO', first!)];
    if (!refused.has(orderKey(known.stores.idOf(storeName), orderNo))) return [];
    return [{ fieldName: `${first}.orderNO`, ...takenText(orderNo, storeName) }];
  });
  throw badInput(faults.slice(0, faultsNamed));
}
