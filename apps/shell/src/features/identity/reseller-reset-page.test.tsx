// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Routing, usePathname } from '../../platform/routing.tsx';
import { ResellerResetPage } from './reseller-reset-page.tsx';

const steps = {
  '/ss/forgot-psw': 'email',
  '/ss/reset-psw-code': 'code',
  '/ss/reset-psw': 'password',
} as const;
const onDone = vi.fn<() => void>();
const before = location.href;
/** The code of the mail; any other is refused. */
const mailed = '654321';

function Pages() {
  const step = steps[usePathname() as keyof typeof steps];
  return <ResellerResetPage key={step} corner={null} step={step} onDone={onDone} />;
}

beforeEach(() => {
  onDone.mockReset();
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    const { code = mailed } = JSON.parse(body) as { code?: string };
    const refusal = { message: 'Reset code mismatch.', zhMessage: '重置验证码不匹配。' };
    return Promise.resolve(
      Response.json(
        code === mailed
          ? { result: 'OK' }
          : { result: 'ERR', code: 400, ...refusal, errors: [{ fieldName: 'code', ...refusal }] },
      ),
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', before);
});

const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function enterCode(code: string) {
  await type(/^Verification code/, code);
  press('Next');
  await type(/^New password/, 'Harbor_2026$');
  await type(/^Confirm new password/, 'Harbor_2026$');
  press('Set new password');
}

it('asks for the code again when the server refuses it, and says why (spec §8)', async () => {
  history.replaceState(null, '', '/ss/forgot-psw');
  const texts = await createTexts('en', ['identitySignIn', 'common']);
  render(
    <I18nextProvider i18n={texts}>
      <Suspense>
        <Routing>
          <Pages />
        </Routing>
      </Suspense>
    </I18nextProvider>,
  );
  await type(/^Email/, 'client@reseller.test');
  press('Send code');
  await enterCode('123456');
  expect(await screen.findByText('Reset code mismatch.')).toBeTruthy();
  expect(location.pathname).toBe('/ss/reset-psw-code');
  expect(onDone).not.toHaveBeenCalled();

  await enterCode(mailed);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});
