import { bundlesApi } from '@lading/contracts/products';
import {
  floorApi,
  floorExceptionsApi,
  floorWorkApi,
  outboundApi,
  returnDispositions,
  workOrdersApi,
} from '@lading/contracts/warehouse';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld();
const { made, seller, staff, server, warehouseId } = world;
const { releaseOrder, cancelOutbound } = outboundApi.calls;

/** A kit of one unit of a product. */
async function kitOf(skuCode: string): Promise<string> {
  const { skuCode: bundleSku } = await world.newProduct();
  const body = { bundleSku, bundleName: 'Set', kind: 'KIT' as const, components: [{ skuCode, quantity: 1 }] };
  await made(bundlesApi.calls.saveBundle, { body }, seller);
  return bundleSku;
}
const kitsOrdered = async (skuCode: string, planned: number) => {
  const body = { warehouseId, clientRef: newKey(), kind: 'KIT' as const, lines: [{ skuCode, planned }] };
  return (await made(workOrdersApi.calls.saveWorkOrder, { body }, seller)).workOrderId;
};

/** A random act of a person; one that is not allowed then is refused, and changes nothing. */
const step = fc.record({
  act: fc.constantFrom(
    ...(['receive', 'stow', 'release', 'pick', 'ship', 'cancel', 'undo'] as const),
    ...(['short', 'count', 'request', 'answer', 'put-back', 'return', 'kit'] as const),
  ),
  units: fc.integer({ min: 1, max: 9 }),
  at: fc.nat(30),
});

it('under any concurrent acts, stock adds up and nothing is promised twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 6, maxLength: 14 }), { minLength: 4, maxLength: 4 }),
      async (workers) => {
        const { skuCode: code, productId, inboundId } = await world.stocked(12);
        const kitSku = await kitOf(code);
        const events: string[] = [];
        const outboundIds: string[] = [];
        const tried = async (work: Promise<{ result: string; code?: number; data?: unknown }>) => {
          const answer = await work;
          // A refusal is fine; a server error is not.
          expect([undefined, 400, 409]).toContain(answer.code);
          const detail = answer.data as { timeline?: { eventId: string }[]; outboundId?: string } | undefined;
          if (detail?.timeline?.[0]) events.push(detail.timeline[0].eventId);
          return detail;
        };
        const call = server.call;
        await Promise.all(
          workers.map(async (steps) => {
            for (const { act, units, at } of steps) {
              const eventKey = newKey();
              const outboundId = outboundIds[at % Math.max(1, outboundIds.length)] ?? '1';
              const scan = { eventKey, code, quantity: units, binCode: at % 2 ? 'T-1' : 'T-2' };
              if (act === 'receive')
                await tried(
                  call(
                    floorApi.calls.receive,
                    { body: { inboundId, eventKey, code, good: units, damaged: at % 3 } },
                    staff,
                  ),
                );
              else if (act === 'stow')
                await tried(call(floorApi.calls.putAway, { body: { ...scan, inboundId } }, staff));
              else if (act === 'release') {
                const orderId = await world.newOrder([{ skuCode: code, quantity: units }]);
                const made = await tried(call(releaseOrder, { body: { orderId, warehouseId } }, seller));
                if (made?.outboundId) outboundIds.push(made.outboundId);
              } else if (act === 'return') {
                const returnId = await world.announcedReturn(code, units);
                await tried(call(floorApi.calls.arriveReturn, { body: { returnId, eventKey } }, staff));
                const disposition = returnDispositions[at % 3]!;
                const body = { ...scan, eventKey: newKey(), returnId, disposition };
                await tried(call(floorApi.calls.inspectReturn, { body }, staff));
              } else if (act === 'kit') {
                const workOrderId = await kitsOrdered(kitSku, units);
                await tried(call(floorWorkApi.calls.startWork, { body: { workOrderId, eventKey } }, staff));
                const body = { ...scan, eventKey: newKey(), code: kitSku, workOrderId };
                await tried(call(floorWorkApi.calls.reportWork, { body }, staff));
              } else if (outboundIds.length === 0) continue;
              else if (act === 'pick')
                await tried(call(floorApi.calls.pick, { body: { ...scan, outboundId } }, staff));
              else if (act === 'ship') {
                await tried(call(floorApi.calls.pack, { body: { outboundId, eventKey } }, staff));
                const left = { carrierName: 'UPS', trackingNumber: eventKey };
                await tried(
                  call(floorApi.calls.ship, { body: { outboundId, eventKey: newKey(), ...left } }, staff),
                );
              } else if (act === 'cancel')
                await tried(call(cancelOutbound, { body: { outboundId } }, seller));
              else if (act === 'request')
                await tried(call(outboundApi.calls.requestCancel, { body: { outboundId } }, seller));
              else if (act === 'answer') {
                const body = { outboundId, eventKey, isAccepted: at % 3 > 0 };
                await tried(call(floorExceptionsApi.calls.answerCancel, { body }, staff));
              } else if (act === 'put-back')
                await tried(call(floorExceptionsApi.calls.putBack, { body: { ...scan, outboundId } }, staff));
              else if (act === 'short') {
                const { quantity: left, ...place } = scan;
                await tried(
                  call(floorExceptionsApi.calls.shortPick, { body: { ...place, outboundId, left } }, staff),
                );
              } else if (act === 'count') {
                const { quantity: counted, ...place } = scan;
                const body = { ...place, warehouseId, counted, reason: 'CYCLE' as const };
                await tried(call(floorApi.calls.countBin, { body }, staff));
              } else if (events.length > 0)
                await tried(
                  call(
                    floorApi.calls.undo,
                    { body: { eventId: events[at % events.length]!, eventKey } },
                    staff,
                  ),
                );
            }
          }),
        );
        expect(await world.findings()).toEqual([]);
        const level = await world.levelOf(productId);
        expect(level!['reserved']).toBeLessThanOrEqual(level!['good']!);
      },
    ),
    { numRuns: 6 },
  );
}, 120_000);
