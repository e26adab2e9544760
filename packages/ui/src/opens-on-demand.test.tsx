// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';
import { Select } from './select.tsx';

afterEach(cleanup);

/** Each test starts like the first page: the popup of the control has not been fetched. */
async function freshMenu() {
  vi.resetModules();
  const { Menu: Fresh } = await import('./menu.tsx');
  // Loaded in advance: loading time is not tested here.
  await import('./whole-menu.tsx');
  const onSelect = vi.fn<() => void>();
  render(
    <Fresh trigger={<Button>More</Button>} items={[{ label: 'Rename', onSelect }, { label: 'Delete' }]} />,
  );
  return { onSelect, trigger: screen.getByRole('button', { name: 'More' }) };
}

describe('a menu whose popup is not loaded yet', () => {
  test('its button announces what it opens', async () => {
    const { trigger } = await freshMenu();
    expect(trigger.getAttribute('aria-haspopup')).toBe('menu');
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
  });

  test.each([
    ['a click of the mouse', (trigger: HTMLElement) => fireEvent.click(trigger, { detail: 1 })],
    ['Enter or Space', (trigger: HTMLElement) => fireEvent.click(trigger, { detail: 0 })],
    ['an arrow', (trigger: HTMLElement) => fireEvent.keyDown(trigger, { key: 'ArrowDown' })],
  ])('opens at the first %s', async (_how, act) => {
    const { trigger, onSelect } = await freshMenu();
    act(trigger);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    expect(onSelect).toHaveBeenCalledOnce();
  });

  test('returns focus to its button when Escape closes it', async () => {
    const { trigger } = await freshMenu();
    trigger.focus();
    fireEvent.click(trigger, { detail: 0 });
    const menu = await screen.findByRole('menu');
    fireEvent.keyDown(menu, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
  });

  test('does not open when the pointer only hovers over its button', async () => {
    const { trigger } = await freshMenu();
    fireEvent.pointerEnter(trigger, { pointerType: 'mouse' });
    await Promise.resolve();
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

test('a menu that was already fetched opens like any other', async () => {
  await import('./whole-menu.tsx');
  const items = [{ label: 'Rename' }];
  const { unmount } = render(<Menu trigger={<Button>First</Button>} items={items} />);
  fireEvent.click(screen.getByRole('button', { name: 'First' }), { detail: 1 });
  await screen.findByRole('menuitem', { name: 'Rename' });
  unmount();
  render(<Menu trigger={<Button>Second</Button>} items={items} />);
  fireEvent.click(screen.getByRole('button', { name: 'Second' }), { detail: 0 });
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeTruthy();
});

test('a select is named, described and shows its choice before its list is loaded, and reports the choice', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  const options = [
    { value: 'a', label: 'Amazon' },
    { value: 'e', label: 'Etsy' },
  ];
  render(
    <Select
      label="Store"
      description="Where orders come from"
      options={options}
      value="a"
      onValueChange={onValueChange}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Store' });
  expect(select.textContent).toBe('Amazon');
  expect(document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Where orders come from',
  );
  fireEvent.click(select, { detail: 0 });
  const etsy = await screen.findByRole('option', { name: 'Etsy' });
  fireEvent.pointerDown(etsy);
  fireEvent.mouseUp(etsy);
  fireEvent.click(etsy);
  await waitFor(() => expect(onValueChange).toHaveBeenCalledExactlyOnceWith('e'));
});

test('a select whose list is not loaded chooses by letters, skipping disabled options', async () => {
  vi.resetModules();
  const { Select: Fresh } = await import('./select.tsx');
  const onValueChange = vi.fn<(value: string) => void>();
  const options = [
    { value: 'all', label: 'All' },
    { value: 'kg', label: 'Kilograms', disabled: true },
    { value: 'km', label: 'Kilometres' },
  ];
  render(<Fresh label="Unit" options={options} value="all" onValueChange={onValueChange} />);
  const trigger = screen.getByRole('combobox', { name: 'Unit' });
  fireEvent.keyDown(trigger, { key: 'k', ctrlKey: true });
  expect(onValueChange).not.toHaveBeenCalled();
  fireEvent.keyDown(trigger, { key: 'K' });
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('km');
});
