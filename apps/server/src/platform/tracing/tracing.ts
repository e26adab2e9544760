/** What a span says of itself: names and numbers of ours, never a person's text (decision 0018). */
type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** One piece of work to be timed. */
interface Spanned {
  name: string;
  kind: 'call' | 'job';
  facts?: SpanFacts;
  /** `traceparent` of who asked, where he is believed. */
  parent?: string | undefined;
}

/** Traces for OpenTelemetry, or nothing at all. */
export interface Tracing {
  /** Whether anybody listens; what costs something to find out is left out else. */
  isOn: boolean;
  /** Does the work as a span; what it causes goes below it. */
  span<Result>(spanned: Spanned, work: () => Promise<Result>): Promise<Result>;
  /** A query that has ended now and took so long, below the span that runs. */
  query(sql: string, milliseconds: number, failed: boolean): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** No traces: the work is simply done. */
export const noTracing: Tracing = {
  isOn: false,
  span: (_spanned, work) => work(),
  query: () => undefined,
  stop: () => Promise.resolve(),
};
