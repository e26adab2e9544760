import type { FeatureFlag } from '@lading/contracts/organizations';
import type { RecordAct } from '../../platform/audit/audit-note.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/request-error.ts';
import { organizationExists } from './organization.store.ts';
import { publishAccountChange } from './operator-organizations.service.ts';
import { readFlags, setFlag } from './flag.store.ts';

/** Feature flags (spec §3): read by an organization's people, set by operators. */
export function flagService({ database }: Pick<Platform, 'database'>) {
  /** As an operator. @throws RequestError 404 for an unknown organization */
  const ofOrganization = <Result>(orgId: string, work: (trx: Trx) => Promise<Result>): Promise<Result> =>
    database.asSystem(async (trx) => {
      if (!(await organizationExists(trx, orgId))) throw notFound();
      return work(trx);
    });
  return {
    own: ({ db, user }: SignedInContext): Promise<FeatureFlag[]> => db((trx) => readFlags(trx, user.orgId)),
    of: (orgId: string): Promise<FeatureFlag[]> => ofOrganization(orgId, (trx) => readFlags(trx, orgId)),
    set: (record: RecordAct, orgId: string, flag: FeatureFlag): Promise<FeatureFlag[]> =>
      ofOrganization(orgId, async (trx) => {
        await setFlag(trx, orgId, flag);
        await publishAccountChange(trx, orgId);
        await record(trx, { orgId, detail: flag });
        return readFlags(trx, orgId);
      }),
  };
}
