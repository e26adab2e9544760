import { type Access, type Call, errorCode, lenientRefusal } from '@lading/contracts/core';
import { ApiError, serverErrorText, type ApiErrorKind } from './api-error.ts';

/** What else determines the kind of a refusal. */
interface Circumstances {
  /** Default: the call's own. A call without a session cannot find it expired. */
  access?: Access | undefined;
  /** The kind if neither session nor maintenance is the cause. Default `rejected`. */
  otherwise?: ApiErrorKind;
}

/** The error for a reply, from its status and its body (decision D2, spec §8). */
export function readRefusal(
  call: Call | null,
  response: Response,
  body: unknown,
  { access = call?.access, otherwise = 'rejected' }: Circumstances = {},
): ApiError {
  const parts = lenientRefusal.safeParse(body).data;
  const code = parts?.code ?? (response.ok ? undefined : response.status);
  const told = typeof parts?.data === 'string' && parts.data !== '' ? parts.data : undefined;
  const inData = call?.errorText === 'data' ? told : undefined;
  const message = inData ?? parts?.message ?? told;
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  const kind = kindOf(access, response.status, code) ?? otherwise;
  // The maintenance page has a text of its own (spec §8).
  const usual = kind === 'maintenance' ? undefined : serverErrorText;
  return new ApiError({
    kind,
    call,
    code,
    message: message ?? usual?.message ?? '',
    zhMessage: inData ?? parts?.zhMessage ?? message ?? usual?.zhMessage ?? '',
    reason: parts?.reason,
    params: parts?.params,
    errors: parts?.errors,
    requestId: parts?.requestId,
    retryAfterSeconds: Number.isFinite(wait) ? wait : null,
  });
}

/** A public call is made without a session, so its 401 is a refusal like any other: "wrong password" signs no one out. */
function kindOf(access: Access | undefined, ...codes: (number | undefined)[]): ApiErrorKind | undefined {
  if (codes.includes(errorCode.maintenance)) return 'maintenance';
  return (access === 'signed-in' || access === 'warehouse') && codes.includes(errorCode.signedOut)
    ? 'signed-out'
    : undefined;
}
