import type { ParsedInput } from '@lading/contracts/core';
import type { OperatorOrganization, operatorOrganizationsApi } from '@lading/contracts/organizations';
import type { RecordAct } from '../../platform/audit/audit-note.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishPush } from '../../platform/push/publish-push.ts';
import { notFound } from '../../platform/request-error.ts';
import { listOrganizations, saveStanding, type Standing } from './organization.store.ts';

type Asked = ParsedInput<(typeof operatorOrganizationsApi.calls)['organizations']>['query'];

/** Informs everyone connected in an organization that their permissions have changed: every tab refetches its account. */
export const publishAccountChange = (trx: Trx, orgId: string): Promise<void> =>
  publishPush(trx, { orgId }, { type: 'ACCOUNT_CHANGED' });

/** Management of organizations by operators: approval, verification and the marketplace's warehouse (spec §6, decisions D14, D21). */
export function operatorOrganizationsService({ database }: Pick<Platform, 'database'>) {
  return {
    list: (asked: Asked): Promise<OperatorOrganization[]> =>
      database.asSystem((trx) => listOrganizations(trx, asked)),

    /** Changes an organization's permissions; its people see it immediately. @throws RequestError 404 */
    change: (record: RecordAct, orgId: string, standing: Standing): Promise<OperatorOrganization> =>
      database.asSystem(async (trx) => {
        const changed = await saveStanding(trx, orgId, standing);
        if (!changed) throw notFound();
        await publishAccountChange(trx, orgId);
        await record(trx, { orgId, detail: standing });
        return changed;
      }),
  };
}
