import type { Language } from '@lading/contracts/identity';

/** Heading of the column that explains a row's errors; it is skipped on re-import and written again. */
export const errorHeading: Readonly<Record<Language, string>> = { en: 'Errors', cn: '错误' };

/** Whether a heading is that of our own column, in either language. */
export function isErrorHeading(heading: string): boolean {
  return heading === errorHeading.en || heading === errorHeading.cn;
}
