import {
  coreMessages,
  errorCode,
  type ErrorCode,
  type FieldError,
  type LocalizedText,
} from '@lading/contracts/core';

/** A refused call, with a text in both languages (decision D2). Any other error is unknown. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly code: ErrorCode;
  readonly text: LocalizedText;
  readonly faults: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    text: LocalizedText,
    more: { faults?: FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    super(text.message);
    this.code = code;
    this.text = text;
    this.faults = more.faults;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** Not signed in, or no longer. */
export const signedOut = (): RequestError => new RequestError(errorCode.signedOut, coreMessages.signIn());

/** Signed in, but not for this. */
export const forbidden = (): RequestError => new RequestError(errorCode.forbidden, coreMessages.forbidden());

/** The state of what the call is about does not allow it, or no longer. */
export const conflict = (text: LocalizedText, more?: { faults: FieldError[] }): RequestError =>
  new RequestError(errorCode.conflict, text, more);

/** Absent, or another organization's: the reply does not distinguish them. */
export const notFound = (): RequestError => new RequestError(errorCode.notFound, coreMessages.notFound());

const textOf = ({ fieldName: _field, ...text }: FieldError): LocalizedText => text;

/** Invalid input; reports all errors, not just the first. */
export const badInput = (faults: FieldError[]): RequestError =>
  new RequestError(
    errorCode.badInput,
    faults.length === 1 && faults[0] ? textOf(faults[0]) : coreMessages.checkFields(),
    { faults },
  );

/** One field is invalid. */
export const fieldFault = (fieldName: string, text: LocalizedText): RequestError =>
  badInput([{ fieldName, ...text }]);

/** Larger than a limit of decision D8 or of the body; the text names the limit. @param mostBytes the limit */
export const tooLarge = (mostBytes: number): RequestError => {
  const kilobytes = Math.floor(mostBytes / 1024);
  const limit = kilobytes < 1024 ? `${kilobytes} KB` : `${Math.floor(kilobytes / 1024)} MB`;
  return new RequestError(errorCode.tooLarge, coreMessages.requestTooLarge({ limit }));
};

/** Too many requests. */
export const tooMany = (retryAfterSeconds: number): RequestError =>
  new RequestError(errorCode.tooMany, coreMessages.tooManyAttempts(), { retryAfterSeconds });

const waitingMessages = {
  files: coreMessages.filesWaiting,
  tasks: coreMessages.tasksWaiting,
  bodies: coreMessages.bodiesArriving,
  batches: coreMessages.batchesWaiting,
};

/** The organization has too many items waiting; nothing was queued. */
export const tooManyWaiting = (what: keyof typeof waitingMessages, most: number): RequestError =>
  new RequestError(errorCode.tooMany, waitingMessages[what]({ most }), { retryAfterSeconds: 10 });

/** A text without a special kind: a rule of the field rejects it. */
export const refused = (text: LocalizedText): RequestError => new RequestError(errorCode.badInput, text);
