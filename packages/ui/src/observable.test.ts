import { describe, expect, it, vi } from 'vitest';
import { Observable } from './observable.ts';

describe('an observable', () => {
  it('calls its listeners after each change, until they unsubscribe', () => {
    const theme = new Observable('light');
    const seen: string[] = [];
    const leave = theme.subscribe(() => seen.push(theme.get()));
    theme.set('dark');
    leave();
    theme.set('light');
    expect(seen).toEqual(['dark']);
  });

  it('calls no listener without a change', () => {
    const figures = new Observable({ rows: 1, errors: 0 });
    const before = figures.get();
    const listener = vi.fn<() => void>();
    figures.subscribe(listener);
    figures.update({ rows: 1 });
    figures.set(before);
    expect(listener).not.toHaveBeenCalled();
    expect(figures.get()).toBe(before);
  });

  it('replaces members in a new object, so that React sees the change', () => {
    const figures = new Observable({ rows: 1, errors: 0 });
    const before = figures.get();
    figures.update({ errors: 2 });
    expect([before, figures.get()]).toEqual([
      { rows: 1, errors: 0 },
      { rows: 1, errors: 2 },
    ]);
  });

  it('allows a listener to unsubscribe during notification', () => {
    const value = new Observable(0);
    const second = vi.fn<() => void>();
    const leave = value.subscribe(() => leave());
    value.subscribe(second);
    value.set(1);
    value.set(2);
    expect(second).toHaveBeenCalledTimes(2);
  });
});
