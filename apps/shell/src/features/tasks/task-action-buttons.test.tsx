// @vitest-environment happy-dom
import type { Task } from '@lading/contracts/tasks';
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { TaskActionButtons } from './task-action-buttons.tsx';

const exported = (fileId: string): Task => ({
  fileId,
  fileName: `${fileId}.csv`,
  fileUrl: `/f/${fileId}`,
  status: 2,
});
afterEach(cleanup);

it('shows only the downloaded export as busy if exports have no task', async () => {
  const [first, second] = [exported('a'), exported('b')];
  const actions = { run: () => undefined, running: { act: 'download' as const, task: first } };
  render(
    <I18nextProvider i18n={await createTexts('en', ['tasks'])}>
      <TaskActionButtons task={first} actions={actions} />
      <TaskActionButtons task={second} actions={actions} />
    </I18nextProvider>,
  );
  expect(screen.getAllByRole('button', { busy: true })).toHaveLength(1);
});
