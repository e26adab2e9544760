// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import { createTexts } from '@lading/i18n/create-texts';
import type { Language } from '@lading/i18n/languages';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../platform/session-store.ts';
import { LoginForm } from './login-form.tsx';
import { signIn, signInSecondStep } from './sign-in.ts';

vi.mock('./sign-in.ts', () => ({
  signIn: vi.fn<typeof import('./sign-in.ts').signIn>(),
  signInSecondStep: vi.fn<typeof import('./sign-in.ts').signInSecondStep>(),
}));

const sent = vi.mocked(signIn);
const secondStep = vi.mocked(signInSecondStep);
const onSignedIn = vi.fn<() => void>();

async function open(language: Language = 'en') {
  const texts = await createTexts(language, ['identitySignIn']);
  render(
    <I18nextProvider i18n={texts}>
      <Suspense>
        <LoginForm onSignedIn={onSignedIn} />
      </Suspense>
    </I18nextProvider>,
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = (name = 'Sign in') => fireEvent.click(screen.getByRole('button', { name }));
const refused = (kind: 'rejected' | 'network', code: number | null, message: string, zhMessage: string) =>
  new ApiError({ kind, call: null, code, message, zhMessage });

beforeEach(() => {
  sent.mockReset().mockResolvedValue(null);
  secondStep.mockReset().mockResolvedValue();
  onSignedIn.mockReset();
  sessionStore.set('loginNotice', null);
});
afterEach(cleanup);

describe('the sign-in form (spec §2, decision D3)', () => {
  it('has the focus from the start', async () => {
    await open();
    expect(document.activeElement).toBe(screen.getByLabelText('Email or user name'));
  });

  it('requires missing values before it sends anything', async () => {
    await open();
    submit();
    expect(screen.getByText('Enter your email or user name')).toBeTruthy();
    expect(screen.getByText('Enter your password')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  it('signs in with the user name trimmed and the password as it is', async () => {
    await open();
    type('Email or user name', ' seller@lading.test ');
    type('Password', ' Lading_2026');
    submit();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(sent).toHaveBeenCalledWith('seller', 'seller@lading.test', ' Lading_2026');
  });

  it.each([
    [
      'en',
      refused('rejected', 401, 'Wrong user name or password', '用户名或密码错误'),
      'Wrong user name or password',
    ],
    ['cn', refused('rejected', 401, 'Wrong user name or password', '用户名或密码错误'), '用户名或密码错误'],
    ['en', refused('network', null, 'Network Error', '网络错误'), 'Network Error'],
    ['en', refused('rejected', 500, 'boom', '错'), 'Login service error, contact the administrator'],
    ['en', new TypeError('x'), 'Login service error, contact the administrator'],
  ] as const)('shows in %s why it failed (spec §8): %s', async (language, fault, text) => {
    sent.mockRejectedValue(fault);
    await open(language);
    const [name, password, button] =
      language === 'en' ? ['Email or user name', 'Password', 'Sign in'] : ['邮箱或用户名', '密码', '登录'];
    type(name, 'ada');
    type(password, 'x');
    submit(button);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it.each([
    ['ended', 'Your session has ended. Sign in again to continue.'],
    ['passwordSet', 'Your new password is set. Use it to sign in.'],
  ] as const)('explains why the reader is here: %s', async (notice, text) => {
    sessionStore.set('loginNotice', notice);
    await open();
    expect(screen.getByRole('status').textContent).toBe(text);
  });

  describe('with a second step', () => {
    async function openSecondStep() {
      sent.mockResolvedValue({ challenge: 'waits', expiresIn: 300 });
      await open();
      type('Email or user name', 'ada');
      type('Password', 'Lading_2026');
      submit();
      await screen.findByRole('heading', { name: 'Two-step sign-in' });
    }

    it('accepts the code of the app, pasted with a blank', async () => {
      await openSecondStep();
      expect(onSignedIn).not.toHaveBeenCalled();
      const field = screen.getByLabelText('Code from the app');
      expect(document.activeElement).toBe(field);
      expect(field.getAttribute('autocomplete')).toBe('one-time-code');
      type('Code from the app', '123 456');
      submit();
      await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
      expect(secondStep).toHaveBeenCalledWith('seller', 'waits', '123456');
    });

    it('accepts a recovery code instead', async () => {
      await openSecondStep();
      submit('Use a recovery code');
      type('Recovery code', 'k7qfm-2xw9d');
      submit();
      await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
      expect(secondStep).toHaveBeenCalledWith('seller', 'waits', 'K7QFM-2XW9D');
    });

    it("does not send an impossible code, and shows the server's refusal", async () => {
      await openSecondStep();
      type('Code from the app', '123');
      submit();
      expect(screen.getByText('Enter the 6 digits from your app')).toBeTruthy();
      expect(secondStep).not.toHaveBeenCalled();
      secondStep.mockRejectedValue(refused('rejected', 400, 'Not right', '错误'));
      type('Code from the app', '123456');
      submit();
      expect((await screen.findByRole('alert')).textContent).toBe('Not right');
    });

    it('returns to the password when the sign-in has expired', async () => {
      await openSecondStep();
      const errors = [{ fieldName: 'challenge', message: 'Too long', zhMessage: '超时' }];
      secondStep.mockRejectedValue(
        new ApiError({ kind: 'rejected', call: null, code: 400, message: 'x', zhMessage: 'x', errors }),
      );
      type('Code from the app', '123456');
      submit();
      expect((await screen.findByRole('alert')).textContent).toBe('Too long');
      expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
      expect(screen.getByLabelText('Email or user name')).toHaveProperty('value', 'ada');
    });
  });
});
