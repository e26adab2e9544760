// @vitest-environment happy-dom
import { personalDetails } from '@lading/contracts/identity';
import { createTexts } from '@lading/i18n/create-texts';
import { TextField } from '@lading/ui/text-field';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormFailure } from './form-failure.tsx';
import { input, press, type } from './testing/form-controls.ts';
import { useForm } from './use-form.ts';

const texts = await createTexts('en', ['commonSubApp']);
const submit = vi.fn<(details: object) => Promise<unknown>>();
beforeEach(() => void submit.mockReset().mockResolvedValue(undefined));
afterEach(cleanup);

function Short() {
  const form = useForm({ schema: personalDetails, defaults: { firstName: 'Ada', lastName: 'Osei' }, submit });
  return (
    <form {...form.props}>
      <FormFailure failure={form.failure} title="Not saved" />
      <button type="submit">Send</button>
    </form>
  );
}

it('a form that lacks a field of its schema shows an error instead of silently not submitting', async () => {
  render(
    <I18nextProvider i18n={texts}>
      <Short />
    </I18nextProvider>,
  );
  await press('Send');
  expect(submit).not.toHaveBeenCalled();
  expect(screen.getAllByText('This field is required')).toHaveLength(2);
});

/** Adopts the server's version, as forms that stay open do. */
function Kept() {
  const form = useForm({
    schema: personalDetails,
    defaults: { firstName: '', lastName: 'Osei', phone: '', timeZone: 'UTC' },
    async submit(details) {
      await submit(details);
      form.reset({ ...form.values, firstName: 'Ada' });
    },
  });
  return (
    <form {...form.props}>
      <TextField {...form.field('firstName')} label="First name of them" />
      <TextField {...form.field('phone')} label="Phone of them" />
      <button type="submit">Keep</button>
      <p>{form.isDirty ? 'Not saved yet' : 'All saved'}</p>
    </form>
  );
}

it('keeps what is typed during a save, and can save it afterwards', async () => {
  let done: (value?: unknown) => void = () => undefined;
  submit.mockReturnValue(new Promise((resolve) => (done = resolve)));
  render(
    <I18nextProvider i18n={texts}>
      <Kept />
    </I18nextProvider>,
  );
  type('First name of them', ' Ada ');
  await press('Keep');
  type('Phone of them', '+1 213 555 0142');
  await act(async () => done());
  expect(input('First name of them')).toMatchObject({ value: 'Ada' });
  expect(input('Phone of them')).toMatchObject({ value: '+1 213 555 0142' });
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  submit.mockResolvedValue(undefined);
  await press('Keep');
  expect(submit.mock.lastCall?.[0]).toMatchObject({ phone: '+1 213 555 0142' });
  expect(screen.getByText('All saved')).toBeTruthy();
});

/** A page that is refetched while it is edited. */
function Followed() {
  const [lastName, setLastName] = useState('Osei');
  const [known, setKnown] = useState(lastName);
  const saved = { firstName: 'Ada', lastName, phone: '', timeZone: 'UTC' };
  const form = useForm({ schema: personalDetails, defaults: saved, submit });
  if (known !== lastName) {
    setKnown(lastName);
    form.rebase(saved);
  }
  return (
    <form {...form.props}>
      <TextField {...form.field('firstName')} label="First name here" />
      <TextField {...form.field('lastName')} label="Last name here" />
      <button type="button" onClick={() => setLastName('Mensah')}>
        Changed elsewhere
      </button>
      <button type="submit">Store</button>
    </form>
  );
}

it('does not overwrite fields changed elsewhere with fields that were not edited', async () => {
  render(
    <I18nextProvider i18n={texts}>
      <Followed />
    </I18nextProvider>,
  );
  type('First name here', 'Grace');
  await press('Changed elsewhere');
  await press('Store');
  expect(submit.mock.lastCall?.[0]).toMatchObject({ firstName: 'Grace', lastName: 'Mensah' });
});
