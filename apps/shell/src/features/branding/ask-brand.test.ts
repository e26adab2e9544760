// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { authSession } from '../../platform/browser-session.ts';
import { askBrand } from './ask-brand.ts';

const page = { hostname: 'parcels.example', origin: 'https://parcels.example', pathname: '/login' };
const ok = (data: unknown) => () => Response.json({ result: 'OK', data });
const refused = (code?: number) => () => Response.json({ result: 'ERR', message: 'No such site', code });
const lost = (): Response => {
  throw new TypeError('no connection');
};
type Answer = () => Response;
let signOut: MockInstance<typeof authSession.signOut>;

/** @param reseller what `getSettingByDomain` answers @param host what `branding/detail` answers */
function answer(reseller: Answer, host: Answer): void {
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('getSettingByDomain') ? reseller() : host(),
  );
}

beforeEach(() => {
  signOut = vi.spyOn(authSession, 'signOut').mockReturnValue();
});
afterEach(() => {
  signOut.mockRestore();
  vi.unstubAllGlobals();
});

it.each<[string, Answer, Answer]>([
  ['neither is there', ok(null), ok(null)],
  ['both are refused', refused(404), refused()],
  ['the host’s is refused', ok(null), refused(400)],
])('clears the session where the response holds no branding: %s (spec §7)', async (_, reseller, host) => {
  answer(reseller, host);
  expect(await askBrand(page)).toMatchObject({ name: '', isKnown: true });
  expect(signOut).toHaveBeenCalledTimes(1);
});

it.each<[string, Answer, Answer]>([
  ['it is not reached', lost, lost],
  ['it fails', ok(null), refused(500)],
  ['it is asked too often', refused(429), ok(null)],
])('keeps the session while the server gives no answer: %s', async (_, reseller, host) => {
  answer(reseller, host);
  expect(await askBrand(page)).toMatchObject({ name: '', isKnown: false });
  expect(signOut).not.toHaveBeenCalled();
});

it('shows the host’s brand where the other call is refused', async () => {
  answer(refused(404), ok({ platFormName: 'Parcels' }));
  expect(await askBrand(page)).toMatchObject({ name: 'Parcels', isReseller: false, isKnown: true });
});
