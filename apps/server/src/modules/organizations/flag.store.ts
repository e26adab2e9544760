import { type FeatureFlag, knownFlags } from '@lading/contracts/organizations';
import type { Trx } from '../../platform/database.ts';
import './feature-flag.table.ts';

/** The flags of an organization, within its own scope or by its id. A known flag that was never set is off (spec §3). */
export async function readFlags(trx: Trx, orgId: string): Promise<FeatureFlag[]> {
  const rows = await trx
    .selectFrom('feature_flag')
    .select(['feature_flag_key', 'is_enable'])
    .where('org_id', '=', orgId)
    .execute();
  const flags = new Map<string, boolean>(knownFlags.map((key) => [key, false]));
  for (const row of rows) flags.set(row.feature_flag_key, row.is_enable);
  return [...flags].map(([featureFlagKey, isEnable]) => ({ featureFlagKey, isEnable }));
}

/** Sets one flag. */
export async function setFlag(trx: Trx, orgId: string, { featureFlagKey, isEnable }: FeatureFlag) {
  await trx
    .insertInto('feature_flag')
    .values({ org_id: orgId, feature_flag_key: featureFlagKey, is_enable: isEnable })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'feature_flag_key']).doUpdateSet({ is_enable: isEnable }),
    )
    .execute();
}
