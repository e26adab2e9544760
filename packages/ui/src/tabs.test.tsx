// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

test('arrows, Home and End move between tabs, a click chooses, and the panel is named after the chosen one', () => {
  const onValueChange = vi.fn<(value: string) => void>();
  const items = ['all', 'open', 'done'].map((value) => ({ value, label: value }));
  render(
    <Tabs label="Status" items={items} value="all" onValueChange={onValueChange}>
      rows
    </Tabs>,
  );
  const [all, open, done] = screen.getAllByRole('tab');
  all?.focus();
  for (const [key, reached] of [
    ['ArrowRight', open],
    ['End', done],
    ['ArrowRight', all],
    ['ArrowLeft', done],
    ['Home', all],
  ] as const) {
    fireEvent.keyDown(document.activeElement!, { key });
    expect(document.activeElement).toBe(reached);
  }
  expect(onValueChange).not.toHaveBeenCalled();
  fireEvent.click(open!);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('open');
  expect(screen.getByRole('tabpanel', { name: 'all' }).textContent).toBe('rows');
});
