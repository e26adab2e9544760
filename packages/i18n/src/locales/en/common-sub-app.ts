/** Texts shared by the sub-apps: lists, failures, missing pages. */
const commonSubApp = {
  requestId: 'Request ID',
  unexpected: 'Something went wrong on this page. Try again.',
  unreachable: 'The server could not be reached. Check your connection and try again.',
  export: {
    button: 'Export',
    xlsx: 'Excel workbook (.xlsx)',
    csv: 'CSV, comma-separated (.csv)',
    started: 'Export started',
    startedHint: 'When it is ready, find the file under Imports and exports.',
    failed: 'The export could not be started',
    empty: 'There is nothing to export.',
  },
  list: {
    pages: 'Pages',
    first: 'First page',
    last: 'Last page',
    sortBy: 'Sort by',
    clearSearch: 'Clear search',
    clearFilters: 'Clear search and filters',
    noMatch: 'No results',
    noMatchHint: 'Try another search or clear the filters.',
    rangeOver: '{{from, number}}–{{to, number}} of more than {{total, number}}',
    over: '{{total}}+',
    chooseAll: 'Select all rows on this page',
    choose: 'Select {{name}}',
    acts: 'Actions',
    peek: 'Preview {{name}}',
    arrange: 'Columns and density',
    views: 'Saved views',
    pageTotals: 'This page',
    previousOne: 'Previous in the list',
    nextOne: 'Next in the list',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes have not been saved.',
    leave: 'Leave without saving',
    stay: 'Keep editing',
  },
  notReleased: {
    title: '{{name}} is not available yet',
    text: 'This page appears here once it is released. None of your data is missing or hidden.',
  },
  notFound: {
    title: 'Page not found',
    text: 'We couldn’t find {{path}}. It may have been moved or mistyped.',
  },
} as const;

export default commonSubApp;
