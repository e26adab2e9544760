import type { Call } from '@lading/contracts/define-service';
import type { FieldError, LocalizedText } from '@lading/contracts/localized-text';

/**
 * What went wrong, as the error policy must know it (spec §8): the session is over; the product is under maintenance; the
 * server refused; nothing usable came back; a file could not be fetched.
 */
export type ApiErrorKind = 'signed-out' | 'maintenance' | 'rejected' | 'network' | 'file';

/** Shown when a refusal brings no text of its own (spec §8). */
export const serverErrorText: LocalizedText = {
  message: 'Server error, please try again later',
  zhMessage: '服务器错误，请稍后再试',
};

/** Shown when the server cannot be reached, and for an empty download (spec §8). */
export const networkErrorText: LocalizedText = { message: 'Network Error', zhMessage: '网络错误' };

/** Shown when the server is silent for longer than a call may take (spec §9). */
export const timeoutText: LocalizedText = {
  message: 'The server did not answer in time',
  zhMessage: '服务器响应超时',
};

/** What an {@link ApiError} is made of. */
export interface ApiErrorParts extends LocalizedText {
  kind: ApiErrorKind;
  call: Call | null;
  code?: number | null | undefined;
  errors?: readonly FieldError[] | undefined;
  requestId?: string | null | undefined;
  retryAfterSeconds?: number | null | undefined;
  cause?: unknown;
}

/** A call that failed. `message` is the English text and `zhMessage` the Chinese one, ready to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly zhMessage: string;
  /** Body code, or the HTTP status where there was no body; null when nothing came back. See `errorCode`. */
  readonly code: number | null;
  /** Every fault of the input, by field (decision D2). */
  readonly errors: readonly FieldError[];
  /** Names the failure in the server's log. */
  readonly requestId: string | null;
  /** Seconds to wait after code 429; null when the server does not say. */
  readonly retryAfterSeconds: number | null;
  /** The call that failed; null for a file fetched by its address. */
  readonly call: Call | null;

  constructor(parts: ApiErrorParts) {
    super(parts.message, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.kind = parts.kind;
    this.zhMessage = parts.zhMessage;
    this.code = parts.code ?? null;
    this.errors = parts.errors ?? [];
    this.requestId = parts.requestId ?? null;
    this.retryAfterSeconds = parts.retryAfterSeconds ?? null;
    this.call = parts.call;
  }
}
