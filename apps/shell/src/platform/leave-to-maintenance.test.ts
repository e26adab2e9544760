// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { leaveToMaintenance } from './leave-to-maintenance.ts';

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
