// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import { nextTask } from '@lading/ui/page-turn';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { StepHeading } from './step-heading.tsx';

afterEach(cleanup);
const texts = await createTexts('en', ['imports']);
const show = () =>
  render(
    <I18nextProvider i18n={texts}>
      <StepHeading step={2} title="Check the rows" />
      <button type="button">A cell</button>
    </I18nextProvider>,
  );

it('takes focus when its step opens', async () => {
  show();
  await nextTask();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('leaves focus where a person has put it meanwhile', async () => {
  show();
  screen.getByRole('button').focus();
  await nextTask();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
