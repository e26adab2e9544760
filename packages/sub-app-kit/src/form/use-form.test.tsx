// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import { coreMessages } from '@lading/contracts/core';
import { personalDetails } from '@lading/contracts/identity';
import { createTexts } from '@lading/i18n/create-texts';
import { TextField } from '@lading/ui/text-field';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormFailure } from './form-failure.tsx';
import { input, press, type } from './testing/form-controls.ts';
import { useForm } from './use-form.ts';

const texts = await createTexts('en', ['commonSubApp']);
const taken = { code: 'identity.accountTaken', message: 'Taken', zhMessage: '已占用', params: {} };
const refusal = (parts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'rejected', message: 'Refused', zhMessage: '被拒绝', call: null, ...parts });

const submit = vi.fn<(details: object) => Promise<unknown>>();

function Person() {
  const form = useForm({
    schema: personalDetails,
    defaults: { firstName: '', lastName: 'Osei', phone: '', timeZone: 'Asia/Shanghai' },
    fieldsByCode: { [taken.code]: 'phone' },
    submit,
  });
  return (
    <form {...form.props}>
      <FormFailure failure={form.failure} title="Not saved" />
      <TextField {...form.field('firstName')} label="First name" />
      <TextField {...form.field('lastName')} label="Last name" />
      <TextField {...form.field('phone')} label="Phone" />
      <output>
        {[form.isDirty && 'dirty', form.isPending && 'pending', form.isSaved && 'saved']
          .filter(Boolean)
          .join(' ')}
      </output>
      <button type="submit">Save</button>
      <button type="button" onClick={() => form.reset()}>
        Discard
      </button>
    </form>
  );
}

const isInvalid = (name: string) => input(name).getAttribute('aria-invalid') === 'true';
const said = (name: string) =>
  (input(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');
const state = () => screen.getByRole('status').textContent?.trim();

beforeEach(async () => {
  submit.mockReset().mockResolvedValue(undefined);
  await texts.changeLanguage('en');
  render(
    <I18nextProvider i18n={texts}>
      <Person />
    </I18nextProvider>,
  );
});
afterEach(cleanup);

describe('a form on a contract (decision 0031)', () => {
  it('marks what the contract requires, and only that', () => {
    expect(input('First name').getAttribute('aria-required')).toBe('true');
    expect(input('Phone').getAttribute('aria-required')).toBeNull();
  });

  it('checks a field when it is left after input, and then at each change', () => {
    type('Phone', '12');
    expect(isInvalid('Phone')).toBe(false);
    fireEvent.blur(input('Phone'));
    expect(said('Phone')).toBe('Enter a phone number with 7 to 15 digits');
    type('Phone', '+1 213 555 0142');
    expect(isInvalid('Phone')).toBe(false);
    type('Phone', '1');
    expect(isInvalid('Phone')).toBe(true);
  });

  it('shows no error for a field that was skipped while empty', () => {
    fireEvent.blur(input('First name'));
    expect(isInvalid('First name')).toBe(false);
  });

  it('does not shift while a pointer is down, so that the press reaches its button', () => {
    vi.useFakeTimers();
    type('Phone', '12');
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Discard' }));
    fireEvent.blur(input('Phone'));
    expect(isInvalid('Phone')).toBe(false);
    fireEvent.pointerUp(screen.getByRole('button', { name: 'Discard' }));
    act(() => void vi.runAllTimers());
    expect(isInvalid('Phone')).toBe(true);
    vi.useRealTimers();
  });

  it('submits nothing while there are errors, shows all, and focuses the first', async () => {
    type('Last name', '  ');
    type('Phone', 'x');
    await press('Save');
    expect(submit).not.toHaveBeenCalled();
    expect(said('First name')).toBe('This field is required');
    expect(['First name', 'Last name', 'Phone'].map(isInvalid)).toEqual([true, true, true]);
    expect(document.activeElement).toBe(input('First name'));
  });

  it('shows its errors in the language of the reader', async () => {
    await press('Save');
    await act(async () => void (await texts.changeLanguage('zh-CN')));
    expect(said('First name')).toBe(coreMessages.required().zhMessage);
  });

  it('submits the parsed values, once, however often it is triggered', async () => {
    let done: (value?: unknown) => void = () => undefined;
    submit.mockReturnValue(new Promise((resolve) => (done = resolve)));
    type('First name', ' Ada ');
    await press('Save');
    await press('Save');
    expect(submit.mock.calls).toEqual([
      [{ firstName: 'Ada', lastName: 'Osei', phone: '', timeZone: 'Asia/Shanghai' }],
    ]);
    expect(state()).toBe('dirty pending');
    await act(async () => done());
    expect(state()).toBe('dirty saved');
    type('Phone', '1');
    expect(state()).not.toContain('saved');
  });

  it('shows the server’s errors at their fields until those are changed, and can be submitted again', async () => {
    submit.mockRejectedValueOnce(refusal({ errors: [{ fieldName: 'lastName', ...taken }] }));
    type('First name', 'Ada');
    await press('Save');
    expect(said('Last name')).toBe('Taken');
    expect(document.activeElement).toBe(input('Last name'));
    expect(screen.queryByText('Not saved')).toBeNull();
    type('Last name', 'Mensah');
    expect(isInvalid('Last name')).toBe(false);
    expect(screen.queryByText('Not saved')).toBeNull();
    await press('Save');
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('assigns a refusal of the entire call to its field, by code', async () => {
    submit.mockRejectedValueOnce(refusal({ reason: taken.code, message: 'Taken', zhMessage: '已占用' }));
    type('First name', 'Ada');
    await press('Save');
    expect(said('Phone')).toBe('Taken');
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  it('shows errors without a field above the fields', async () => {
    const elsewhere = { fieldName: 'warehouse', ...taken, message: 'No such warehouse' };
    submit.mockRejectedValueOnce(refusal({ errors: [elsewhere] }));
    type('First name', 'Ada');
    await press('Save');
    expect(screen.getByText('Not saved')).toBeTruthy();
    expect(screen.getByText('No such warehouse')).toBeTruthy();
  });

  it('knows whether anything was changed, and resets', async () => {
    expect(state()).toBe('');
    type('Phone', '12');
    fireEvent.blur(input('Phone'));
    expect(state()).toBe('dirty');
    await press('Discard');
    expect([state(), isInvalid('Phone'), (input('Phone') as HTMLInputElement).value]).toEqual([
      '',
      false,
      '',
    ]);
  });
});
