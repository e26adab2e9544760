// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { HandoverPage } from './handover-page.tsx';

const asked = vi.hoisted(() => vi.fn(() => Promise.resolve()));
const session = vi.hoisted(() => ({ isSignedIn: vi.fn(() => false), signIn: vi.fn() }));
vi.mock('../../platform/api.ts', () => ({ api: { call: asked } }));
vi.mock('../../platform/browser-session.ts', () => ({ authSession: session }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../../platform/use-document-title.ts', () => ({ useDocumentTitle: () => undefined }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const tokens = { type: 'WMS' as const, accessToken: 'a', refreshToken: 'r' };

it('tokens of an address are only accepted after confirmation, even when no one is signed in', async () => {
  const onDone = vi.fn();
  render(<HandoverPage handover={tokens} onDone={onDone} />);
  expect(screen.getByText('handover.askSignedOutText')).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'handover.switch' }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(asked).toHaveBeenCalledOnce();
});

it('tokens of an address are ignored if the person declines', () => {
  const onDone = vi.fn();
  render(<HandoverPage handover={tokens} onDone={onDone} />);
  fireEvent.click(screen.getByRole('button', { name: 'handover.goOn' }));
  expect(onDone).toHaveBeenCalledOnce();
  expect(asked).not.toHaveBeenCalled();
});

it('a single-use code of our own links is accepted immediately, unless someone is signed in', async () => {
  render(<HandoverPage handover={{ code: 'once' }} onDone={() => undefined} />);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  cleanup();
  session.isSignedIn.mockReturnValue(true);
  render(<HandoverPage handover={{ code: 'twice' }} onDone={() => undefined} />);
  expect(screen.getByText('handover.askText')).toBeTruthy();
  expect(asked).toHaveBeenCalledOnce();
});
