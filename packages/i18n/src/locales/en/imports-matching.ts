/** Texts of the file and the choices that they stand for. */
const matching = {
  title: 'Values in the file',
  text: 'The file uses other words for these options. Match each one once for all rows. Known spellings are already matched.',
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
  more_one: '{{count, number}} less frequent value is not shown. Fix it in the rows.',
  more_other: '{{count, number}} less frequent values are not shown. Fix them in the rows.',
} as const;

export default matching;
