// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ScanForm } from './scan-form.tsx';

const texts = await createTexts('en', ['common', 'commonSubApp']);
/** What reached the page, and the answer to the running scan. */
let taken: string[];
let answer: () => void;

beforeEach(() => {
  taken = [];
  render(
    <I18nextProvider i18n={texts}>
      <ScanForm
        label="Product"
        button="Count"
        failedTitle="Not counted"
        knownCodes={['MUG', 'CUP']}
        onScan={(code) => {
          taken.push(code);
          return new Promise<void>((resolve) => {
            answer = resolve;
          });
        }}
      />
    </I18nextProvider>,
  );
});
afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Product' });
/** Like a scanner: an Enter submits unless the page handles it. */
function scan(code: string) {
  fireEvent.change(field(), { target: { value: code } });
  if (fireEvent.keyDown(field(), { key: 'Enter' })) fireEvent.submit(field());
}

it('takes one scan at a time: one that comes too soon is refused, and never joined with the next', async () => {
  scan('MUG');
  await screen.findByRole('button', { name: 'Count', busy: true });
  scan('CUP');
  expect(screen.getByText(/CUP was scanned before the previous scan was saved/)).toBeTruthy();
  expect(field().value).toBe('');
  answer();
  await screen.findByRole('button', { name: 'Count', busy: false });
  // The refusal stays until the next scan.
  expect(screen.getByText(/CUP was scanned before/)).toBeTruthy();
  scan('CUP');
  await screen.findByRole('button', { name: 'Count', busy: true });
  expect(screen.queryByText(/CUP was scanned before/)).toBeNull();
  expect(taken).toEqual(['MUG', 'CUP']);
});

it('refuses two codes that arrive as one', async () => {
  scan('MUGCUP');
  expect(await screen.findByText(/MUG \+ CUP arrived as one scan/)).toBeTruthy();
  expect(taken).toEqual([]);
});

it('reads codes as wide as Chinese characters', async () => {
  scan('ＳＫＵ－１２３');
  await screen.findByRole('button', { name: 'Count', busy: true });
  expect(taken).toEqual(['SKU-123']);
});

it('leaves the Enter of an input method to it', async () => {
  scan('MUG');
  await screen.findByRole('button', { name: 'Count', busy: true });
  fireEvent.change(field(), { target: { value: 'CUP' } });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(field().value).toBe('CUP');
});
