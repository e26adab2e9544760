import type { ImportRow } from '@lading/contracts/entities/import-row';
import { orderShipmentImport } from '@lading/contracts/imports/order-shipment.import';
import { validateRows } from '@lading/import-engine/validate-rows';
import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { columnsOf, faultyRows, importRows } from '../../platform/spreadsheets/import-rows.ts';
import { runSpreadsheetJob } from '../../platform/spreadsheets/run-spreadsheet-job.ts';
import { checkOrders } from './check-orders.ts';
import { findImportFile, rememberMapping } from './import-file.service.ts';
import { orderLookup } from './order-lookup.ts';
import { rowsOfColumns, rowsOfFile } from './order-rows.ts';
import { findOrderTemplate } from './template.service.ts';

/** What rows are read from: an analysed file, through a template or through a mapping of its own. */
interface ViewSource {
  excelCacheId: string;
  excelFieldMappingId?: string | undefined;
  fieldMapping?: Record<string, string> | undefined;
  fixedValues?: Record<string, string> | undefined;
}

/** The rows of an order import: read from a file, and checked (spec §7, "Order import"). */
export function orderImportService({ clock, files }: Platform) {
  const today = () => clock.now().toISOString().slice(0, 10);
  return {
    /** Reads the file through the mapping. @throws RequestError with the faults of the file or of the mapping */
    async view(
      context: SignedInContext,
      source: ViewSource,
      faultsOnly = false,
    ): Promise<Iterable<ImportRow>> {
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
      const { found } = await checkOrders(
        await orderLookup(context),
        rowsOfFile(mapped),
        new Map(mapped.faults),
        today(),
      );
      return (faultsOnly ? faultyRows : importRows)(mapped, found);
    },

    /** The rows of one order, or of several, with all their faults. What else stands in the file is the caller's to compare. */
    async check(context: SignedInContext, rows: ImportRow[]): Promise<ImportRow[]> {
      const columns = columnsOf(orderShipmentImport, rows);
      const { byRow } = validateRows(orderShipmentImport, columns);
      const { found } = await checkOrders(await orderLookup(context), rowsOfColumns(columns), byRow, today());
      return rows.map((row, at) => {
        const warnings = found.warnings.get(at);
        return {
          ...row,
          errorMessages: [...(byRow.get(at) ?? []), ...(found.faults.get(at) ?? [])],
          warningMessages: warnings && [...warnings],
        };
      });
    },
  };
}
