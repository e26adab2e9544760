import type { ParsedInput } from '@lading/contracts/core';
import type { floorApi } from '@lading/contracts/warehouse';
import type { FloorContext } from '../../platform/context.ts';
import { writeZpl } from '../../platform/documents/write-zpl.ts';
import type { FileReply } from '../../platform/replies.ts';
import { forbidden, notFound } from '../../platform/request-error.ts';
import { runWorker } from '../../platform/workers/run-worker.ts';
import { binLabels } from './bin-labels.ts';
import { providedWarehouses, readBins } from './floor.store.ts';

type Body = ParsedInput<(typeof floorApi.calls)['binLabels']>['body'];
const workerMs = 55_000;

/** Labels of bins for the label printer, in route order. @throws RequestError 403, 404 when none of them exists */
export async function binLabelFile(
  { floor, user, signal }: Pick<FloorContext, 'floor' | 'user' | 'signal'>,
  { warehouseId, binCodes, format }: Body,
): Promise<FileReply> {
  const bins = await floor(async (trx) => {
    const warehouse = (await providedWarehouses(trx)).find((one) => one.warehouseId === warehouseId);
    if (!warehouse) throw forbidden();
    const wanted = new Set(binCodes);
    const { warehouseCode } = warehouse;
    return (await readBins(trx, warehouseId))
      .filter(({ binCode }) => wanted.has(binCode))
      .map(({ binCode }) => ({ binCode, warehouseCode }));
  });
  const [first] = bins;
  if (!first) throw notFound();
  const name = bins.length === 1 ? `bin-${first.binCode}` : `bins-${first.warehouseCode}`;
  if (format === 'zpl') {
    const content = Buffer.from(writeZpl(binLabels(bins)));
    return { fileName: `${name}.zpl`, contentType: 'application/zpl', content, bytes: content.byteLength };
  }
  const url = new URL('./bin-labels.worker.ts', import.meta.url);
  const task = { url, data: bins, orgId: user.orgId, milliseconds: workerMs, signal };
  const content = Buffer.from((await runWorker(task)) as Uint8Array);
  return { fileName: `${name}.pdf`, contentType: 'application/pdf', content, bytes: content.byteLength };
}
