// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccountProvider, type Account } from '../platform/account.ts';
import { NoticesContext, type Notices } from './notices-context.ts';
import { Palette } from './palette.tsx';

vi.mock('../features/imports/index.ts', () => ({ useOpenImport: () => () => undefined }));
vi.mock('../platform/navigation.tsx', () => ({ useNavigation: () => ({ go: () => undefined }) }));
vi.mock('./use-palette-context.ts', () => ({ usePaletteContext: () => ({}) }));
vi.mock('./palette-context.ts', () => ({ paletteContext: () => ({}) }));
vi.mock('./palette-commands.ts', () => ({ paletteCommands: () => [] }));
vi.mock('../features/command-palette/use-found-records.ts', () => ({ useFoundRecords: () => undefined }));

const account = { facts: {}, user: { user: { userId: '7' } } } as unknown as Account;
/** The code of the palette is fetched first. */
const patience = { timeout: 20_000 };
let failed: ReturnType<typeof vi.fn>;

beforeEach(async () => {
  failed = vi.fn();
  const texts = await createTexts('en', ['shellHeader']);
  render(
    <I18nextProvider i18n={texts}>
      <AccountProvider value={account}>
        <NoticesContext value={{ onFailure: failed } as unknown as Notices}>
          <Palette>
            <label>
              Note <input />
            </label>
          </Palette>
        </NoticesContext>
      </AccountProvider>
    </I18nextProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const note = () => screen.getByLabelText<HTMLInputElement>('Note');
const openPalette = () => fireEvent.keyDown(note(), { key: 'k', ctrlKey: true });
/** A browser writes into the field that has the focus. */
const type = (text: string) => {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.value += text;
};

it('returns the focus to the form if the palette cannot be loaded', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  note().focus();
  openPalette();
  type('JP1');
  await waitFor(() => expect(failed).toHaveBeenCalledOnce(), patience);
  expect(document.activeElement).toBe(note());
  expect(note().value).toBe('');
  expect(document.querySelectorAll('input')).toHaveLength(1);
});

it('takes what is typed while it loads, and returns the focus when closed', async () => {
  note().focus();
  openPalette();
  type('JP');
  openPalette();
  type('1');
  const search = await screen.findByRole<HTMLInputElement>('combobox', {}, patience);
  await waitFor(() => expect(search.value).toBe('JP1'), patience);
  expect(note().value).toBe('');
  fireEvent.keyDown(search, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(note()), patience);
  expect(document.querySelectorAll('input')).toHaveLength(1);
});

it('keeps Tab from leading back into the page while it loads', () => {
  note().focus();
  openPalette();
  expect(fireEvent.keyDown(document.activeElement!, { key: 'Tab' })).toBe(false);
});
