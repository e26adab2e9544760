/** A field for a day, and the calendar that it opens. */
const commonDays = {
  placeholder: 'YYYY-MM-DD',
  choose: 'Choose a date: {{name}}',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  invalid: 'Enter a date as YYYY-MM-DD',
  outOfRange: 'The start date cannot be after the end date',
} as const;

export default commonDays;
