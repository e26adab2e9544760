import { coreMessages, errorCode } from '@lading/contracts/core';
import { RequestError } from '../request-error.ts';

/** There is no such file in the store. */
export class FileGone extends RequestError {
  override name = 'FileGone';

  constructor() {
    super(errorCode.notFound, coreMessages.fileGone());
  }
}

/** The storage is unavailable. The store has already retried and logged the reason. */
export class StorageFailed extends RequestError {
  override name = 'StorageFailed';

  constructor(cause: unknown) {
    super(errorCode.unknown, coreMessages.storageFailed());
    this.cause = cause;
  }
}
