import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ChartMarks, colorAt, seriesDashes, Shape } from './chart-marks.tsx';
import { labelEvery, nextCategory, ticksOf, type ChartKind, type ChartSeries } from './chart-rules.ts';
import { ChartTable, type ChartTableTexts } from './chart-table.tsx';

export type { ChartKind, ChartSeries } from './chart-rules.ts';

/** Texts of a chart; it contains none itself. */
export interface ChartTexts extends ChartTableTexts {
  /** One sentence about the data: the trend, the highest value, the total. */
  summary: string;
  /** Shown instead of an unknown value. */
  unknown: string;
}

export interface ChartProps {
  kind: ChartKind;
  title: ReactNode;
  /** Accessible name of the values that arrow keys go through. */
  label: string;
  texts: ChartTexts;
  /** Names along the axis, from left to right. */
  categories: readonly string[];
  /** At most five; each as long as `categories`. */
  series: readonly ChartSeries[];
  /** A value in full, as in the table. */
  formatValue: (value: number) => string;
  /** A value on the axis; default as `formatValue`. */
  formatTick?: (value: number) => string;
  /** Height of the drawing in pixels. */
  height?: number;
}

const margin = { top: 10, right: 8, bottom: 24 };
/** Approximate width of a letter on the axis. */
const letter = 6.6;
const widthOfText = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? letter * 1.8 : letter), 0);

/**
 * Bars, lines or stacked areas with a summary in words, the numbers as a table, and arrow keys to step through the values. Colors
 * follow the theme; hatching and dashes distinguish series without them.
 */
export function Chart(props: ChartProps) {
  const { kind, title, label, texts, categories, series, formatValue, formatTick = formatValue } = props;
  const { height = 220 } = props;
  const titleId = useId();
  const hatch = useId();
  const [box, width] = useWidth<HTMLDivElement>(640);
  const [active, setActive] = useState<number | null>(null);
  const ticks = ticksOf(kind, series);
  const left = Math.max(...ticks.map((tick) => widthOfText(formatTick(tick)))) + 10;
  const inner = Math.max(1, width - left - margin.right);
  const step = inner / Math.max(1, categories.length);
  const x = (category: number): number => left + (category + 0.5) * step;
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const bottom = height - margin.bottom;
  const y = (value: number): number => bottom - ((value - low) / (high - low)) * (bottom - margin.top);
  const every = labelEvery(categories.length, Math.max(0, ...categories.map(widthOfText)), inner);
  const valueText = (value: number | null | undefined): string =>
    value == null ? texts.unknown : formatValue(value);
  const spoken = (at: number): string =>
    `${categories[at]}: ${series.map(({ name, values }) => `${name} ${valueText(values[at])}`).join(', ')}`;
  const current = active !== null && active < categories.length ? active : null;

  return (
    <figure aria-labelledby={titleId} className="m-0 break-inside-avoid">
      <figcaption>
        <span id={titleId} className="block text-base font-semibold text-ink">
          {title}
        </span>
        <span className="mt-0.5 block text-sm text-ink-muted">{texts.summary}</span>
      </figcaption>
      {series.length > 1 ? <Legend kind={kind} series={series} hatch={hatch} /> : null}
      <div
        ref={box}
        // An input could not contain a drawing; arrow keys move through the values as with a slider.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={Math.max(1, categories.length)}
        aria-valuenow={(current ?? 0) + 1}
        aria-valuetext={current === null ? texts.summary : spoken(current)}
        className="relative mt-2 touch-pan-y rounded-md"
        onKeyDown={(event) => {
          const next = event.key === 'Escape' ? null : nextCategory(event.key, current, categories.length);
          if (next === undefined || (next === null && current === null)) return;
          event.preventDefault();
          setActive(next);
        }}
        onBlur={() => setActive(null)}
        onPointerLeave={() => setActive(null)}
        onPointerMove={({ clientX, currentTarget }) => {
          const at = Math.floor((clientX - currentTarget.getBoundingClientRect().left - left) / step);
          setActive(at >= 0 && at < categories.length ? at : null);
        }}
      >
        <svg
          aria-hidden="true"
          width="100%"
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          className="block"
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={left}
                x2={width - margin.right}
                y1={y(tick)}
                y2={y(tick)}
                className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
              />
              <text
                x={left - 8}
                y={y(tick)}
                dy="0.32em"
                textAnchor="end"
                className="fill-ink-faint text-xs tabular-nums"
              >
                {formatTick(tick)}
              </text>
            </g>
          ))}
          {current === null ? null : (
            <rect
              x={x(current) - step / 2}
              y={margin.top}
              width={step}
              height={bottom - margin.top}
              className="fill-hover"
            />
          )}
          <ChartMarks kind={kind} series={series} hatch={hatch} x={x} y={y} step={step} />
          {current === null ? null : (
            <line
              x1={x(current)}
              x2={x(current)}
              y1={margin.top}
              y2={bottom}
              className="stroke-ink-muted"
              strokeDasharray="2 2"
            />
          )}
          {categories.map((name, at) =>
            at % every === 0 ? (
              <text
                key={at}
                x={x(at)}
                y={height - 6}
                textAnchor="middle"
                className="fill-ink-faint text-xs tabular-nums"
              >
                {name}
              </text>
            ) : null,
          )}
        </svg>
        {current === null ? null : (
          <div
            aria-hidden="true"
            style={x(current) > width / 2 ? { right: width - x(current) + 10 } : { left: x(current) + 10 }}
            className="pointer-events-none absolute top-2 z-10 rounded-md border border-line bg-raised px-2.5 py-1.5 text-sm shadow-float"
          >
            <p className="font-medium text-ink">{categories[current]}</p>
            {series.map(({ id, name, values }, index) => (
              <p key={id} className="flex items-center gap-2 whitespace-nowrap text-ink-muted">
                <Swatch kind={kind} index={index} hatch={hatch} />
                {name}
                <span className="ml-auto pl-3 text-ink tabular-nums">{valueText(values[current])}</span>
              </p>
            ))}
          </div>
        )}
      </div>
      <ChartTable texts={texts} categories={categories} series={series} valueText={valueText} label={label} />
    </figure>
  );
}

function Legend({ kind, series, hatch }: Pick<ChartProps, 'kind' | 'series'> & { hatch: string }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
      {series.map(({ id, name }, index) => (
        <li key={id} className="flex items-center gap-1.5">
          <Swatch kind={kind} index={index} hatch={hatch} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Swatch({ kind, index, hatch }: { kind: ChartKind; index: number; hatch: string }) {
  return (
    <svg aria-hidden="true" width="18" height="10" className="print-color-exact shrink-0">
      {kind === 'lines' ? (
        <line
          x1={0}
          x2={18}
          y1={5}
          y2={5}
          stroke={colorAt(index)}
          strokeWidth={2}
          strokeDasharray={seriesDashes[index % seriesDashes.length]}
          className="forced-colors:stroke-[CanvasText]"
        />
      ) : (
        <Shape d="M4 0h10v10H4Z" index={index} hatch={hatch} />
      )}
    </svg>
  );
}

/** The current width of an element. */
function useWidth<Element extends HTMLElement>(initial: number) {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const read = () => setWidth((before) => element.clientWidth || before);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
