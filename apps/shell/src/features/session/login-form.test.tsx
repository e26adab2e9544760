// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import { createTexts } from '@lading/i18n/create-texts';
import type { Language } from '@lading/i18n/languages';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../platform/session-store.ts';
import { LoginForm } from './login-form.tsx';
import { signIn } from './sign-in.ts';

vi.mock('./sign-in.ts', () => ({ signIn: vi.fn<typeof import('./sign-in.ts').signIn>() }));

const sent = vi.mocked(signIn);
const onSignedIn = vi.fn<() => void>();

async function open(language: Language = 'en') {
  const texts = await createTexts(language, ['session']);
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
  sent.mockReset();
  onSignedIn.mockReset();
  sessionStore.set('loginNotice', null);
});
afterEach(cleanup);

describe('the sign-in form (spec §2, decision D3)', () => {
  it('has the focus from the beginning', async () => {
    await open();
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail or user name'));
  });

  it('asks for what is missing before it sends anything', async () => {
    await open();
    submit();
    expect(screen.getByText('Enter your e-mail or user name')).toBeTruthy();
    expect(screen.getByText('Enter your password')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  it('signs in with the user name trimmed and the password as it is', async () => {
    await open();
    type('E-mail or user name', ' seller@lading.test ');
    type('Password', ' Lading_2026');
    submit();
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
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
  ] as const)('says in %s why it failed (spec §8): %s', async (language, fault, text) => {
    sent.mockRejectedValue(fault);
    await open(language);
    const [name, password, button] =
      language === 'en' ? ['E-mail or user name', 'Password', 'Sign in'] : ['邮箱或用户名', '密码', '登录'];
    type(name, 'ada');
    type(password, 'x');
    submit(button);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it.each([
    ['ended', 'Your session has ended. Sign in again to go on.'],
    ['passwordSet', 'Your new password is set. Sign in with it.'],
  ] as const)('tells why the reader is here: %s', async (notice, text) => {
    sessionStore.set('loginNotice', notice);
    await open();
    expect(screen.getByRole('status').textContent).toBe(text);
  });
});
