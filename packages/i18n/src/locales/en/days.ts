/** A field for a day, and the calendar that it opens. */
const days = {
  placeholder: 'YYYY-MM-DD',
  choose: 'Choose a day: {{name}}',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  invalid: 'Enter a day as YYYY-MM-DD',
  outOfRange: 'The first day cannot be after the last',
} as const;

export default days;
