import { z } from 'zod';
import { wireId, wireText } from '../core/wire-values.ts';

const colours = z.record(z.string(), z.unknown());

/** A reseller's site (spec §3, "SaaS info"): its logos, names, slogan and colors. Present means a SaaS user (spec §6). */
export const saasInfo = z.object({
  logoUrl: wireText,
  iconUrl: wireText,
  siteName: wireText,
  siteNameCN: wireText,
  /**
   * An object, or its JSON (spec §3); a text that is not JSON counts as none, so that a mistake in a reseller's settings cannot
   * lock its clients out. The specification does not show its members; the shell reads `primary`, a CSS color.
   */
  colorType: z
    .union([
      colours,
      z.string().transform((text): Record<string, unknown> | null => {
        try {
          return colours.safeParse(JSON.parse(text)).data ?? null;
        } catch {
          return null;
        }
      }),
    ])
    .nullish(),
  serverOrgId: wireId.nullish(),
  mainImageUrl: wireText,
  slogan: wireText,
});
export type SaasInfo = z.infer<typeof saasInfo>;
