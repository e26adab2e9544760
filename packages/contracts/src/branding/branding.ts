import { z } from 'zod';
import { wireText } from '../core/wire-values.ts';

/** Name and logos of a host that is not one of the product's own (spec §3, "Branding"). */
export const branding = z.object({
  platFormName: wireText,
  logoUrl: wireText,
  /** Logo of the expanded side menu. */
  logoExpand: wireText,
  /** Logo of the collapsed side menu. */
  logoCollapse: wireText,
});
export type Branding = z.infer<typeof branding>;
