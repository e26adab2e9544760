import type { CallInput, CallSpec } from '@lading/contracts/core';

/** A call that answers with the envelope's `data`. */
export type DataCallSpec = CallSpec & { reply?: 'data' };
/** A call that answers with newline-delimited JSON. */
export type LinesCallSpec = CallSpec & { reply: 'ndjson' };
/** A call that answers with a file. */
export type FileCallSpec = CallSpec & { reply: 'file' };

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call; the abort reason is thrown. */
  signal?: AbortSignal | undefined;
  /** Sent as `Idempotency-Key`; repeating the same save needs the same key (decision D8). */
  idempotencyKey?: string | undefined;
  /** Receives the uploaded share, from 0 to 1, if the browser reports it. */
  onSent?: ((share: number) => void) | undefined;
}

/** A body may already be a JSON string: serializing a hundred thousand rows at once would block the page. */
type WrittenInput<Input> = Input extends { body: infer Body }
  ? Omit<Input, 'body'> & { body: Body | Blob }
  : Input;

/**
 * The arguments after the call: its input, optional if nothing is required, and options. A once-only call needs an idempotency key,
 * which only the caller can keep for a retry.
 */
export type CallArguments<Spec extends CallSpec> = Spec extends { idempotent: true }
  ? [input: WrittenInput<CallInput<Spec>>, options: CallOptions & { idempotencyKey: string }]
  : object extends CallInput<Spec>
    ? [input?: CallInput<Spec>, options?: CallOptions]
    : [input: WrittenInput<CallInput<Spec>>, options?: CallOptions];
