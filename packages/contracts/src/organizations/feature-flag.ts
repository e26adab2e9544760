import { z } from 'zod';
import { wireFlag } from '../core/wire-values.ts';

/** The flags the shell knows (spec §3): `SPS` shows Vendor Order unless `NewStockFlag` is on (spec §2). */
export const knownFlags = ['SPS', 'NewStockFlag'] as const;
export type KnownFlag = (typeof knownFlags)[number];

/** One feature flag. Keys unknown to the shell are accepted. */
export const featureFlag = z.object({ featureFlagKey: z.string(), isEnable: wireFlag });
export type FeatureFlag = z.infer<typeof featureFlag>;
