import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { wireFlag, wireTime } from '../core/wire-values.ts';

const code = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{4,40}$/);

/** A warehouse provider's invitation as an operator sees it. */
export const invitation = z.object({
  code: z.string(),
  /** The provider who issued it. */
  provider: z.string(),
  approves: wireFlag,
  usesMost: z.number().int(),
  uses: z.number().int(),
  expireTime: wireTime,
  revokeTime: wireTime.nullable(),
});
export type Invitation = z.infer<typeof invitation>;

/** Invitations of warehouse providers, issued for them by operators (decision D3). Our own. */
export const operatorInvitationsApi = defineService('operator-invitations', {
  invitations: {
    method: 'GET',
    path: '/api/operator/invitation',
    access: 'operator',
    summary: 'Invitations, newest first: at most 200.',
    data: z.array(invitation),
  },
  createInvitation: {
    method: 'POST',
    path: '/api/operator/invitation',
    access: 'operator',
    idempotent: true,
    audit: 'operator',
    summary: 'Creates an invitation code that connects new clients to the provider’s warehouses.',
    body: z.object({
      code,
      provider: z.string().trim().min(1).max(200),
      /** Existing warehouses, and what is allowed there: 14 work order, 16 return (spec §3). */
      warehouses: z
        .array(
          z.object({
            code: z.string().trim().min(1).max(40),
            functionTypes: z.array(z.number().int().positive()).max(20),
          }),
        )
        .min(1)
        .max(50),
      /** Approved immediately; otherwise the provider decides after the sign-up. */
      approves: z.boolean().default(false),
      usesMost: z.number().int().min(1).max(100_000).default(1),
      days: z.number().int().min(1).max(3_650).default(30),
    }),
    data: invitation,
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/api/operator/invitation/{code}',
    access: 'operator',
    audit: 'operator',
    summary: 'Revokes an invitation code; clients who signed up with it stay connected.',
    params: z.object({ code }),
    data: invitation,
  },
});
