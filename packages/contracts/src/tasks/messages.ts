import { defineMessages } from '../core/localized-message.ts';

/** Why a task ended or cannot be changed. */
export const taskMessages = defineMessages('tasks', {
  tooManyRowsForWorkbook: {
    en: 'A workbook holds up to {most} rows. Export as CSV, or narrow the list.',
    zh: '工作簿最多可容纳 {most} 行，请导出为 CSV 或缩小列表范围。',
  },
  exportSpaceFull: {
    en: 'The files of your organization’s exports have reached the limit of {megabytes} MB. Delete earlier ones in the task list, or wait until they expire.',
    zh: '贵组织的导出文件已达 {megabytes} MB 上限，请在任务列表中删除较早的文件，或等待其过期后再试。',
  },
  ended: { en: 'The task has already ended.', zh: '该任务已结束。' },
  noRetry: { en: 'This task cannot be started again.', zh: '该任务无法重新开始。' },
  importGaveUp: {
    en: 'The import could not be finished because of a server error. Nothing was imported. Import the file again.',
    zh: '服务器错误，导入未能完成，未导入任何数据。请重新导入该文件。',
  },
  exportGaveUp: {
    en: 'The file could not be created because of a server error. Try again.',
    zh: '服务器错误，文件未能生成，请重试。',
  },
  bulkGaveUp: {
    en: 'A server error stopped this. What was already done is kept. Try again to do the rest.',
    zh: '服务器错误，任务中断。已完成的部分保留，重试即可继续处理其余部分。',
  },
  bulkCancelled: {
    en: 'Canceled. What was already done is kept.',
    zh: '已取消，此前已完成的部分保留。',
  },
  cancelled: { en: 'Canceled. Nothing was changed.', zh: '已取消，未做任何更改。' },
  valueRefused: {
    en: 'A value is not valid or has been taken in the meantime. Nothing was imported. Import the file again to see the affected rows.',
    zh: '某个值不符合要求或已被占用，未导入任何数据。请重新导入该文件以查看相关行。',
  },
});
