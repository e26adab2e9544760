// @vitest-environment happy-dom
import { personalDetails } from '@lading/contracts/identity';
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { DayFilter } from '../list/day-filter.tsx';
import { input, press, type } from './testing/form-controls.ts';
import { useForm } from './use-form.ts';

vi.mock('@lading/bridge/react', async () => (await import('../testing/mock-host.ts')).mockHost());

const texts = await createTexts('en', ['common', 'commonDays', 'commonSubApp']);
const submit = vi.fn<(details: object) => Promise<unknown>>().mockResolvedValue(undefined);
afterEach(cleanup);

function Dated() {
  const form = useForm({
    schema: personalDetails,
    defaults: { firstName: 'Ada', lastName: 'Osei', phone: '', timeZone: 'UTC' },
    submit,
  });
  return (
    <form {...form.props}>
      <DayFilter label="Born" value="" onChange={() => undefined} />
      <button type="submit">Send</button>
    </form>
  );
}

it('a form is not submitted without a date that was typed but cannot be read', async () => {
  render(
    <I18nextProvider i18n={texts}>
      <Dated />
    </I18nextProvider>,
  );
  type('Born', 'next week');
  fireEvent.blur(input('Born'));
  await press('Send');
  expect(submit).not.toHaveBeenCalled();
  expect(input('Born').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input('Born'));
  type('Born', '');
  fireEvent.blur(input('Born'));
  await press('Send');
  expect(submit).toHaveBeenCalledOnce();
  expect(screen.queryByText('next week')).toBeNull();
});
