import { ApiError } from './api-error.ts';
import { errorCode } from '@lading/contracts/core';

const unknownCallCodes: readonly number[] = [errorCode.notFound, 405, errorCode.notAcceptable];

/** Whether a back end answered that it does not have a call: our own calls are optional for it (decision D2). */
export const isUnknownCall = (fault: unknown): boolean =>
  fault instanceof ApiError && unknownCallCodes.includes(fault.code ?? 0);
