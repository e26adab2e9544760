import { expect, it, vi } from 'vitest';
import { untilFileChecked } from './use-save.ts';

function observed<Snapshot>(snapshot: Snapshot) {
  const listeners = new Set<() => void>();
  return {
    listeners,
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become(next: Partial<Snapshot>) {
      snapshot = { ...snapshot, ...next };
      for (const listener of new Set(listeners)) listener();
    },
  };
}
type Session = Parameters<typeof untilFileChecked>[0];
type Upload = Parameters<typeof untilFileChecked>[1];
const start = (fileCheck: 'waiting' | 'done' = 'waiting') => ({
  session: observed<ReturnType<Session['getSnapshot']>>({ loading: 'running', fileCheck }),
  upload: observed<ReturnType<Upload['getSnapshot']>>({ state: 'running' }),
});

it.each([
  [
    'the server has checked the file',
    ({ session }: ReturnType<typeof start>) => session.become({ fileCheck: 'done' }),
  ],
  ['it could not', ({ session }: ReturnType<typeof start>) => session.become({ fileCheck: 'failed' })],
  [
    'the file could not be read',
    ({ session }: ReturnType<typeof start>) => session.become({ loading: 'failed' }),
  ],
  [
    'the file did not get there',
    ({ upload }: ReturnType<typeof start>) => upload.become({ state: 'failed' }),
  ],
])('an export of errors waits until %s, then stops listening', async (_, end) => {
  const parts = start();
  const onOver = vi.fn();
  const over = untilFileChecked(parts.session, parts.upload).then(onOver);
  parts.session.become({ loading: 'ready', fileCheck: 'running' });
  parts.upload.become({ state: 'done' });
  await Promise.resolve();
  expect(onOver).not.toHaveBeenCalled();
  end(parts);
  await over;
  expect(parts.session.listeners.size + parts.upload.listeners.size).toBe(0);
});

it('an export of errors of a checked file does not wait', async () => {
  const { session, upload } = start('done');
  await untilFileChecked(session, upload);
  expect(session.listeners.size + upload.listeners.size).toBe(0);
});
