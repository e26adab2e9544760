import type { ParsedInput } from '@lading/contracts/core';
import {
  discrepanciesApi,
  discrepancyTransitions,
  type Discrepancy,
  type DiscrepancyAct,
  type floorDiscrepanciesApi,
} from '@lading/contracts/warehouse';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireRow } from '../../platform/require-row.ts';
import {
  lockDiscrepancy,
  readDiscrepancy,
  saveAnswer,
  saveDecision,
  type LockedDiscrepancy,
} from './discrepancy.store.ts';
import type { FloorCaller } from './floor-act.service.ts';
import { digestOf, isRecorded, recordEvent, stateAfter } from './stock.service.ts';

type Decision = ParsedInput<(typeof discrepanciesApi.calls)['decideDiscrepancy']>['body'];
type Answer = ParsedInput<(typeof floorDiscrepanciesApi.calls)['answerDiscrepancy']>['body'];
type Caller = Pick<SignedInContext, 'db' | 'idempotencyKey'> & { user: { userId: string } };

/** What both sides report about a discrepancy. Each act is an event of its inbound; counts and stock stay unchanged. */
export function discrepancyService({ clock }: Pick<Platform, 'clock'>) {
  const locked = (trx: Trx, discrepancyId: string): Promise<LockedDiscrepancy> =>
    requireRow(discrepancyId, () => lockDiscrepancy(trx, discrepancyId));

  const record = (
    trx: Trx,
    head: LockedDiscrepancy,
    given: {
      act: DiscrepancyAct;
      text: string | null;
      userId: string;
      source: 'client' | 'floor';
      key: string;
      digest: string;
    },
  ) =>
    recordEvent(trx, {
      orgId: head.orgId,
      warehouseId: head.warehouseId,
      kind: `discrepancy.${given.act}`,
      source: given.source,
      key: given.key,
      digest: given.digest,
      occurredAt: clock.now(),
      actorId: given.userId,
      subject: { kind: 'inbound', id: head.inboundId },
      payload: { skuCode: head.skuCode, quantity: head.quantity, note: given.text },
    });

  return {
    /** @throws RequestError 404, or 409 when it does not wait for the client */
    decide: (
      { db, user: { userId }, idempotencyKey: key }: Caller,
      { discrepancyId, act, note: text }: Decision,
    ): Promise<Discrepancy> =>
      db((trx) =>
        once(trx, { id: discrepanciesApi.calls.decideDiscrepancy.id, key }, async () => {
          const head = await locked(trx, discrepancyId);
          const status = stateAfter(discrepancyTransitions, head, act);
          const said = text?.trim() ? text.trim() : null;
          await saveDecision(trx, discrepancyId, { status, note: said, userId, now: clock.now() });
          await record(trx, head, {
            act,
            text: said,
            userId,
            source: 'client',
            digest: act,
            key: `discrepancy-${discrepancyId}-${head.version}`,
          });
          return (await readDiscrepancy(trx, 'client', discrepancyId))!;
        }),
      ),

    /** @throws RequestError 404, or 409 when it does not wait for the floor */
    answer: (
      { floor, user: { userId } }: FloorCaller,
      { discrepancyId, eventKey, act, reason, note: text }: Answer,
    ): Promise<Discrepancy> =>
      floor(async (trx) => {
        const head = await locked(trx, discrepancyId);
        const reported = {
          warehouseId: head.warehouseId,
          source: 'floor' as const,
          key: eventKey,
          digest: digestOf([act, discrepancyId, reason, text]),
        };
        if (!(await isRecorded(trx, reported))) {
          const status = stateAfter(discrepancyTransitions, head, act);
          await saveAnswer(trx, discrepancyId, { status, reason, note: text, now: clock.now() });
          await record(trx, head, { ...reported, act, text, userId });
        }
        return (await readDiscrepancy(trx, 'floor', discrepancyId))!;
      }),
  };
}
