// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { leaveToMaintenance, provideStay, staysUnderMaintenance } from './leave-to-maintenance.ts';

const frame = vi.hoisted(() => ({ isFramed: false }));
vi.mock(import('./is-framed.ts'), () => frame as never);
const tip = { message: 'Back at 17:00.', zhMessage: '17:00 恢复。' };

afterEach(() => {
  vi.restoreAllMocks();
  frame.isFramed = false;
});

it('redirects to the maintenance page with the server’s tip (spec §8)', () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  leaveToMaintenance(tip);
  expect(assign).toHaveBeenCalledWith('/maintain?tip=Back+at+17%3A00.');
});

it('redirects without a tip if the server gave none, so that the page shows its own', () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  leaveToMaintenance({ message: '', zhMessage: '' });
  expect(assign).toHaveBeenCalledWith('/maintain');
});

it('stays in another site’s frame, where that page cannot be shown', () => {
  frame.isFramed = true;
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  leaveToMaintenance(tip);
  expect(assign).not.toHaveBeenCalled();
});

it('stays on a page that says it by itself, for calls of a sub-application too', () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const tips: string[] = [];
  const end = provideStay({
    say: (text) => tips.push(text) > 0,
    staysFor: (url) => url === '/maintain',
  });
  leaveToMaintenance(tip);
  expect(staysUnderMaintenance('/maintain')).toBe(true);
  expect(staysUnderMaintenance('/b/#/orders?tip=1')).toBe(false);
  expect(tips).toEqual(['Back at 17:00.']);
  expect(assign).not.toHaveBeenCalled();
  end();
  expect(staysUnderMaintenance('/maintain')).toBe(false);
  leaveToMaintenance(tip);
  expect(assign).toHaveBeenCalledTimes(1);
});
