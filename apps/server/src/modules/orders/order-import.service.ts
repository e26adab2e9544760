import type { ImportRow } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { validateRows } from '@lading/import-engine/validate-rows';
import type { ValueMatches } from '@lading/import-engine/value-matches';
import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { columnsOf } from '../../platform/spreadsheets/import-rows.ts';
import { runFileWorker } from '../../platform/spreadsheets/run-file-worker.ts';
import type { RowsForm, RowsJob, RowsTold } from '../../platform/spreadsheets/spreadsheet-job.ts';
import { writtenReply, type WrittenReply } from '../../platform/written-reply.ts';
import { checkOrders, type OrderName } from './check-orders.ts';
import { findImportFile, findOrderTemplate, rememberMapping } from '../imports/index.ts';
import { orderLookup } from './order-lookup.ts';
import { rowsOfColumns } from './order-rows.ts';
import type { OrderSaveFacts } from './prepare-orders.ts';

/** The source of rows: an analyzed file, read through a template or its own mapping. */
interface ViewSource {
  excelCacheId: string;
  excelFieldMappingId?: string | undefined;
  fieldMapping?: Record<string, string> | undefined;
  fixedValues?: Record<string, string> | undefined;
  valueMatches?: ValueMatches | undefined;
}

/** The rows of an order import: read from a file, and checked (spec §7, "Order import"). */
export function orderImportService({ clock, files }: Platform) {
  const today = () => clock.now().toISOString().slice(0, 10);
  return {
    /** Reads the file through the mapping, in a worker. @throws RequestError with the errors of the file or of the mapping */
    async view(
      context: SignedInContext,
      source: ViewSource,
      { form, faultsOnly = false }: { form: RowsForm; faultsOnly?: boolean | undefined },
    ): Promise<WrittenReply> {
      const { fileKey, fileName, reading } = await findImportFile(context, source.excelCacheId);
      const { excelFieldMappingId: id, fixedValues, valueMatches } = source;
      const mapping =
        id === undefined ? source.fieldMapping : await context.db((trx) => findOrderTemplate(trx, id));
      const { stores, find } = await orderLookup(context);
      const importKey = orderShipmentImport.key;
      return writtenReply(files.uploads, async (path) => {
        const told = await files.withLocalFile(fileKey, (from) =>
          runFileWorker<RowsTold>({
            url: new URL('./view-orders.worker.ts', import.meta.url),
            data: {
              path: from,
              fileName,
              reading,
              importKey,
              mapping,
              fixedValues,
              valueMatches,
              reply: { path, form, faultsOnly },
              stores,
              day: today(),
            } satisfies RowsJob & OrderSaveFacts,
            answerQuestion: (orders) => find(orders as OrderName[]),
            orgId: context.user.orgId,
            signal: context.signal,
          }),
        );
        await rememberMapping(context, source.excelCacheId, told.mapping);
      });
    },

    /** The rows of one or more orders, with all their errors. Comparing them with the rest of the file is the caller's job. */
    async check(context: SignedInContext, rows: ImportRow[]): Promise<ImportRow[]> {
      const columns = columnsOf(orderShipmentImport, rows);
      const { byRow } = validateRows(orderShipmentImport, columns);
      const { found } = await checkOrders(await orderLookup(context), rowsOfColumns(columns), byRow, today());
      return rows.map((row, at) => ({
        ...row,
        errorMessages: [...(byRow.get(at) ?? []), ...(found.faults.get(at) ?? [])],
        // Also when there are none, so that earlier warnings are cleared.
        warningMessages: [...(found.warnings.get(at) ?? [])],
      }));
    },
  };
}
