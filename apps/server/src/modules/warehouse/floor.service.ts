import {
  warehouseMessages,
  type floorApi,
  type floorCrossdockApi,
  type floorDiscrepanciesApi,
  type floorExceptionsApi,
  type floorFreightApi,
  type floorWavesApi,
  type floorWorkApi,
} from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { badInput } from '../../platform/request-error.ts';
import { binLabelFile } from './bin-label.service.ts';
import { requireProvided } from './floor-act.service.ts';
import { providedWarehouses, readBins, saveBins } from './floor.store.ts';
import { crossdockFloorService } from './crossdock-floor.service.ts';
import { readFloorCrossdocks } from './crossdock.store.ts';
import { countFloorService } from './count-floor.service.ts';
import type { discrepancyService } from './discrepancy.service.ts';
import { readFloorDiscrepancies } from './discrepancy.store.ts';
import { billOfLadingFile } from './freight.service.ts';
import { inboundFloorService } from './inbound-floor.service.ts';
import { readFloorInbounds } from './inbound-floor.store.ts';
import { outboundExceptionsService } from './outbound-exceptions.service.ts';
import { outboundFloorService } from './outbound-floor.service.ts';
import { readFloorOutbounds } from './outbound-floor.store.ts';
import { returnFloorService } from './return-floor.service.ts';
import { readFloorReturns } from './return.store.ts';
import type { FloorWork } from './subject.store.ts';
import { undoService } from './undo.service.ts';
import { waveFloorService } from './wave-floor.service.ts';
import { readWaves } from './wave.store.ts';
import { workOrderFloorService } from './work-order-floor.service.ts';
import { readFloorWorkOrders } from './work-order-floor.store.ts';

/** Work in a warehouse of the caller's organization. @throws RequestError 403 for another provider's */
async function workOf<Row>(
  trx: Trx,
  asked: FloorWork,
  read: (trx: Trx, asked: FloorWork) => Promise<Row[]>,
): Promise<Row[]> {
  await requireProvided(trx, asked.warehouseId);
  return read(trx, asked);
}

/** A code is one bin, of one kind and place in the round. @throws RequestError 400 at each bin whose code came before */
function refuseRepeated(bins: readonly { binCode: string }[]): void {
  const codes = bins.map(({ binCode }) => binCode);
  const faults = codes.flatMap((code, at) =>
    codes.indexOf(code) === at
      ? []
      : [{ fieldName: `bins.${at}.binCode`, ...warehouseMessages.binTwice({ code }) }],
  );
  if (faults.length > 0) throw badInput(faults);
}

/** Calls for warehouse staff on the floor (decision D15). */
export function floorHandlers(platform: Platform) {
  const inbound = inboundFloorService(platform);
  const outbound = outboundFloorService(platform);
  const returned = returnFloorService(platform);
  const counts = countFloorService(platform);
  const { undo } = undoService(platform, inbound.settleCounted);
  return {
    warehouses: ({ floor }) => floor(providedWarehouses),
    bins: ({ floor }, { query }) =>
      floor(async (trx) => readBins(trx, await requireProvided(trx, query.warehouseId))),
    saveBins: ({ floor, user }, { body }) =>
      floor(async (trx) => {
        const warehouseId = await requireProvided(trx, body.warehouseId);
        refuseRepeated(body.bins);
        await saveBins(trx, { orgId: user.orgId, warehouseId }, body.bins);
        return readBins(trx, warehouseId);
      }),
    binLabels: (context, { body }) => binLabelFile(context, body),
    inbounds: ({ floor }, { query }) => floor((trx) => workOf(trx, query, readFloorInbounds)),
    inboundDetail: (context, { params }) => inbound.detail(context, params.inboundId),
    arrive: (context, { body }) => inbound.arrive(context, body),
    receive: (context, { body }) => inbound.receive(context, body),
    putAway: (context, { body }) => inbound.putAway(context, body),
    closeInbound: (context, { body }) => inbound.close(context, body),
    returns: ({ floor }, { query }) => floor((trx) => workOf(trx, query, readFloorReturns)),
    returnDetail: (context, { params }) => returned.detail(context, params.returnId),
    arriveReturn: (context, { body }) => returned.arrive(context, body),
    inspectReturn: (context, { body }) => returned.inspect(context, body),
    completeReturn: (context, { body }) => returned.complete(context, body),
    countBin: (context, { body }) => counts.count(context, body),
    undo: (context, { body }) => undo(context, body),
    outbounds: ({ floor }, { query }) => floor((trx) => workOf(trx, query, readFloorOutbounds)),
    outboundDetail: (context, { params }) => outbound.detail(context, params.outboundId),
    pick: (context, { body }) => outbound.pick(context, body),
    pack: (context, { body }) => outbound.pack(context, body),
    ship: (context, { body }) => outbound.ship(context, body),
  } satisfies HandlersOf<typeof floorApi>;
}

