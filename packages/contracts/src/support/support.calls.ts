import { z } from 'zod';
import { wireId } from '../core/wire-values.ts';
import { productService } from '../core/product.ts';
import { defineService } from '../core/define-service.ts';

/** Support cases: the unread count (spec §7, "Messages") and the way to the support site (decision D10). A back end without the latter has the session's own token travel, as spec §2 has it. */
export const supportApi = defineService('support', {
  queryUnread: {
    method: 'GET',
    path: `${productService('workorder')}/message/queryUnread`,
    access: 'signed-in',
    summary: 'How many support messages the user has not read.',
    query: z.object({ userId: wireId }),
    data: z.number().int().nonnegative(),
  },
  /** Ours: whether a support site is set for the host that was called (decision D21). A back end without it has one. */
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
      'Gives a short-lived token for the support site (for our own a code that is good once), and the address of the site.',
    data: z.object({
      token: z.string(),
      expiresIn: z.number().positive(),
      /** Address to which `/list` and `/create` are added: a path of this origin, or a site of its own. */
      site: z.string(),
    }),
    errors: 'silent',
  },
  /** For the support site: whose token it was given (decision D21). */
  introspect: {
    method: 'POST',
    path: '/api/wms-user/auth/introspect',
    access: 'public',
    summary:
      'Whether a token of the support site or of a session is good, and whose it is; for the site’s own server.',
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
