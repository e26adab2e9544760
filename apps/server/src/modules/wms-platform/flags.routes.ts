import { knownFlags } from '@lading/contracts/entities/feature-flag';
import type { wmsPlatform } from '@lading/contracts/services/wms-platform';
import type { HandlersOf } from '../../platform/register-service.ts';
import './feature-flag.table.ts';

/** Feature flags of the caller's organisation (spec §3). A known flag that nobody set is off. */
export function flagHandlers() {
  return {
    queryAllFlag: async ({ db }) => {
      const rows = await db((trx) =>
        trx.selectFrom('feature_flag').select(['feature_flag_key', 'is_enable']).execute(),
      );
      const flags = new Map<string, boolean>(knownFlags.map((key) => [key, false]));
      for (const row of rows) flags.set(row.feature_flag_key, row.is_enable);
      return [...flags].map(([featureFlagKey, isEnable]) => ({ featureFlagKey, isEnable }));
    },
  } satisfies Partial<HandlersOf<typeof wmsPlatform>>;
}
