import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { wireId } from '../core/wire-values.ts';
import { apiKey, apiKeyDraft, apiScopes } from './api-key.ts';

const base = '/ezeeship-api/ezeeship/apiKey';

/** Keys for programs, in the hands of an organization's owners; others are refused with code 403. No key can make these calls. Our own. */
export const apiKeysApi = defineService('api-keys', {
  keyList: {
    method: 'GET',
    path: `${base}/list`,
    access: 'signed-in',
    summary: 'The keys of the organization, newest first, and the scopes that a new one can have.',
    data: z.object({
      keys: z.array(apiKey),
      scopes: z.array(z.enum(apiScopes)),
      /** How many calls one key can make in a minute. */
      callsPerMinute: z.number().int(),
    }),
  },
  createKey: {
    method: 'POST',
    path: `${base}/create`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Creates a key. The reply holds it this once; only a digest of it is kept.',
    body: apiKeyDraft,
    data: z.object({ key: apiKey, secret: z.string() }),
  },
  revokeKey: {
    method: 'POST',
    path: `${base}/revoke`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Revokes a key immediately and permanently.',
    body: z.object({ apiKeyId: wireId }),
    data: apiKey,
  },
});
