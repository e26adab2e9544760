import type { LocalizedMessage } from '../core/localized-message.ts';
import { fileMessages } from './file-messages.ts';

/** Other extensions of tables saved by programs, and what such a file is. */
const otherKinds: readonly (readonly [endings: string, kind: { en: string; zh: string }])[] = [
  ['xlsm|xlam', { en: 'a macro workbook', zh: '启用宏的工作簿' }],
  ['xltx|xltm|xlt', { en: 'a workbook template', zh: '工作簿模板' }],
  ['ods|fods|ots', { en: 'an OpenDocument spreadsheet', zh: 'OpenDocument 表格' }],
  ['numbers', { en: 'a Numbers spreadsheet', zh: 'Numbers 表格' }],
  ['gsheet', { en: 'a link to a Google spreadsheet', zh: 'Google 表格的链接' }],
  ['et|ett', { en: 'a WPS spreadsheet', zh: 'WPS 表格' }],
];
/** A copy or a download: "orders.csv.txt", "orders.csv (1)". */
const renamed =
  /^(.+\.(?:csv|xlsx|xlsb|xls))(?:\.(?:txt|bak|download|crdownload|part|tmp)|\s*\(\d+\)|\s*-\s*copy)$/i;

/** Why a file is refused because of its extension, what it is, and what to do (spec §5: three extensions). */
export function refusedEnding(fileName: string): LocalizedMessage {
  const name = fileName.trim();
  const inner = renamed.exec(name)?.[1];
  if (inner !== undefined) return fileMessages.renamed({ name: inner });
  const ending = /\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (/^(?:tsv|tab)$/.test(ending)) return fileMessages.tabText();
  if (/^(?:txt|prn|asc)$/.test(ending)) return fileMessages.plainText();
  if (/^(?:zip|gz|rar|7z|tar|tgz)$/.test(ending)) return fileMessages.packed();
  const found = otherKinds.find(([endings]) => endings.split('|').includes(ending));
  return found ? fileMessages.savedOtherwise({ kind: found[1] }) : fileMessages.onlyFileType();
}
