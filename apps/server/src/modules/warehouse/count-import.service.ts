import { comparedText, sameText, type FieldError } from '@lading/contracts/core';
import { taskType } from '@lading/contracts/tasks';
import { countImport, countReasons, warehouseMessages } from '@lading/contracts/warehouse';
import { asStaffWithin, type Trx } from '../../platform/database.ts';
import type { ImportRecord, RecordFault } from '../../platform/spreadsheets/import-records.ts';
import type { RecordImport } from '../imports/index.ts';
import type { countFloorService, CountToRecord } from './count-floor.service.ts';
import { placesOfRows, productsOfCodes, unitsInBins, type CodedProduct } from './count-import.store.ts';
import { digestOf } from './stock.service.ts';

/** A count row with the ids of its place and product. */
type ReadCount = Omit<CountToRecord, 'userId' | 'key' | 'digest'> & { row: number };

/** Count rows with ids, everything that keeps them from being saved, and the change that each makes. */
async function read(
  trx: Trx,
  records: readonly ImportRecord[],
): Promise<{ counts: ReadCount[]; faults: RecordFault[] }> {
  const rows = records.map((record) => record.rows[0]);
  const places = await placesOfRows(
    trx,
    rows.map(({ cells }) => ({
      warehouse: cells['warehouseCode']!.trim(),
      binCode: cells['binCode']!.trim(),
    })),
  );
  const warehouseIds = [...new Set([...places.values()].map(({ warehouseId }) => warehouseId))];
  const codes = [...new Set(rows.map(({ cells }) => comparedText(cells['skuCode']!)))];
  const products = Map.groupBy(
    await productsOfCodes(trx, warehouseIds, codes),
    ({ warehouseId, code }) => `${warehouseId} ${code}`,
  );
  const units = await unitsInBins(
    trx,
    [...new Set([...places.values()].flatMap(({ binId }) => binId ?? []))],
    [...new Set([...products.values()].flat().map(({ productId }) => productId))],
  );
  const faults: RecordFault[] = [];
  const seen = new Set<string>();
  const counts = rows.flatMap(({ row, cells }, at): ReadCount[] => {
    const add = (fieldName: string, text: Omit<FieldError, 'fieldName'>): [] => {
      faults.push({ row, fault: { fieldName, ...text } });
      return [];
    };
    const place = places.get(at);
    if (!place) return add('warehouseCode', warehouseMessages.notProvided());
    const { warehouseId, binId } = place;
    const binCode = comparedText(cells['binCode']!).toUpperCase();
    if (binId === null) return add('binCode', warehouseMessages.noSuchBin({ code: binCode }));
    const skuCode = cells['skuCode']!.trim();
    const found = products.get(`${warehouseId} ${comparedText(skuCode)}`) ?? [];
    if (found.length === 0) return add('skuCode', warehouseMessages.unknownSku({ skuCode }));
    const client = cells['clientName'];
    const named = client === undefined ? found : found.filter((one) => sameText(one.clientName, client));
    if (named.length === 0) return add('clientName', warehouseMessages.unknownClient());
    const recorded = ({ productId }: CodedProduct) => units.get(`${binId} ${productId}`) ?? 0;
    // If products share a code, the one in the bin is meant, as with a scan.
    const inBin = named.filter((one) => recorded(one) > 0);
    const [product, another] = inBin.length > 0 ? inBin : named;
    if (!product || another) return add('skuCode', warehouseMessages.codeOfSeveral({ code: skuCode }));
    const counting = `${binId} ${product.productId}`;
    if (seen.has(counting))
      return add('skuCode', warehouseMessages.countedTwice({ code: skuCode, bin: binCode }));
    seen.add(counting);
    const counted = Number(cells['countedQty']);
    const difference = counted - recorded(product);
    if (difference !== 0) {
      const text = {
        recorded: recorded(product),
        difference: difference > 0 ? `+${difference}` : difference,
      };
      faults.push({
        row,
        fault: { fieldName: 'countedQty', ...warehouseMessages.countDiffers(text) },
        isWarning: true,
      });
    }
    const reason = countReasons.find((one) => one === cells['reason']) ?? 'CYCLE';
    return [{ row, warehouseId, binId, binCode, product, counted, reason }];
  });
  return { counts, faults };
}

/**
 * The import of counts (warehouse design, e; task type 107): each row is a count as made on the floor. It cannot be reverted; another count
 * corrects it (decision 0056).
 */
export function countRecordImport(counts: ReturnType<typeof countFloorService>): RecordImport {
  return {
    taskType: taskType.countImport,
    module: 'Count',
    definition: countImport,
    check: (trx, records) => asStaffWithin(trx, async () => (await read(trx, records)).faults),

    write: (trx, records, { taskId, userId }) =>
      asStaffWithin(trx, async () => {
        const { counts: rows } = await read(trx, records);
        let updated = 0;
        // Sorted by product: the common lock order of levels.
        rows.sort((one, next) => Number(one.product.productId) - Number(next.product.productId));
        for (const { row, ...count } of rows) {
          const { binCode, product, counted, reason } = count;
          const key = `count-import-${taskId}-${row}`;
          const digest = digestOf(['count', binCode, product.productId, counted, reason]);
          const { variance } = await counts.adjust(trx, { ...count, key, digest, userId });
          if (variance !== 0) updated += 1;
        }
        return { created: 0, updated, unchanged: rows.length - updated };
      }),
  };
}
