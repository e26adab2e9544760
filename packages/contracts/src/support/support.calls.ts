import { z } from 'zod';
import { wireId } from '../core/wire-values.ts';
import { productService } from '../core/product.ts';
import { defineService } from '../core/define-service.ts';

/**
 * Support cases: the unread count (spec §7, "Messages") and access to the support site (decision D10). With a back end without
 * the latter, the session's own token is passed, as in spec §2.
 */
export const supportApi = defineService('support', {
  queryUnread: {
    method: 'GET',
    path: `${productService('workorder')}/message/queryUnread`,
    access: 'signed-in',
    summary: 'Counts the unread support messages of the user.',
    query: z.object({ userId: wireId }),
    data: z.number().int().nonnegative(),
  },
  /** Ours: whether a support site is set for the requested host (decision D21). A back end without this field has one. */
  supportSite: {
    method: 'GET',
    path: `${productService('workorder')}/support/site`,
    access: 'signed-in',
    summary: 'Whether there is a support site.',
    data: z.object({ isSet: z.boolean() }),
    errors: 'silent',
  },
  supportToken: {
    method: 'POST',
    path: `${productService('workorder')}/support/token`,
    access: 'signed-in',
    summary:
      'Returns the address of the support site and a short-lived token for it (for our own site, a single-use code).',
    data: z.object({
      token: z.string(),
      expiresIn: z.number().positive(),
      /** Base address for `/list` and `/create`: a path of this origin, or a separate site. */
      site: z.string(),
    }),
    errors: 'silent',
  },
  /** For the support site: the person whose token it received (decision D21). */
  introspect: {
    method: 'POST',
    path: '/api/wms-user/auth/introspect',
    access: 'public',
    summary:
      'Verifies a token of the support site or of a session and returns its person; for the server of the site.',
    body: z.object({ token: z.string().min(1).max(4_096), clientSecret: z.string().min(1).max(200) }),
    data: z.object({
      active: z.boolean(),
      userId: wireId.optional(),
      orgId: wireId.optional(),
      email: z.string().optional(),
      name: z.string().optional(),
    }),
    errors: 'silent',
  },
});
