/** One series of a chart: a value for each category, null if unknown. */
export interface ChartSeries {
  id: string;
  name: string;
  values: readonly (number | null)[];
}

/** How series are drawn: bars side by side, lines, or stacked areas. */
export type ChartKind = 'bars' | 'lines' | 'areas';

/** A band of a stacked area: its lower and upper edge at each category. */
export interface StackedBand {
  low: number[];
  high: number[];
}

/** Stacks series; unknown values count as zero. */
export function stackSeries(series: readonly ChartSeries[]): StackedBand[] {
  let below: number[] = [];
  return series.map(({ values }) => {
    const low = values.map((_, index) => below[index] ?? 0);
    const high = values.map((value, index) => low[index]! + (value ?? 0));
    below = high;
    return { low, high };
  });
}

/**
 * Round axis values that span the given ones and include zero, so that lengths can be compared: steps of 1, 2 or 5 times a power of
 * ten, about `count` of them.
 */
export function axisTicks(lowest: number, highest: number, count = 4): number[] {
  const low = Math.min(0, lowest);
  // An axis with only zeros goes up to one.
  const high = low === 0 && highest <= 0 ? 1 : Math.max(0, highest);
  const span = high - low;
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough * 0.999)!;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  // Counted in steps, so that rounding errors do not add up.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** The axis of a chart. */
export function ticksOf(kind: ChartKind, series: readonly ChartSeries[], count?: number): number[] {
  const values =
    kind === 'areas'
      ? stackSeries(series).flatMap(({ high }) => high)
      : series.flatMap((one) => one.values.filter((value) => value !== null));
  // Spreading 100,000 values would exceed the number of arguments.
  const [low, high] = values.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [0, 0],
  );
  return axisTicks(low, high, count);
}

/** Label every n-th category, so that names of this width do not touch. */
export function labelEvery(categories: number, nameWidth: number, width: number): number {
  return Math.max(1, Math.ceil((categories * (nameWidth + 12)) / Math.max(1, width)));
}

/** The category that an arrow key, Home or End moves to; undefined for another key. */
export function nextCategory(key: string, at: number | null, categories: number): number | undefined {
  const last = categories - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight' || key === 'ArrowUp') return at === null ? 0 : Math.min(last, at + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return at === null ? last : Math.max(0, at - 1);
  return undefined;
}

/** A line through points; it restarts after an unknown value. */
export function linePath(points: readonly (readonly [x: number, y: number] | null)[]): string {
  let isPen = false;
  let path = '';
  for (const point of points) {
    if (point) path += `${isPen ? 'L' : 'M'}${round(point[0])} ${round(point[1])}`;
    isPen = point !== null;
  }
  return path;
}

const round = (value: number): number => Math.round(value * 100) / 100;
