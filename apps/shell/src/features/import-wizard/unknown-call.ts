import { ApiError } from '@lading/api-client/api-error';
import { errorCode } from '@lading/contracts/envelope';

const codes: readonly number[] = [errorCode.notFound, 405, errorCode.notAcceptable];

/** Whether a back end answered that it does not have a call: what is ours is optional for it (decision D2). */
export function isUnknownCall(fault: unknown): boolean {
  return fault instanceof ApiError && codes.includes(fault.code ?? 0);
}
