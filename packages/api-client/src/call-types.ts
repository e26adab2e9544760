import type { CallInput, CallSpec } from '@lading/contracts/define-service';

/** A call that answers with the envelope's `data`. */
export type DataCallSpec = CallSpec & { reply?: 'data' };
/** A call that answers with newline-delimited JSON. */
export type LinesCallSpec = CallSpec & { reply: 'ndjson' };
/** A call that answers with a file. */
export type FileCallSpec = CallSpec & { reply: 'file' };

/** What a caller may say about one sending of a call. */
export interface CallOptions {
  /** Stops the call; what the caller gave as reason is thrown. */
  signal?: AbortSignal | undefined;
  /** Sent as `Idempotency-Key`; the same save sent again needs the same key (decision D8). */
  idempotencyKey?: string | undefined;
  /** Takes the share of an upload that has gone out, from 0 to 1, where the browser can tell. */
  onSent?: ((share: number) => void) | undefined;
}

/** A body may have been written as JSON already: one of a hundred thousand rows is too long to be written in one go. */
type WrittenInput<Input> = Input extends { body: infer Body }
  ? Omit<Input, 'body'> & { body: Body | Blob }
  : Input;

/**
 * What stands behind the call: its input, left out where nothing is required, and options. A call that is done once needs
 * an idempotency key, which only the caller can keep over a repetition.
 */
export type CallArguments<Spec extends CallSpec> = Spec extends { idempotent: true }
  ? [input: WrittenInput<CallInput<Spec>>, options: CallOptions & { idempotencyKey: string }]
  : object extends CallInput<Spec>
    ? [input?: CallInput<Spec>, options?: CallOptions]
    : [input: WrittenInput<CallInput<Spec>>, options?: CallOptions];
