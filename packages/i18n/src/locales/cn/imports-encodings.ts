import type en from '../en/imports-encodings.ts';
import type { Translation } from '../../translation.ts';

/** Encodings that a CSV may be read in, by their label in the Encoding Standard. */
const encodings: Translation<typeof en> = {
  'utf-8': 'Unicode（UTF-8）',
  'utf-16le': 'Unicode（UTF-16 LE）',
  'utf-16be': 'Unicode（UTF-16 BE）',
  gb18030: '简体中文（GBK）',
  big5: '繁体中文（Big5）',
  shift_jis: '日文（Shift-JIS）',
  'euc-jp': '日文（EUC）',
  'iso-2022-jp': '日文（ISO-2022）',
  'euc-kr': '韩文（EUC）',
  'windows-1252': '西文（Windows-1252）',
  macintosh: '西文（Macintosh）',
  'iso-8859-14': '凯尔特文（ISO 8859-14）',
  'iso-8859-15': '西文（ISO 8859-15）',
  'windows-1250': '中欧文（Windows-1250）',
  'iso-8859-2': '中欧文（ISO 8859-2）',
  'iso-8859-16': '东南欧文（ISO 8859-16）',
  'windows-1251': '西里尔文（Windows-1251）',
  'koi8-r': '西里尔文（KOI8-R）',
  'koi8-u': '西里尔文（KOI8-U）',
  'iso-8859-5': '西里尔文（ISO 8859-5）',
  ibm866: '西里尔文（DOS 866）',
  'x-mac-cyrillic': '西里尔文（Macintosh）',
  'windows-1253': '希腊文（Windows-1253）',
  'iso-8859-7': '希腊文（ISO 8859-7）',
  'windows-1254': '土耳其文（Windows-1254）',
  'iso-8859-3': '南欧文（ISO 8859-3）',
  'windows-1255': '希伯来文（Windows-1255）',
  'iso-8859-8': '希伯来文（ISO 8859-8）',
  'windows-1256': '阿拉伯文（Windows-1256）',
  'iso-8859-6': '阿拉伯文（ISO 8859-6）',
  'windows-1257': '波罗的海文（Windows-1257）',
  'iso-8859-4': '波罗的海文（ISO 8859-4）',
  'iso-8859-10': '北欧文（ISO 8859-10）',
  'iso-8859-13': '波罗的海文（ISO 8859-13）',
  'windows-1258': '越南文（Windows-1258）',
  'windows-874': '泰文（Windows-874）',
};

export default encodings;
