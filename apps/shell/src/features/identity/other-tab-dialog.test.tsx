// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OtherTabDialog } from './other-tab-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('another tab changed who is signed in (spec §4, decision D4)', () => {
  it('reloads at any key, but not at a lone modifier', async () => {
    const texts = await createTexts('en', ['shellHeader']);
    const reload = vi.fn<() => void>();
    render(
      <I18nextProvider i18n={texts}>
        <Suspense>
          <OtherTabDialog change="signed-out" onReload={reload} />
        </Suspense>
      </I18nextProvider>,
    );
    expect((await screen.findByRole('alertdialog')).textContent).toContain('You signed out in another tab');
    fireEvent.keyDown(window, { key: 'a', code: 'KeyA' });
    fireEvent.keyUp(window, { key: 'a', code: 'KeyA' });
    // Part of a word that was being typed when the dialog opened.
    expect(reload).not.toHaveBeenCalled();
    const aSecondLater = performance.now() + 1_000;
    vi.spyOn(performance, 'now').mockReturnValue(aSecondLater);
    for (const key of ['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'NumLock', 'ScrollLock', 'FnLock'])
      fireEvent.keyDown(window, { key });
    expect(reload).not.toHaveBeenCalled();
    fireEvent.keyDown(window, { key: 'a' });
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
