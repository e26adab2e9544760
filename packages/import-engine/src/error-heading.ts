import type { Language } from '@lading/contracts/entities/user-info';

/** Heading of the column that explains a row's faults; it is left out when the workbook comes back and is written anew. */
export const errorHeading: Readonly<Record<Language, string>> = { en: 'Errors', cn: '错误' };

/** Whether a heading is that of our own column, in either language. */
export function isErrorHeading(heading: string): boolean {
  return heading === errorHeading.en || heading === errorHeading.cn;
}
