// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { createToaster, Toaster } from '@lading/ui/toaster';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import type { SubAppRuntime } from '../features/sub-app-host/index.ts';
import { leaveToMaintenance, staysUnderMaintenance } from '../platform/leave-to-maintenance.ts';
import { typingWatch } from '../platform/typing-watch.ts';
import { MaintenanceNotice } from './maintenance-notice.tsx';
import { NoticesContext } from './notices-context.ts';
import { SubAppsContext } from './sub-apps-context.ts';

const tip = { message: 'Back at 17:00.', zhMessage: '17:00 恢复。' };

let leaves: MockInstance<Location['assign']>;
let stopTyping: () => void;
let isHeld: boolean;

async function show() {
  const toaster = createToaster();
  const info = vi.spyOn(toaster, 'info');
  render(
    <I18nextProvider i18n={await createTexts('en', ['shellPages'])}>
      <NoticesContext value={{ toaster, onFailure: () => undefined, followedTasks: new Set() }}>
        <SubAppsContext value={{ isHeld: () => isHeld } as unknown as SubAppRuntime}>
          <Suspense>
            <input aria-label="Product name" />
            <MaintenanceNotice />
          </Suspense>
        </SubAppsContext>
      </NoticesContext>
      <Toaster toaster={toaster} label="Notices" closeLabel="Dismiss" />
    </I18nextProvider>,
  );
  return { info };
}

beforeEach(() => {
  isHeld = false;
  // Nothing leads from that page to itself.
  history.replaceState(null, '', '/b/');
  stopTyping = typingWatch.start();
  leaves = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  stopTyping();
  vi.restoreAllMocks();
});

describe('a pause of the product (spec §8, code 555)', () => {
  it('keeps the page with what was entered, and says so once', async () => {
    await show();
    const field = screen.getByLabelText<HTMLInputElement>('Product name');
    field.focus();
    fireEvent.input(field, { target: { value: 'Oak table' } });
    act(() => leaveToMaintenance(tip));
    expect(await screen.findByText('Back at 17:00.', {}, { timeout: 15_000 })).toBeTruthy();
    expect(document.activeElement).toBe(field);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    // The next poll is refused too.
    act(() => leaveToMaintenance(tip));
    expect(leaves).not.toHaveBeenCalled();
    expect(field.value).toBe('Oak table');
  });

  it('keeps changes of a sub-application, without asking whether to discard them', async () => {
    isHeld = true;
    await show();
    act(() => expect(staysUnderMaintenance('/maintain?tip=Soon')).toBe(true));
    expect(staysUnderMaintenance('/b/#/orders?tip=Soon')).toBe(false);
    expect(await screen.findByText('Soon', {}, { timeout: 15_000 })).toBeTruthy();
  });

  it('is not announced for ever, but until it could be announced again', async () => {
    isHeld = true;
    const { info } = await show();
    act(() => leaveToMaintenance(tip));
    expect(info.mock.lastCall?.[1]?.timeoutMs).toBeGreaterThan(60_000);
  });

  it('leads to its page if nothing would be lost', async () => {
    await show();
    act(() => leaveToMaintenance(tip));
    expect(leaves).toHaveBeenCalledTimes(1);
    expect(staysUnderMaintenance('/maintain')).toBe(false);
  });
});
