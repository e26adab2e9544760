import { storageReportApi, type StorageAging } from '@lading/contracts/funds';
import { taskType } from '@lading/contracts/tasks';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { exportHandler, type ExportColumn } from '../tasks/index.ts';
import { warehouseWallet } from './billing.service.ts';
import type { ClientAt } from './rating.store.ts';
import { stepsOfToday } from './storage-report.service.ts';
import { countStored, ownOrganization, readStoredBatches } from './storage-report.store.ts';

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
    heading: { en: 'Next price increase on', zh: '下一涨价日' },
    width: 18,
    value: ({ nextStep }) => nextStep?.day,
  },
  { heading: { en: 'Units affected', zh: '涉及件数' }, width: 16, value: ({ nextStep }) => nextStep?.units },
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

/** The requested client and warehouse. @throws RequestError 404 for one unrelated to the organization */
async function storedAt(trx: Trx, warehouseId: string): Promise<ClientAt> {
  await warehouseWallet(trx, warehouseId);
  return { warehouseId, orgId: await ownOrganization(trx) };
}

/** The export of a client's stock in a warehouse (decision D7): every product, as listed in the report. */
export const storageExport = (platform: Platform) =>
  exportHandler(platform, storageReportApi.calls.exportStorage, {
    taskType: taskType.storageExport,
    module: 'STORAGE',
    title: { en: 'Storage report', zh: '仓储报表' },
    count: async (trx, { warehouseId }) => countStored(trx, await storedAt(trx, warehouseId)),
    async *rows(trx, { warehouseId }) {
      const own = await storedAt(trx, warehouseId);
      yield* readStoredBatches(trx, { ...own, ...(await stepsOfToday(trx, own, platform.clock)) });
    },
    columns,
  });
