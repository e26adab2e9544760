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

/** Errors of a full or broken disk. All others come from the writer or the reader of the content. */
const ofDisk = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE']);

/** Whether reading or writing a file failed because of its disk. */
export function isOfDisk(error: unknown): error is NodeJS.ErrnoException {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  // A refused network address has such a code too.
  return code !== undefined && ofDisk.has(code) && syscall !== 'connect' && syscall !== 'listen';
}
