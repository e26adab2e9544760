// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Chart, type ChartKind } from './chart.tsx';
import { Sparkline } from './sparkline.tsx';

afterEach(cleanup);

const texts = {
  summary: 'Between 2 and 9 orders a day.',
  category: 'Day',
  showTable: 'Show as table',
  unknown: 'Not known',
};

function show(kind: ChartKind) {
  return render(
    <Chart
      kind={kind}
      title="Orders of the week"
      label="Orders by day"
      texts={texts}
      categories={['Mon', 'Tue', 'Wed']}
      series={[
        { id: 'web', name: 'Web', values: [2, 9, null] },
        { id: 'store', name: 'Store', values: [1, 0, 4] },
      ]}
      formatValue={(value) => `${value} pcs`}
    />,
  );
}

describe.each(['bars', 'lines', 'areas'] as const)('a chart of %s', (kind) => {
  it('has a name, a summary in words, and named series', () => {
    show(kind);
    const figure = screen.getByRole('figure', { name: 'Orders of the week' });
    expect(within(figure).getByText(texts.summary)).toBeTruthy();
    expect(
      within(figure)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Web', 'Store']);
  });

  it('is read value by value with the arrow keys, and left with Escape', () => {
    show(kind);
    const slider = screen.getByRole('slider', { name: 'Orders by day' });
    const read = () => slider.getAttribute('aria-valuetext');
    expect(read()).toBe(texts.summary);
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(read()).toBe('Mon: Web 2 pcs, Store 1 pcs');
    fireEvent.keyDown(slider, { key: 'End' });
    expect(read()).toBe('Wed: Web Not known, Store 4 pcs');
    fireEvent.keyDown(slider, { key: 'Escape' });
    expect(read()).toBe(texts.summary);
  });

  it('provides its numbers as a table', () => {
    const { container } = show(kind);
    const rows = [...container.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['Mon', '2 pcs', '1 pcs'],
      ['Tue', '9 pcs', '0 pcs'],
      ['Wed', 'Not known', '4 pcs'],
    ]);
    // On paper nothing can be opened.
    expect(screen.getByText(texts.showTable).className).toContain('print:hidden');
  });
});

it('a sparkline is a named image even with missing values', () => {
  render(<Sparkline values={[3, null, 5]} label="Orders, from 3 to 5" />);
  expect(screen.getByRole('img', { name: 'Orders, from 3 to 5' }).innerHTML).not.toContain('NaN');
  cleanup();
  render(<Sparkline values={[]} label="Nothing yet" />);
  expect(screen.getByRole('img', { name: 'Nothing yet' }).innerHTML).not.toMatch(/NaN|Infinity/);
});
