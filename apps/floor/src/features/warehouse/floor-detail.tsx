import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { Card } from '@lading/ui/card';
import { Skeleton } from '@lading/ui/skeleton';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FloorPage } from '../../frame/floor-page.tsx';

interface FloorDetailProps<Data> {
  detail: UseQueryOptions<Data | null>;
  /** The list that it belongs to: its name is shown above the page until it is loaded. */
  list: { title: string; to: string; back: string };
  title: (data: Data) => string;
  /** Its identifying facts; empty ones are omitted. */
  facts: (data: Data) => readonly (string | null | undefined)[];
  badge: (data: Data) => ReactNode;
  failedTitle: string;
  /** The actions on it, from top to bottom. */
  children: (data: Data) => ReactNode;
}

/** The page of one piece of work on the floor; refetched on every visit, since others work on it too. */
export function FloorDetail<Data>(props: FloorDetailProps<Data>) {
  const { detail, list, title, facts, badge, failedTitle, children } = props;
  const query = useQuery({ ...detail, staleTime: 0 });
  const { data } = query;
  return (
    <FloorPage title={data ? title(data) : list.title}>
      {() =>
        data ? (
          <div className="grid gap-4">
            <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-muted">
              <span>{facts(data).filter(Boolean).join(' · ')}</span>
              {badge(data)}
            </div>
            {children(data)}
            <Link to={list.to} className="justify-self-start text-sm text-link">
              {list.back}
            </Link>
          </div>
        ) : (
          <NotLoaded query={query} title={failedTitle} waiting={<Skeleton className="h-60 w-full" />} />
        )
      }
    </FloorPage>
  );
}

interface LineListProps<Line> {
  title: string;
  lines: readonly Line[];
  /** A name, with the progress at the end of the row. */
  children: (line: Line) => ReactNode;
}

/** The lines of one piece of work. */
export function LineList<Line extends { lineId: string }>({ title, lines, children }: LineListProps<Line>) {
  return (
    <Card title={title} flush>
      <ul aria-label={title} className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.lineId} className="flex items-center justify-between gap-3 px-4 py-3">
            {children(line)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface LineNameProps {
  name: string;
  detail?: string | null | undefined;
  /** A second detail, of any length. */
  more?: string;
}

/** The subject of a line. */
export function LineName({ name, detail, more }: LineNameProps) {
  return (
    <span className="min-w-0">
      <span className="block font-medium break-words">{name}</span>
      {detail ? <span className="block text-sm break-words text-ink-muted">{detail}</span> : null}
      {more ? <span className="block text-sm text-ink-muted">{more}</span> : null}
    </span>
  );
}

/** The progress of a line, with a note below. */
export function LineCount({ count, note }: { count: string; note?: string | undefined }) {
  return (
    <span className="shrink-0 text-right tabular-nums">
      <span className="block font-medium">{count}</span>
      {note ? <span className="block text-sm text-ink-muted">{note}</span> : null}
    </span>
  );
}
