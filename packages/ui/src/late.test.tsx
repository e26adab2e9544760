// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Component, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PartFaultProvider, late, latePage } from './late.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Sheet = ({ title }: { title: string }) => <h2>{title}</h2>;

it('skips a part whose code cannot be fetched, reports it, and fetches it again the next time', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module');
  const load = vi
    .fn<() => Promise<ComponentType<{ title: string }>>>(async () => Sheet)
    .mockRejectedValueOnce(lost);
  const LateSheet = late(load);
  const tell = vi.fn<(fault: unknown) => void>();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <PartFaultProvider value={tell}>
        <input aria-label="Note" />
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen ? <LateSheet title="Sheet" waiting="Loading" onMissing={() => setOpen(false)} /> : 'closed'}
      </PartFaultProvider>
    );
  }
  render(<Page />);
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'typed' } });
  fireEvent.click(screen.getByText('Open'));
  expect(screen.getByText('Loading')).toBeTruthy();
  await screen.findByText('closed');
  expect(tell.mock.calls).toEqual([[lost]]);
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('typed');

  fireEvent.click(screen.getByText('Open'));
  expect(await screen.findByRole('heading', { name: 'Sheet' })).toBeTruthy();
  expect([load.mock.calls.length, tell.mock.calls.length]).toEqual([2, 1]);
});

it('retries a part that cannot be opened by the user when the connection is back', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<ComponentType<{ title: string }>>>(async () => Sheet);
  const LateSheet = late(load);
  const tell = vi.fn<(fault: unknown) => void>();
  const { unmount } = render(
    <PartFaultProvider value={tell}>
      <LateSheet title="Page" waiting="Loading" />
    </PartFaultProvider>,
  );
  await waitFor(() => expect(tell).toHaveBeenCalledOnce());
  expect(screen.queryByText('Loading')).toBeNull();
  // A premature event: the connection is not back yet.
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
  network.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeTruthy();
  unmount();
  dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledOnce();
});

it('passes a page whose code cannot be fetched to the error boundary around it', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const LatePage = latePage<{ title: string }>(() => Promise.reject(new TypeError('Failed to fetch')));
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { hasFailed: false };
    static getDerivedStateFromError = () => ({ hasFailed: true });
    override render() {
      return this.state.hasFailed ? 'Error page' : this.props.children;
    }
  }
  render(
    <Boundary>
      <Suspense>
        <LatePage title="Page" />
      </Suspense>
    </Boundary>,
  );
  expect(await screen.findByText('Error page')).toBeTruthy();
});
