import { describe, expect, it, vi } from 'vitest';
import { createEventBus } from './event-bus.ts';
import { scopedBus } from './scoped-bus.ts';
import type { SubAppEvents } from './sub-app-events.ts';

const refuse = (error: unknown): void => {
  throw error;
};

describe('the bus between shell and sub-apps', () => {
  it('calls every listener of that event and no others', () => {
    const bus = createEventBus<SubAppEvents>(refuse);
    const lists = vi.fn<(payload: object) => void>();
    const tasks = vi.fn<(payload: object) => void>();
    bus.on('list:refresh', lists);
    bus.on('task:changed', tasks);
    bus.emit('list:refresh', { kind: 'order' });
    expect(lists).toHaveBeenCalledExactlyOnceWith({ kind: 'order' });
    expect(tasks).not.toHaveBeenCalled();
  });

  it('continues when a listener throws, and reports the error', () => {
    const onError = vi.fn<(error: unknown) => void>();
    const bus = createEventBus<SubAppEvents>(onError);
    const fault = new Error('broken listener');
    const second = vi.fn<(payload: object) => void>();
    bus.on('task:changed', () => refuse(fault));
    bus.on('task:changed', second);
    bus.emit('task:changed', { taskId: '1' });
    expect(onError).toHaveBeenCalledExactlyOnceWith(fault);
    expect(second).toHaveBeenCalledOnce();
  });

  it('ends one of two subscriptions of the same function without the other', () => {
    const bus = createEventBus<SubAppEvents>(refuse);
    const listener = vi.fn<(payload: object) => void>();
    const off = bus.on('task:changed', listener);
    bus.on('task:changed', listener);
    off();
    bus.emit('task:changed', { taskId: '1' });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('ends all subscriptions of a mount with its signal, and stops it from emitting', async () => {
    const bus = createEventBus<SubAppEvents>(refuse);
    const life = new AbortController();
    const scoped = scopedBus(bus, life.signal);
    const inside = vi.fn<(payload: object) => void>();
    const outside = vi.fn<(payload: object) => void>();
    scoped.on('task:changed', inside);
    bus.on('task:changed', outside);
    life.abort();
    bus.emit('task:changed', { taskId: '1' });
    scoped.emit('task:changed', { taskId: '2' });
    scoped.on('task:changed', inside);
    bus.emit('task:changed', { taskId: '3' });
    await Promise.resolve();
    expect(inside).not.toHaveBeenCalled();
    expect(outside.mock.calls).toEqual([[{ taskId: '1' }], [{ taskId: '3' }]]);
  });

  it('delivers what a mount emits after the emitting code, even if the mount ends at once', async () => {
    const bus = createEventBus<SubAppEvents>(refuse);
    const life = new AbortController();
    const heard = vi.fn<(payload: object) => void>();
    bus.on('address:unknown', heard);
    scopedBus(bus, life.signal).emit('address:unknown', { path: '/nowhere' });
    life.abort();
    expect(heard).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(heard).toHaveBeenCalledExactlyOnceWith({ path: '/nowhere' });
  });
});
