// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RelativeTime, type RelativeTimeProps } from './relative-time.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('a moment', () => {
  it.each<[string, string, Partial<RelativeTimeProps>, string]>([
    ['of a moment ago', '2026-11-25T09:59:40Z', {}, 'just now'],
    ['of today', '2026-11-25T07:00:00Z', {}, '3 hours ago'],
    ['in Chinese', '2026-11-25T07:00:00Z', { language: 'cn' }, '3小时前'],
    [
      'within a sentence',
      '2026-11-24T07:00:00Z',
      { write: (time) => `Last used ${time}` },
      'Last used 1 day ago',
    ],
    ['long ago', '2026-09-01T07:00:00Z', {}, '2026-09-01'],
    ['to come', '2026-12-24T07:00:00Z', {}, '2026-12-24'],
  ])('%s is shown in the reader’s language, the exact one in the tooltip', (_name, moment, given, text) => {
    vi.useFakeTimers({ now: new Date('2026-11-25T10:00:00Z') });
    const exact = moment.replace('T', ' ').replace('Z', '');
    render(<RelativeTime moment={moment} exact={exact} language="en" {...given} />);
    expect(screen.getByText(text).title).toBe(exact);
  });

  it('is updated while the page is open', () => {
    vi.useFakeTimers({ now: new Date('2026-11-25T10:00:00Z') });
    render(<RelativeTime moment="2026-11-25T09:59:40Z" exact="2026-11-25 09:59:40" language="en" />);
    act(() => void vi.advanceTimersByTime(3 * 60_000));
    expect(screen.getByRole('time').textContent).toBe('3 minutes ago');
  });

  it('that is later than the rendering of the page is recent too', () => {
    vi.useFakeTimers({ now: new Date('2026-11-25T10:00:00Z') });
    const time = (moment: string) => <RelativeTime moment={moment} exact="2026-11-25" language="en" />;
    const { rerender } = render(time('2026-11-25T07:00:00Z'));
    vi.setSystemTime(new Date('2026-11-25T10:10:00Z'));
    rerender(time('2026-11-25T10:09:58Z'));
    expect(screen.getByRole('time').textContent).toBe('just now');
  });
});
