/** Texts of the file and the choices that they stand for. */
const matching = {
  title: 'Values in the file',
  text: 'The file has other words for these choices. Match them once for all rows; spellings that are known are matched already.',
  open_one: '{{count, number}} value to match',
  open_other: '{{count, number}} values to match',
  done: 'All matched',
  field: '{{field}}, from “{{column}}”',
  rows_one: '{{count, number}} row',
  rows_other: '{{count, number}} rows',
  label: '“{{text}}” as {{field}}',
  none: 'Not matched',
  clear: 'Do not match “{{text}}”',
  all: 'Show all {{count, number}} values',
  more_one: '{{count, number}} rarer value is not shown; correct it in the rows.',
  more_other: '{{count, number}} rarer values are not shown; correct them in the rows.',
} as const;

export default matching;
