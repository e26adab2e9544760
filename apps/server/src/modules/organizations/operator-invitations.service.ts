import type { ParsedInput } from '@lading/contracts/core';
import {
  type Invitation,
  operatorInvitationsApi,
  organizationMessages,
} from '@lading/contracts/organizations';
import { type IdempotencyKey, once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, notFound } from '../../platform/request-error.ts';
import { endInvitation, insertInvitation, listInvitations } from './invitation.store.ts';
import { warehouseIds } from './warehouse.store.ts';

const { calls } = operatorInvitationsApi;
type Given = ParsedInput<(typeof calls)['createInvitation']>['body'];

const dayMs = 86_400_000;

/** Management of warehouse providers' invitations by operators (decision D3). */
export function operatorInvitationsService({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  return {
    list: (): Promise<Invitation[]> => database.asSystem((trx) => listInvitations(trx)),

    /** @throws RequestError 400 for a code in use, or an unknown warehouse */
    create: (body: Given, key: IdempotencyKey | undefined): Promise<Invitation> =>
      database.asSystem((trx) =>
        once(trx, { id: calls.createInvitation.id, key, byOperator: true }, async () => {
          const ids = await warehouseIds(
            trx,
            body.warehouses.map(({ code }) => code),
          );
          const warehouses = body.warehouses.map(({ code, functionTypes }) => {
            const warehouseId = ids.get(code);
            if (warehouseId === undefined)
              throw fieldFault('warehouses', organizationMessages.warehouseUnknown({ code }));
            return { warehouseId, functionTypes };
          });
          const { code, provider, approves, usesMost, days } = body;
          const expiresAt = new Date(clock.now().getTime() + days * dayMs);
          const invitation = await insertInvitation(trx, {
            code,
            provider,
            warehouses,
            approves,
            usesMost,
            expiresAt,
          });
          if (!invitation) throw fieldFault('code', organizationMessages.invitationTaken());
          return invitation;
        }),
      ),

    /** @throws RequestError 404 */
    revoke: (code: string): Promise<Invitation> =>
      database.asSystem(async (trx) => {
        const ended = await endInvitation(trx, code, clock.now());
        if (!ended) throw notFound();
        return ended;
      }),
  };
}
