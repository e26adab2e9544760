import { errorCode, type ErrorCode } from '@lading/contracts/envelope';
import type { FieldError, LocalizedText } from '@lading/contracts/localized-text';

/** A call that is refused, with a text for people in both languages (decision D2). Anything else thrown is an unknown fault. */
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
export const signedOut = (): RequestError =>
  new RequestError(errorCode.signedOut, { message: 'Please sign in.', zhMessage: '请先登录。' });

/** Signed in, but not for this. */
export const forbidden = (): RequestError =>
  new RequestError(errorCode.forbidden, {
    message: 'You have no permission for this.',
    zhMessage: '您没有此操作的权限。',
  });

/** Absent, or somebody else's: the two are not told apart. */
export const notFound = (): RequestError =>
  new RequestError(errorCode.notFound, { message: 'Not found.', zhMessage: '未找到。' });

/** Input with faults; all of them, not just the first. */
export const badInput = (faults: FieldError[]): RequestError =>
  new RequestError(
    errorCode.badInput,
    faults.length === 1 && faults[0]
      ? { message: faults[0].message, zhMessage: faults[0].zhMessage }
      : { message: 'Please check the marked fields.', zhMessage: '请检查标记的字段。' },
    { faults },
  );

/** One field is at fault. */
export const fieldFault = (fieldName: string, text: LocalizedText): RequestError =>
  badInput([{ fieldName, ...text }]);

/** Larger than a limit of decision D8 or of the body. */
export const tooLarge = (): RequestError =>
  new RequestError(errorCode.tooLarge, { message: 'The request is too large.', zhMessage: '请求内容过大。' });

/** Asked too often. */
export const tooMany = (retryAfterSeconds: number): RequestError =>
  new RequestError(
    errorCode.tooMany,
    { message: 'Too many attempts. Please try again later.', zhMessage: '操作过于频繁，请稍后再试。' },
    { retryAfterSeconds },
  );

/** A text of no special kind: the field's rules say no. */
export const refused = (text: LocalizedText): RequestError => new RequestError(errorCode.badInput, text);
