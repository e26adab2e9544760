/** Attributes of a span: our own names and numbers, never user input (decision 0018). */
type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** One piece of work to measure. */
interface Spanned {
  name: string;
  kind: 'call' | 'job';
  facts?: SpanFacts;
  /** `traceparent` of the caller, if trusted. */
  parent?: string | undefined;
}

/** Traces for OpenTelemetry, or a no-op. */
export interface Tracing {
  /** Whether traces are collected; expensive attributes are skipped otherwise. */
  isOn: boolean;
  /** Runs the work as a span; nested work becomes child spans. */
  span<Result>(spanned: Spanned, work: () => Promise<Result>): Promise<Result>;
  /** A query that just ended and its duration, as a child of the current span. */
  query(sql: string, milliseconds: number, failed: boolean): void;
  /** Sends the rest. */
  stop(): Promise<void>;
}

/** No traces: the work is simply done. */
export const noTracing: Tracing = {
  isOn: false,
  span: (_spanned, work) => work(),
  query: () => undefined,
  stop: () => Promise.resolve(),
};
