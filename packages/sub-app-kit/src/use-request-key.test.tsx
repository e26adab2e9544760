// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useRequestKey, type KeptRequest, type OpenRequest } from './use-request-key.ts';

afterEach(cleanup);

const failure = (code: number | null) =>
  new ApiError({
    kind: code === null ? 'network' : 'rejected',
    code,
    message: '',
    zhMessage: '',
    call: null,
  });

/** A place that outlives the page. */
function place() {
  let open: OpenRequest | null = null;
  const kept: KeptRequest = {
    read: () => open,
    write: (next) => {
      open = next;
    },
  };
  return kept;
}

/** Sends a request from a page that has just been loaded. @returns its key */
async function sendFromNewPage(kept: KeptRequest | undefined, request: object, fault?: Error) {
  const { result, unmount } = renderHook(() => useRequestKey(kept));
  const call = vi.fn<(key: string) => Promise<string>>(() =>
    fault ? Promise.reject(fault) : Promise.resolve('done'),
  );
  await result.current(request, call).catch(() => undefined);
  unmount();
  return call.mock.calls[0]?.[0];
}

it('a request whose result is unknown keeps its key over a reload, where it has a place for it', async () => {
  const kept = place();
  const first = await sendFromNewPage(kept, { rateId: 'ground' }, failure(null));
  expect(kept.read()).toEqual({ of: '{"rateId":"ground"}', key: first });
  expect(await sendFromNewPage(kept, { rateId: 'ground' })).toBe(first);
  expect(kept.read()).toBeNull();
});

it.each([
  ['the database was lost, maybe after the commit', 500],
  ['a proxy lost the server', 502],
  ['a proxy waited too long', 504],
])('a request keeps its key where %s (%i)', async (_name, code) => {
  const kept = place();
  const first = await sendFromNewPage(kept, { rateId: 'ground' }, failure(code));
  expect(await sendFromNewPage(kept, { rateId: 'ground' })).toBe(first);
});

it('another request, or one without such a place, has a key of its own', async () => {
  const kept = place();
  const first = await sendFromNewPage(kept, { rateId: 'ground' }, failure(null));
  expect(await sendFromNewPage(kept, { rateId: 'air' }, failure(null))).not.toBe(first);
  const alone = await sendFromNewPage(undefined, { rateId: 'air' }, failure(null));
  expect(await sendFromNewPage(undefined, { rateId: 'air' })).not.toBe(alone);
});

it('a refusal is a result', async () => {
  const kept = place();
  await sendFromNewPage(kept, { rateId: 'ground' }, failure(409));
  expect(kept.read()).toBeNull();
});
