import { Card } from '@lading/ui/card';
import type { ReactNode } from 'react';
import { Ago } from '../components/ago.tsx';

/** An event in the history. */
export interface TimelineEntry {
  /** ISO 8601. */
  time: string;
  what: ReactNode;
  /** Who did it, or how. */
  by?: ReactNode;
}

interface TimelineProps {
  title: string;
  entries: readonly TimelineEntry[];
  /** Shown above the events, for example that some could not be loaded. */
  note?: ReactNode;
}

/** The history of one item, newest first, in the reader's zone. */
export function Timeline({ title, entries, note }: TimelineProps) {
  const sorted = entries.toSorted((one, other) => Date.parse(other.time) - Date.parse(one.time));
  return (
    <Card title={title}>
      {note}
      <ol className="grid gap-3 border-l border-line-strong pl-4">
        {sorted.map(({ time, what, by }, index) => (
          <li key={`${index}-${time}`} className="relative text-sm">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-5 size-2 rounded-full border border-surface bg-ink-faint"
            />
            <span className="block text-ink">{what}</span>
            <span className="block text-xs text-ink-faint tabular-nums">
              <Ago moment={time} />
              {by ? <> · {by}</> : null}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
