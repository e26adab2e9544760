// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { HandoverPage } from './handover-page.tsx';
import type { Handover } from './handover-rules.ts';

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

it.each<[string, Handover]>([
  ['tokens', tokens],
  // Another site can ask for a code of its own account and link here at once.
  ['a single-use code', { code: 'once' }],
])(
  '%s of an address: accepted only after confirmation, even when no one is signed in',
  async (_, handover) => {
    const onDone = vi.fn();
    render(<HandoverPage handover={handover} onDone={onDone} />);
    expect(screen.getByText('handover.askSignedOutText')).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'handover.switch' }));
    await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(asked).toHaveBeenCalledOnce();
  },
);

it('tokens of an address are ignored if the person declines', () => {
  const onDone = vi.fn();
  render(<HandoverPage handover={tokens} onDone={onDone} />);
  fireEvent.click(screen.getByRole('button', { name: 'handover.goOn' }));
  expect(onDone).toHaveBeenCalledOnce();
  expect(asked).not.toHaveBeenCalled();
});

it('says so if the link would end the current session', () => {
  session.isSignedIn.mockReturnValue(true);
  render(<HandoverPage handover={{ code: 'twice' }} onDone={() => undefined} />);
  expect(screen.getByText('handover.askText')).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});