/** Calls for warehouse staff about exceptions of outbounds. */
export const floorExceptionHandlers = (platform: Platform) => {
  const exceptions = outboundExceptionsService(platform);
  return {
    shortPick: (context, { body }) => exceptions.shortPick(context, body),
    answerCancel: (context, { body }) => exceptions.answerCancel(context, body),
    putBack: (context, { body }) => exceptions.putBack(context, body),
  } satisfies HandlersOf<typeof floorExceptionsApi>;
};

/** Orders that staff pick in one round. */
export const floorWaveHandlers = (platform: Platform) => {
  const waves = waveFloorService(platform);
  return {
    waves: ({ floor }, { query }) =>
      floor(async (trx) => readWaves(trx, await requireProvided(trx, query.warehouseId))),
    waveDetail: (context, { params }) => waves.detail(context, params.waveId),
    createWave: (context, { body }) => waves.create(context, body),
    moveWave: (context, { body }) => waves.move(context, body),
    pickWave: (context, { body }) => waves.pick(context, body),
  } satisfies HandlersOf<typeof floorWavesApi>;
};

/** Calls for warehouse staff about work orders of clients. */
export function floorWorkHandlers(platform: Platform) {
  const work = workOrderFloorService(platform);
  return {
    workOrders: ({ floor }, { query }) => floor((trx) => workOf(trx, query, readFloorWorkOrders)),
    floorWorkOrder: (context, { params }) => work.detail(context, params.workOrderId),
    startWork: (context, { body }) => work.start(context, body),
    reportWork: (context, { body }) => work.report(context, body),
    finishWork: (context, { body }) => work.finish(context, body),
    rejectWork: (context, { body }) => work.reject(context, body),
  } satisfies HandlersOf<typeof floorWorkApi>;
}

/** Calls for warehouse staff about crossdock cartons. */
export function floorCrossdockHandlers(platform: Platform) {
  const crossdocks = crossdockFloorService(platform);
  return {
    crossdocks: ({ floor }, { query }) => floor((trx) => workOf(trx, query, readFloorCrossdocks)),
    floorCrossdock: (context, { params }) => crossdocks.detail(context, params.crossdockId),
    arriveCrossdock: (context, { body }) => crossdocks.arrive(context, body),
    receiveCartons: (context, { body }) => crossdocks.receive(context, body),
    dispatchCartons: (context, { body }) => crossdocks.dispatch(context, body),
    closeCrossdock: (context, { body }) => crossdocks.close(context, body),
  } satisfies HandlersOf<typeof floorCrossdockApi>;
}

/** Calls for warehouse staff to answer discrepancies. */
export const floorDiscrepancyHandlers = (service: ReturnType<typeof discrepancyService>) =>
  ({
    discrepancies: ({ floor }, { query }) =>
      floor(async (trx) => readFloorDiscrepancies(trx, await requireProvided(trx, query.warehouseId))),
    answerDiscrepancy: (context, { body }) => service.answer(context, body),
  }) satisfies HandlersOf<typeof floorDiscrepanciesApi>;

/** Calls for warehouse staff about freight. */
export function floorFreightHandlers(platform: Platform) {
  const outbound = outboundFloorService(platform);
  return {
    palletize: (context, { body }) => outbound.palletize(context, body),
    depart: (context, { body }) => outbound.depart(context, body),
    floorBillOfLading: ({ floor }, { params }) => billOfLadingFile(floor, params.outboundId),
  } satisfies HandlersOf<typeof floorFreightApi>;
}
