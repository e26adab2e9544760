import type { wmsPlatform } from '@lading/contracts/services/wms-platform';
import type { HandlersOf } from '../../platform/register-service.ts';
import { flagService } from './flag.service.ts';

/** Feature flags of the caller's organisation (spec §3). */
export function flagHandlers(flags: ReturnType<typeof flagService>) {
  return {
    queryAllFlag: (context) => flags.own(context),
  } satisfies Partial<HandlersOf<typeof wmsPlatform>>;
}
