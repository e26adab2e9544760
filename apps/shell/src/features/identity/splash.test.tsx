// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { limits } from '@lading/contracts/core';
import { act, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { handClock } from '../../platform/testing/hand-clock.ts';
import { Splash } from './splash.tsx';

it('covers the sign-in page until 2200 ms after it was opened, hidden from assistive technology (spec §2)', async () => {
  const texts = await createTexts('en', ['identitySignIn']);
  vi.spyOn(performance, 'now').mockReturnValue(200);
  const clock = handClock();
  const { container } = render(
    <I18nextProvider i18n={texts}>
      <Splash clock={clock} />
    </I18nextProvider>,
  );
  expect(container.querySelector('[aria-hidden="true"]')).toBeTruthy();
  expect(clock.waits()).toBe(limits.loginSplashMs - 200);
  act(() => clock.runOut());
  act(() => clock.runOut());
  expect(container.childElementCount).toBe(0);
});
