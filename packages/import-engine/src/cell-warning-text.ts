import type { LocalizedText } from '@lading/contracts/localized-text';
import type { CellWarning } from './raw-table.ts';

const texts: Record<CellWarning['code'], LocalizedText> = {
  scientific: {
    message:
      'The spreadsheet shows this number in scientific notation; its last digits may be lost. Check it.',
    zhMessage: '表格已将该数字转为科学计数法，末尾数字可能丢失，请核对。',
  },
  'long-number': {
    message: 'A spreadsheet keeps 15 digits of a number; the others may be lost. Check it.',
    zhMessage: '表格中的数字最多保留 15 位，其余位数可能丢失，请核对。',
  },
  'unclosed-quote': {
    message: 'A quotation mark opens here and nothing closes it, so cells may have run together. Check it.',
    zhMessage: '此处引号未闭合，单元格内容可能混在一起，请核对。',
  },
};

/** What a warning of the file says to whoever looks at its cell (decision D8). */
export function cellWarningText(code: CellWarning['code']): LocalizedText {
  return texts[code];
}
