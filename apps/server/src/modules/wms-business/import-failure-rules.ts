import type { LocalizedText } from '@lading/contracts/localized-text';
import { DatabaseError } from 'pg';
import { RequestError } from '../../platform/request-error.ts';

/** What a person is told when an import could not be brought to its end. */
export const gaveUpText: LocalizedText = {
  message:
    'The import could not be finished because of a fault of the server. Nothing was imported. Import the file again.',
  zhMessage: '服务器故障，导入未能完成，未导入任何数据。请重新导入该文件。',
};

/** The same of an export. */
export const exportGaveUpText: LocalizedText = {
  message: 'The file could not be made because of a fault of the server. Try again.',
  zhMessage: '服务器故障，文件未能生成，请重试。',
};

/** What stands with a task that its owner has stopped. */
export const cancelledText: LocalizedText = {
  message: 'Cancelled. Nothing was changed.',
  zhMessage: '已取消，未做任何更改。',
};

const valueText: LocalizedText = {
  message:
    'A value does not fit or has been taken meanwhile. Nothing was imported. Import the file again to see the rows concerned.',
  zhMessage: '某个值不符合要求或已被占用，未导入任何数据。请重新导入该文件以查看相关行。',
};

/**
 * Why an import failed, for a person, when trying again would fail the same way: it was refused, or the database does not
 * take a value (SQLSTATE classes 22 and 23). Undefined for a fault that may pass.
 */
export function lastingFailure(error: unknown): LocalizedText | undefined {
  if (error instanceof RequestError) {
    const [first] = error.faults ?? [];
    const { message, zhMessage } = first ?? error.text;
    return { message, zhMessage };
  }
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? '') ? valueText : undefined;
}
