import { errorCode } from '@lading/contracts/envelope';
import { RequestError } from '../request-error.ts';

/** There is no such file in the store. */
export class FileGone extends RequestError {
  override name = 'FileGone';

  constructor() {
    super(errorCode.notFound, {
      message: 'The file is no longer kept.',
      zhMessage: '该文件已不再保留。',
    });
  }
}

/** The storage cannot be had, or not at the moment. The store has tried again and has written to the log why. */
export class StorageFailed extends RequestError {
  override name = 'StorageFailed';

  constructor(cause: unknown) {
    super(errorCode.unknown, {
      message:
        'The file storage cannot be reached at the moment. Nothing is lost: try again in a few minutes.',
      zhMessage: '文件存储暂时无法访问。数据没有丢失，请几分钟后重试。',
    });
    this.cause = cause;
  }
}
