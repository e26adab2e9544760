// @vitest-environment happy-dom
import { personalDetails, type PersonalDetails } from '@lading/contracts/identity';
import { createTexts } from '@lading/i18n/create-texts';
import { TextField } from '@lading/ui/text-field';
import { QueryClient, QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ItemForm, useItemForm } from './item-form.tsx';

vi.mock('@lading/bridge/react', async () => (await import('../testing/mock-host.ts')).mockHost());

interface Person {
  personId: string;
  version: number;
  firstName: string;
  lastName: string;
}
const detail = { queryKey: ['person', '7'] };
type Body = PersonalDetails & { personId?: string; version?: number };
const save = vi.fn<(body: Body) => Promise<Person>>();
let client: QueryClient;

function Editor({ known }: { known: Person }) {
  const form = useItemForm({
    schema: personalDetails,
    defaults: { firstName: known.firstName, lastName: known.lastName, phone: '', timeZone: 'UTC' },
    known: { personId: known.personId, version: known.version },
    save,
    detail: () => detail,
    link: () => '/',
    reload: () => undefined,
  });
  return (
    <ItemForm form={form} failureTitle="Not saved" submit={{ label: 'Save' }}>
      <TextField {...form.field('firstName')} label="First name" />
      <TextField {...form.field('lastName')} label="Last name" />
    </ItemForm>
  );
}

function Page() {
  const { data } = useQuery<Person>({ ...detail, queryFn: skipToken });
  return data ? <Editor known={data} /> : null;
}

/** It was changed elsewhere, and is fetched again. */
const changeElsewhere = (part: Partial<Person>) =>
  act(async () => {
    client.setQueryData<Person>(detail.queryKey, (now) => ({ ...now!, version: now!.version + 1, ...part }));
  });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

beforeEach(async () => {
  client = new QueryClient();
  client.setQueryData(detail.queryKey, { personId: '7', version: 3, firstName: 'Ada', lastName: 'Osei' });
  save.mockReset().mockImplementation(async (body) => ({
    ...client.getQueryData<Person>(detail.queryKey)!,
    ...body,
    version: body.version! + 1,
  }));
  const router = createMemoryRouter([{ path: '/', Component: Page }]);
  render(
    <I18nextProvider i18n={await createTexts('en', ['common', 'commonSubApp'])}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await screen.findByLabelText(/^First name/);
});
afterEach(cleanup);

describe('the form of an item that is changed elsewhere during editing', () => {
  it('is updated while nothing was entered', async () => {
    await changeElsewhere({ lastName: 'Mensah' });
    await waitFor(() => expect(field('Last name').value).toBe('Mensah'));
    type('First name', 'Grace');
    await press('Save');
    expect(save.mock.lastCall?.[0]).toMatchObject({ version: 4, lastName: 'Mensah', firstName: 'Grace' });
  });

  it('keeps what was entered, does not overwrite the newer version, and loads that on demand', async () => {
    type('First name', 'Grace');
    await changeElsewhere({ lastName: 'Mensah' });
    expect(await screen.findByText('A newer version was saved in the meantime')).toBeTruthy();
    expect(field('First name').value).toBe('Grace');
    await press('Save');
    // The version that was edited: the server refuses it.
    expect(save.mock.lastCall?.[0]).toMatchObject({ version: 3, lastName: 'Osei' });
  });

  it('replaces the changes with the newer version on demand', async () => {
    type('First name', 'Grace');
    await changeElsewhere({ lastName: 'Mensah' });
    await screen.findByText('A newer version was saved in the meantime');
    await press('Discard my changes and load it');
    expect([field('First name').value, field('Last name').value]).toEqual(['Ada', 'Mensah']);
    expect(screen.queryByText('A newer version was saved in the meantime')).toBeNull();
  });

  it('can be saved repeatedly, each time with the latest version', async () => {
    type('First name', ' Grace ');
    await press('Save');
    await waitFor(() => expect(field('First name').value).toBe('Grace'));
    type('Last name', 'Boateng');
    await press('Save');
    expect(save.mock.calls.map(([body]) => body.version)).toEqual([3, 4]);
    expect(screen.queryByText('A newer version was saved in the meantime')).toBeNull();
  });

  it('keeps what is entered during a save, and saves it with the new version', async () => {
    let answer: (saved: Person) => void = () => undefined;
    save.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    type('First name', 'Grace');
    await press('Save');
    type('Last name', 'Boateng');
    await act(async () => answer({ personId: '7', version: 4, firstName: 'Grace', lastName: 'Osei' }));
    expect(field('Last name').value).toBe('Boateng');
    expect(screen.queryByText('A newer version was saved in the meantime')).toBeNull();
    await press('Save');
    expect(save.mock.lastCall?.[0]).toMatchObject({ version: 4, firstName: 'Grace', lastName: 'Boateng' });
  });
});
