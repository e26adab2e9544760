// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Fence } from './fence.tsx';
import { PartFaultProvider } from './late.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('removes only a part that throws, and reports it', () => {
  // React also logs errors that a boundary caught.
  vi.spyOn(console, 'error').mockReturnValue();
  const fault = new Error('the bell has no clapper');
  function Bell() {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw fault;
    return <button onClick={() => setBroken(true)}>Ring</button>;
  }
  const tell = vi.fn<(fault: unknown) => void>();
  render(
    <PartFaultProvider value={tell}>
      <Fence>
        <Bell />
      </Fence>
      <input aria-label="Note" />
    </PartFaultProvider>,
  );
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'typed' } });
  fireEvent.click(screen.getByText('Ring'));
  expect(screen.queryByText('Ring')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('typed');
  expect(tell.mock.calls).toEqual([[fault]]);
});
