// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { homeReload } from './reload-home.ts';

const assign = vi.fn<(url: string | URL) => void>();
const reload = vi.fn<() => void>();
beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(assign);
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

describe('the reload after another tab has changed who is signed in (spec §4, decision D4)', () => {
  it.each([
    ['/b/#/orders', 0],
    ['/temu-warehouse-authorization?state=1', 0],
    ['/o/#/app/products', 1],
  ])('leads from %s to the order-management home', (from, reloads) => {
    history.replaceState(null, '', from);
    homeReload(false)();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/o/#/app');
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  it('stays on the page that another site frames', () => {
    history.replaceState(null, '', '/bigcommerce/connection?ticket=t');
    homeReload(true)();
    expect(assign).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
