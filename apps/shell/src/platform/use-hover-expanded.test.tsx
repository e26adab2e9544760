// @vitest-environment happy-dom
import { limits } from '@lading/contracts/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHoverExpanded } from './use-hover-expanded.ts';

function Place() {
  const place = useRef<HTMLDivElement>(null);
  const isExpanded = useHoverExpanded(place);
  return (
    <>
      <input aria-label="Elsewhere" />
      <div ref={place} data-testid="place">
        {isExpanded ? <p>Content</p> : null}
      </div>
    </>
  );
}

const content = () => screen.queryByText('Content');
const wait = () => act(() => void vi.advanceTimersByTime(limits.tooltipDelayMs));
const hover = () =>
  screen
    .getByTestId('place')
    .dispatchEvent(Object.assign(new Event('pointerenter'), { pointerType: 'mouse' }));

beforeEach(() => {
  vi.useFakeTimers();
  render(<Place />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('appears after a short hover', () => {
  hover();
  expect(content()).toBeNull();
  wait();
  expect(content()).toBeTruthy();
});

it('disappears on Esc, with focus anywhere, while the pointer stays (WCAG 1.4.13)', () => {
  hover();
  wait();
  screen.getByLabelText('Elsewhere').focus();
  fireEvent.keyDown(screen.getByLabelText('Elsewhere'), { key: 'Escape' });
  expect(content()).toBeNull();
  wait();
  expect(content()).toBeNull();
});
