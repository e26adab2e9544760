import { linePath } from './chart-rules.ts';

export interface SparklineProps {
  /** From left to right, null if unknown. */
  values: readonly (number | null)[];
  /** A description in words: "Orders of the last 14 days, from 3 to 12". */
  label: string;
  width?: number;
  height?: number;
}

/** A trend the size of a word with its last value marked; the number itself is next to it. */
export function Sparkline({ values, label, width = 96, height = 24 }: SparklineProps) {
  const known = values.filter((value) => value !== null);
  const low = Math.min(...known);
  const span = Math.max(...known) - low || 1;
  const inset = 3;
  const x = (at: number): number => inset + (at / Math.max(1, values.length - 1)) * (width - 2 * inset);
  const y = (value: number): number => height - inset - ((value - low) / span) * (height - 2 * inset);
  const last = values.findLastIndex((value) => value !== null);
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in place, not a file
      role="img"
      aria-label={label}
      width={width}
      height={height}
      className="print-color-exact inline-block align-middle"
    >
      <path
        d={linePath(values.map((value, at) => (value === null ? null : [x(at), y(value)])))}
        fill="none"
        stroke="var(--ld-chart-1)"
        strokeWidth={1.5}
        strokeLinejoin="round"
        className="forced-colors:stroke-[CanvasText]"
      />
      {last < 0 ? null : (
        <circle
          cx={x(last)}
          cy={y(values[last]!)}
          r={2.5}
          fill="var(--ld-chart-1)"
          className="forced-colors:fill-[CanvasText]"
        />
      )}
    </svg>
  );
}
