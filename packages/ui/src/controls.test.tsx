// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { FileDrop } from './file-drop.tsx';
import { IconButton } from './icon-button.tsx';
import { PasswordField } from './password-field.tsx';
import { Progress } from './progress.tsx';
import { SearchField } from './search-field.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Stepper } from './stepper.tsx';
import { Switch } from './switch.tsx';
import { Tabs } from './tabs.tsx';
import { TextField } from './text-field.tsx';

const two = [
  { value: 'a', label: 'One' },
  { value: 'b', label: 'Two' },
] as const;

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('a button', () => {
  test('does not submit its form by default', () => {
    render(<Button>Add row</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  test('keeps focus and does nothing while busy', () => {
    const click = vi.fn<(value: unknown) => void>();
    const submit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" loading onClick={click}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(click).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  test('drawn as a link stays a link, and keeps the link’s text', () => {
    render(<Button render={<a href="/orders">Orders</a>} />);
    expect(screen.getByRole('link', { name: 'Orders' }).hasAttribute('type')).toBe(false);
  });
});

test.each([
  ['radio', () => <SegmentedControl label="Theme" items={two} value="a" onValueChange={() => {}} />],
  ['tab', () => <Tabs label="Orders" items={two} value="a" onValueChange={() => {}} />],
  ['button', () => <Button aria-pressed>One</Button>],
])('a chosen %s, which a background alone shows, has a mark of its own in forced colors', (role, Shown) => {
  render(<Shown />);
  const [chosen] = screen.getAllByRole(role);
  expect(chosen?.className).toMatch(
    /(?:data-checked|aria-pressed):forced-chosen|forced-colors:aria-selected/,
  );
});

test.each(['primary', 'danger'] as const)(
  'a %s button, which a background alone shows, has a border in forced colors',
  (variant) => {
    render(<Button variant={variant}>Save</Button>);
    expect(screen.getByRole('button').className).toContain('forced-colors:border');
  },
);

test('a switch has an edge in forced colors, and differs when it is on', () => {
  render(<Switch label="Letters" checked onCheckedChange={() => undefined} />);
  const { className } = screen.getByRole('switch');
  expect(className).toContain('forced-colors:outline-1');
  expect(className).toContain('forced-colors:data-checked:bg-[Highlight]');
});

test('a meter of progress has an edge in forced colors, and its filled part differs', () => {
  render(<Progress label="Upload" value={40} />);
  const track = screen.getByRole('progressbar').children[1];
  expect(track?.className).toContain('forced-colors:outline-1');
  expect(track?.firstElementChild?.className).toContain('forced-colors:bg-[Highlight]');
});

test('an icon button draws its count, "99+" above 99 (spec §9), and exposes only its name', () => {
  render(<IconButton label="Messages, 120 unread" icon={<svg />} count={120} />);
  expect(screen.getByRole('button').textContent).toBe('99+');
  expect(screen.getByRole('button', { name: 'Messages, 120 unread' })).toBeTruthy();
});

test('a field ties label, help and error to its input', () => {
  render(<TextField label="Email" description="We write to it." error="Not an address" required />);
  const input = screen.getByRole('textbox', { name: /Email/ });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(expect.arrayContaining(['We write to it.', 'Not an address']));
});

test('a password can be shown and hidden', () => {
  render(<PasswordField label="Password" showLabel="Show" hideLabelText="Hide" defaultValue="x" />);
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('type')).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(input.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(input.getAttribute('type')).toBe('password');
});

test('a stepper marks the current step and names finished ones', () => {
  render(<Stepper label="Import" steps={['Upload', 'Map', 'Review']} current={1} doneLabel="done" />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items[0]?.textContent).toContain('done');
});

describe('a search field', () => {
  const labels = { label: 'Search', clearLabel: 'Clear' };

  test('searches once typing pauses, and immediately on Enter', () => {
    vi.useFakeTimers();
    const search = vi.fn<(value: unknown) => void>();
    const { rerender } = render(<SearchField {...labels} value="" onSearch={search} />);
    const input = screen.getByRole('textbox', { name: 'Search' });
    fireEvent.change(input, { target: { value: 'a' } });
    fireEvent.change(input, { target: { value: 'ab' } });
    vi.advanceTimersByTime(299);
    expect(search).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(search).toHaveBeenCalledExactlyOnceWith('ab');
    rerender(<SearchField {...labels} value="ab" onSearch={search} />);
    fireEvent.change(input, { target: { value: 'abc' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(search).toHaveBeenLastCalledWith('abc');
    vi.advanceTimersByTime(1000);
    expect(search).toHaveBeenCalledTimes(2);
  });

  test('adopts a search that changed outside', () => {
    const { rerender } = render(<SearchField {...labels} value="old" onSearch={() => undefined} />);
    rerender(<SearchField {...labels} value="new" onSearch={() => undefined} />);
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveProperty('value', 'new');
  });
});

describe('a file drop', () => {
  const accept = ['.csv', '.xlsx', '.xls'];
  const texts = { label: 'File', chooseLabel: 'Choose', dropText: 'or drop', removeLabel: 'Remove' };

  function drop(files: File[]) {
    const change = vi.fn<(value: unknown) => void>();
    const refuse = vi.fn<(why: unknown, name: string) => void>();
    render(<FileDrop {...texts} file={null} accept={accept} onFileChange={change} onRefuse={refuse} />);
    fireEvent.drop(screen.getByLabelText('File'), { dataTransfer: { files } });
    return { change, refuse };
  }

  test('accepts one file of an accepted kind', () => {
    const file = new File(['a'], 'orders.CSV');
    const { change, refuse } = drop([file]);
    expect(change).toHaveBeenCalledExactlyOnceWith(file);
    expect(refuse).not.toHaveBeenCalled();
  });

  test('refuses a wrong kind and more than one file, and reports which (spec §5)', () => {
    const wrong = drop([new File(['a'], 'orders.pdf')]);
    expect(wrong.refuse).toHaveBeenCalledExactlyOnceWith('type', 'orders.pdf');
    expect(wrong.change).not.toHaveBeenCalled();
    cleanup();
    const two = drop([new File(['a'], 'a.csv'), new File(['b'], 'b.csv')]);
    expect(two.refuse).toHaveBeenCalledExactlyOnceWith('count', 'a.csv');
  });

  test('removes a chosen file', () => {
    const change = vi.fn<(value: unknown) => void>();
    render(
      <FileDrop
        {...texts}
        file={new File(['a'], 'orders.csv')}
        accept={accept}
        onFileChange={change}
        onRefuse={() => undefined}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Remove orders.csv' }));
    expect(change).toHaveBeenCalledExactlyOnceWith(null);
  });
});
