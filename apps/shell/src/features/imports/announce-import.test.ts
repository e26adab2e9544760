// @vitest-environment happy-dom
import type { ToasterHandle } from '@lading/ui/toaster';
import { expect, it, vi } from 'vitest';
import { announceImport, type Announcement } from './announce-import.ts';

const accepted: Announcement = {
  title: 'Saving continues',
  description: null,
  view: null,
  receipt: null,
  taskId: '7',
  ended: () => {
    throw new Error('The task has not ended');
  },
};

it('follows its task for the tab, and leaves the notice of its end to others when it stops before', async () => {
  const left = new AbortController();
  const followedTasks = new Set<string>();
  const onError = vi.fn<(error: unknown) => void>();
  const listeners = {
    toaster: { info: vi.fn() } as unknown as ToasterHandle,
    followedTasks,
    onSaved: vi.fn(),
    onView: vi.fn(),
    onReceipt: vi.fn(),
    onError,
  };
  const announcing = announceImport('product', accepted, listeners, left.signal);
  expect([...followedTasks]).toEqual(['7']);
  left.abort();
  await announcing;
  expect([...followedTasks]).toEqual([]);
  expect(onError).not.toHaveBeenCalled();
});
