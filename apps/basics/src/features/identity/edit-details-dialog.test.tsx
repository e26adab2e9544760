// @vitest-environment happy-dom
import { accountApi } from '@lading/contracts/identity';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditDetailsDialog } from './edit-details-dialog.tsx';

const emit = vi.hoisted(() => vi.fn<(event: string, payload: object) => void>());
vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost({}, { emit }),
);

const call = vi.fn<(made: object, input?: { body?: object }) => Promise<unknown>>();
const close = vi.fn<() => void>();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  for (const one of [emit, close, call]) one.mockReset();
  call.mockResolvedValue(null);
  await renderPart(
    <EditDetailsDialog
      user={{ userId: '1', firstName: 'Ada', lastName: 'Osei', phone: '' }}
      onClose={close}
    />,
    { texts: ['identity', 'commonSubApp', 'commonErrors'], api: { call } },
  );
  fireEvent.click(await screen.findByRole('radio', { name: '简体中文' }));
});
afterEach(cleanup);

it('asks before a chosen language is lost', async () => {
  fireEvent.keyDown(screen.getByRole('textbox', { name: /^First name/ }), { key: 'Escape' });
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
});

it('saves the details with the server, and the language with the shell', async () => {
  press('Save changes');
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(call).toHaveBeenCalledOnce();
  const [made, input] = call.mock.lastCall!;
  expect(made).toBe(accountApi.calls.updateDetails);
  expect(Object.keys(input?.body ?? {})).toEqual(['firstName', 'lastName', 'phone', 'timeZone']);
  expect(emit).toHaveBeenCalledWith('language:choose', { language: 'cn' });
});
