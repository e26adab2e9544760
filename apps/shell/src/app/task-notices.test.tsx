// @vitest-environment happy-dom
import { createEventBus } from '@lading/bridge/event-bus';
import type { SubAppEvents } from '@lading/bridge/sub-app-events';
import { createTexts } from '@lading/i18n/create-texts';
import type { ToasterHandle } from '@lading/ui/toaster';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SubAppRuntime } from '../features/sub-app-host/index.ts';
import { emitPush, endPush } from '../platform/live-push.ts';
import { NoticesContext } from './notices-context.ts';
import { SubAppsContext } from './sub-apps-context.ts';
import { TaskNotices } from './task-notices.tsx';

const bus = createEventBus<SubAppEvents>((error) => {
  throw error;
});
let refetched: number;

beforeEach(async () => {
  const texts = await createTexts('en', []);
  vi.useFakeTimers();
  const client = new QueryClient();
  refetched = 0;
  vi.spyOn(client, 'invalidateQueries').mockImplementation(() => {
    refetched += 1;
    return Promise.resolve();
  });
  const notices = {
    toaster: {} as ToasterHandle,
    onFailure: () => undefined,
    followedTasks: new Set<string>(),
  };
  render(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={client}>
        <NoticesContext value={notices}>
          <SubAppsContext value={{ bus } as unknown as SubAppRuntime}>
            <TaskNotices />
          </SubAppsContext>
        </NoticesContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
});
afterEach(() => {
  cleanup();
  endPush();
  vi.useRealTimers();
});

it('refetches a new task three times when nothing is pushed', () => {
  act(() => bus.emit('task:changed', { taskId: '7' }));
  expect(refetched).toBe(1);
  vi.advanceTimersByTime(30_000);
  expect(refetched).toBe(4);
});

it('refetches once when the server pushes, and again on a push', () => {
  act(() => emitPush({ type: 'RESYNC' }));
  vi.advanceTimersByTime(1_000);
  refetched = 0;
  act(() => bus.emit('task:changed', { taskId: '7' }));
  vi.advanceTimersByTime(30_000);
  expect(refetched).toBe(1);
  act(() => emitPush({ type: 'TASK_CHANGED', taskId: '7' }));
  vi.advanceTimersByTime(30_000);
  expect(refetched).toBe(2);
});

it('does not forward the server’s pushes to the bus of the sub-applications', () => {
  const heard = vi.fn();
  const stop = bus.on('task:changed', heard);
  act(() => emitPush({ type: 'TASK_CHANGED', taskId: '7' }));
  stop();
  expect(heard).not.toHaveBeenCalled();
  expect(refetched).toBe(1);
});

it('refetches once more when the connection is lost, so that polling starts', () => {
  act(() => emitPush({ type: 'LOST' }));
  expect(refetched).toBe(1);
});
