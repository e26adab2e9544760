/** The origin of an imported file, and what is known about such files. Part of the wizard's texts. */
const importOrigin = {
  label: 'Source',
  other: 'Other',
  found: 'Recognized: {{origin}}',
  columns: 'Columns are matched as in its exports.',
  lines: 'Rows with the same order number become one order.',
  variants: 'Blank cells of a variant are filled from its product.',
  units: 'Numbers in {{columns}} are read as {{unit}}.',
  zone: 'Times without a time zone are read as {{zone}}.',
  'month-first': 'Dates such as 03/04/2026 are read month first.',
  'day-first': 'Dates such as 03/04/2026 are read day first.',
  'by-clock': 'Dates such as 03/04/2026 are read month first if their time has AM or PM.',
  change: 'If that is wrong, choose another source.',
} as const;

export default importOrigin;
