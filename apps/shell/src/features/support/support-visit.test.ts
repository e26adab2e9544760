// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { authSession } from '../../platform/browser-session.ts';
import { supportVisit } from './support-visit.ts';

const visitor = {
  user: { user: { userId: '7' }, org: { orgId: '3' } },
  timeZone: 'UTC',
  language: 'en',
} as const;
let token: MockInstance<typeof authSession.getToken>;

beforeEach(() => {
  token = vi.spyOn(authSession, 'getToken').mockResolvedValue('session token');
});
afterEach(() => {
  token.mockRestore();
  vi.unstubAllGlobals();
});

it.each([404, 405, 406])(
  'takes the session’s own token where a back end answers %i to ours (spec §2)',
  async (status) => {
    vi.stubGlobal('fetch', async () => new Response('<html></html>', { status }));
    expect(await supportVisit('list', visitor)).toMatch(/^\/support-site\/list\?token=session\+token&/);
  },
);

it('keeps the session’s token if the server fails', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ result: 'ERR', code: 500, message: 'Busy' }));
  await expect(supportVisit('list', visitor)).rejects.toMatchObject({ code: 500 });
});
