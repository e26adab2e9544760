import { linePath, stackSeries, type ChartKind, type ChartSeries } from './chart-rules.ts';

/** Number of series with distinct colors; more than five are hard to read anyway. */
const seriesColors = [1, 2, 3, 4, 5].map((number) => `var(--ld-chart-${number})`);
/** Lines differ by their dashes too, not only by color. */
export const seriesDashes = ['none', '6 3', '2 3', '9 3 2 3', '1 4'];
/** Hatching angles in degrees, to distinguish areas without colors. */
const hatchAngles = [0, 45, 135, 90, 22];

export const colorAt = (index: number): string => seriesColors[index % seriesColors.length]!;

interface ChartMarksProps {
  kind: ChartKind;
  series: readonly ChartSeries[];
  /** Prefix of the ids of the hatchings, which the legend uses too. */
  hatch: string;
  /** Center of a category. */
  x: (category: number) => number;
  /** Vertical position of a value. */
  y: (value: number) => number;
  /** Width of a category. */
  step: number;
}

/** A shape in its color; hatched instead in forced colors, and in print over the color. */
export function Shape({ d, index, hatch }: { d: string; index: number; hatch: string }) {
  return (
    <>
      <path
        d={d}
        fill={colorAt(index)}
        stroke="var(--ld-surface)"
        className="print-color-exact forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      />
      <path d={d} fill={`url(#${hatch}-${index})`} className="hidden forced-colors:block print:block" />
    </>
  );
}

function HatchPatterns({ count, hatch }: { count: number; hatch: string }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => (
        <pattern
          key={index}
          id={`${hatch}-${index}`}
          width={4 + 2 * index}
          height={4 + 2 * index}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${hatchAngles[index % hatchAngles.length]})`}
        >
          <path
            d={`M0 0V${4 + 2 * index}`}
            strokeWidth={1.5}
            className="stroke-[CanvasText] print:stroke-white"
          />
        </pattern>
      ))}
    </defs>
  );
}

/** Draws the series of a chart; the frame draws the axes. */
export function ChartMarks({ kind, series, hatch, x, y, step }: ChartMarksProps) {
  if (kind === 'lines') return <Lines series={series} x={x} y={y} />;
  return (
    <g>
      <HatchPatterns count={series.length} hatch={hatch} />
      {kind === 'areas'
        ? stackSeries(series).map(({ low, high }, index) => {
            const top = high.map((value, at) => [x(at), y(value)] as const);
            const bottom = low.map((value, at) => [x(at), y(value)] as const).toReversed();
            const d = `${linePath([...top, ...bottom])}Z`;
            return <Shape key={series[index]!.id} d={d} index={index} hatch={hatch} />;
          })
        : series.map((one, index) => (
            <Shape
              key={one.id}
              d={barsPath(one, index, series.length, { x, y, step })}
              index={index}
              hatch={hatch}
            />
          ))}
    </g>
  );
}

/** The bars of one series next to those of the others. */
function barsPath(
  { values }: ChartSeries,
  index: number,
  count: number,
  { x, y, step }: Pick<ChartMarksProps, 'x' | 'y' | 'step'>,
): string {
  const group = Math.min(step * 0.72, count * 48);
  const width = group / count;
  return values
    .map((value, at) => {
      if (value === null) return '';
      const left = x(at) - group / 2 + index * width;
      return `M${left} ${y(0)}V${y(value)}h${width}V${y(0)}Z`;
    })
    .join('');
}

function Lines({ series, x, y }: Pick<ChartMarksProps, 'series' | 'x' | 'y'>) {
  return series.map(({ id, values }, index) => (
    <g key={id} className="print-color-exact">
      <path
        d={linePath(values.map((value, at) => (value === null ? null : [x(at), y(value)])))}
        fill="none"
        stroke={colorAt(index)}
        strokeWidth={2}
        strokeLinejoin="round"
        strokeDasharray={seriesDashes[index % seriesDashes.length]}
        className="forced-colors:stroke-[CanvasText]"
      />
      {values.length > 60
        ? null
        : values.map((value, at) =>
            value === null ? null : (
              <circle
                key={at}
                cx={x(at)}
                cy={y(value)}
                r={2.5}
                fill={colorAt(index)}
                className="forced-colors:fill-[CanvasText]"
              />
            ),
          )}
    </g>
  ));
}
