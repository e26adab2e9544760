import type { ChartSeries } from './chart-rules.ts';

/** Texts of the table. */
export interface ChartTableTexts {
  /** What the categories are: "Day". */
  category: string;
  /** Opens the numbers behind the chart. */
  showTable: string;
}

interface ChartTableProps {
  label: string;
  texts: ChartTableTexts;
  categories: readonly string[];
  series: readonly ChartSeries[];
  valueText: (value: number | null | undefined) => string;
}

/** The numbers behind a chart, opened on demand. */
export function ChartTable({ label, texts, categories, series, valueText }: ChartTableProps) {
  const cell = 'border-b border-line px-2 py-1 text-right tabular-nums';
  return (
    <details className="mt-1 text-sm">
      <summary className="w-fit cursor-pointer rounded-sm text-ink-muted hover:text-ink print:hidden">
        {texts.showTable}
      </summary>
      <div className="mt-1 overflow-x-auto">
        <table aria-label={label} className="w-full border-collapse text-ink">
          <thead>
            <tr className="text-ink-muted">
              <th scope="col" className="border-b border-line px-2 py-1 text-left font-medium">
                {texts.category}
              </th>
              {series.map(({ id, name }) => (
                <th key={id} scope="col" className={`${cell} font-medium`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((name, at) => (
              <tr key={at}>
                <th scope="row" className="border-b border-line px-2 py-1 text-left font-normal">
                  {name}
                </th>
                {series.map(({ id, values }) => (
                  <td key={id} className={cell}>
                    {valueText(values[at])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
