import type { Call, FieldError, MessageParams } from '@lading/contracts/core';

/**
 * The kind of error that the error policy distinguishes (spec §8): the session is over; the product is under maintenance; the server
 * refused; no usable reply; a file could not be fetched.
 */
export type ApiErrorKind = 'signed-out' | 'maintenance' | 'rejected' | 'network' | 'file';

/** Shown when a refusal has no text of its own (spec §8). */
export const serverErrorText = {
  message: 'Server error, please try again later',
  zhMessage: '服务器错误，请稍后再试',
};

/** Shown when the server cannot be reached, and for an empty download (spec §8). */
export const networkErrorText = { message: 'Network Error', zhMessage: '网络错误' };

/** Shown when the server does not respond within the time of a call (spec §9). */
export const timeoutText = {
  message: 'The server did not answer in time',
  zhMessage: '服务器响应超时',
};

/** The fields of an {@link ApiError}. */
export interface ApiErrorParts {
  kind: ApiErrorKind;
  message: string;
  zhMessage: string;
  reason?: string | undefined;
  params?: MessageParams | undefined;
  call: Call | null;
  code?: number | null | undefined;
  errors?: readonly FieldError[] | undefined;
  requestId?: string | null | undefined;
  retryAfterSeconds?: number | null | undefined;
  cause?: unknown;
}

/** A failed call. `message` is the English text and `zhMessage` the Chinese one, both ready to display; empty for maintenance without a tip. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly zhMessage: string;
  /** Body code, or the HTTP status without a body; null without a reply. See `errorCode`. */
  readonly code: number | null;
  /** The message code of the refusal, for programs (decision D18); null if a back end only sends texts, or nothing was received. */
  readonly reason: string | null;
  /** Parameters of the texts of {@link reason}. */
  readonly params: MessageParams;
  /** Every error of the input, by field (decision D2). */
  readonly errors: readonly FieldError[];
  /** Names the failure in the server's log. */
  readonly requestId: string | null;
  /** Seconds to wait after code 429; null if the server does not specify them. */
  readonly retryAfterSeconds: number | null;
  /** The call that failed; null for a file fetched by its address. */
  readonly call: Call | null;

  constructor(parts: ApiErrorParts) {
    super(parts.message, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.kind = parts.kind;
    this.zhMessage = parts.zhMessage;
    this.code = parts.code ?? null;
    this.reason = parts.reason ?? null;
    this.params = parts.params ?? {};
    this.errors = parts.errors ?? [];
    this.requestId = parts.requestId ?? null;
    this.retryAfterSeconds = parts.retryAfterSeconds ?? null;
    this.call = parts.call;
  }
}
