import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { wireId } from '../core/wire-values.ts';
import { apiKey, apiKeyDraft, apiScopes } from './api-key.ts';

const base = '/ezeeship-api/ezeeship/apiKey';

/** API keys for programs, managed by an organization's owners; others are refused with code 403. No key can make these calls. Our own. */
export const apiKeysApi = defineService('api-keys', {
  keyList: {
    method: 'GET',
    path: `${base}/list`,
    access: 'signed-in',
    summary: 'The API keys of the organization, newest first, and the scopes available for new ones.',
    data: z.object({
      keys: z.array(apiKey),
      scopes: z.array(z.enum(apiScopes)),
      /** Maximum number of calls per minute and key. */
      callsPerMinute: z.number().int(),
    }),
  },
  createKey: {
    method: 'POST',
    path: `${base}/create`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Creates an API key. The reply contains it, only once; only its digest is stored.',
    body: apiKeyDraft,
    data: z.object({ key: apiKey, secret: z.string() }),
  },
  revokeKey: {
    method: 'POST',
    path: `${base}/revoke`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Revokes an API key immediately and permanently.',
    body: z.object({ apiKeyId: wireId }),
    data: apiKey,
  },
});
