import { storageReportApi, type StorageAging } from '@lading/contracts/funds';
import { taskType } from '@lading/contracts/tasks';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { exportQueue, type ExportColumn } from '../tasks/index.ts';
import { stepsOfToday } from './storage-report.service.ts';
import { countStored, ownOrganisation, readStoredBatches } from './storage-report.store.ts';
import { currencyOf } from './warehouse-wallet.store.ts';

type Product = StorageAging['products'][number];

const columns: ExportColumn<Product>[] = [
  { heading: { en: 'SKU', zh: 'SKU' }, width: 24, value: ({ skuCode }) => skuCode },
  { heading: { en: 'Name', zh: '名称' }, width: 40, value: ({ skuName }) => skuName },
  { heading: { en: 'Units', zh: '件数' }, width: 10, value: ({ units }) => units },
  {
    heading: { en: 'Volume (m³)', zh: '体积（m³）' },
    width: 14,
    value: ({ cubicMeters }) => (cubicMeters === null ? null : Number(cubicMeters)),
  },
  {
    heading: { en: 'Oldest (days)', zh: '最长库龄（天）' },
    width: 14,
    value: ({ oldestDays }) => oldestDays,
  },
  {
    heading: { en: 'Next price step on', zh: '下一涨价日' },
    width: 18,
    value: ({ nextStep }) => nextStep?.day,
  },
  { heading: { en: 'Units concerned', zh: '涉及件数' }, width: 16, value: ({ nextStep }) => nextStep?.units },
  {
    heading: { en: 'Price now', zh: '当前单价' },
    width: 12,
    value: ({ nextStep }) => (nextStep ? Number(nextStep.price) : null),
  },
  {
    heading: { en: 'Price then', zh: '之后单价' },
    width: 12,
    value: ({ nextStep }) => (nextStep ? Number(nextStep.nextPrice) : null),
  },
];

/** The export of what a client stores in a warehouse (decision D7): every product, as the report lists it. */
export function storageExport(platform: Platform) {
  const choice = storageReportApi.calls.exportStorage.body.omit({ format: true });
  type Choice = { warehouseId: string };
  const client = async (trx: Trx, { warehouseId }: Choice) => ({
    ...{ warehouseId, orgId: await ownOrganisation(trx) },
  });
  const queue = exportQueue<Choice, Product>(platform, {
    taskType: taskType.storageExport,
    module: 'STORAGE',
    title: { en: 'Storage report', zh: '仓储报表' },
    choice,
    count: async (trx, asked) => countStored(trx, await client(trx, asked)),
    async *rows(trx, asked) {
      const own = await client(trx, asked);
      yield* readStoredBatches(trx, { ...own, ...(await stepsOfToday(trx, own, platform.clock)) });
    },
    columns,
  });
  return {
    /** @throws RequestError 404 for a warehouse that the organization has nothing to do with */
    async start(context: SignedInContext, asked: Parameters<typeof queue.start>[1]) {
      const { warehouseId } = asked;
      if (!isRowId(warehouseId) || (await context.db((trx) => currencyOf(trx, warehouseId))) === undefined)
        throw notFound();
      return queue.start(context, asked);
    },
  };
}
