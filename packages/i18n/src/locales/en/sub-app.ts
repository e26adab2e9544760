/** What the sub-apps say alike: lists, failures, pages that are missing. */
const subApp = {
  requestId: 'Request ID',
  unexpected: 'Something went wrong on this page. Try again.',
  unreachable: 'The server could not be reached. Check your connection and try again.',
  export: {
    button: 'Export',
    xlsx: 'Excel workbook (.xlsx)',
    csv: 'CSV, comma-separated (.csv)',
    started: 'Export started',
    startedHint: 'The file will be waiting under Imports and exports.',
    failed: 'The export could not be started',
  },
  list: {
    pages: 'Pages',
    first: 'First page',
    last: 'Last page',
    sortBy: 'Sort by',
    clearSearch: 'Clear search',
    clearFilters: 'Clear search and filters',
    noMatch: 'Nothing matches',
    noMatchHint: 'Try other words, or take the filters away.',
  },
  notReleased: {
    title: '{{name}} is not part of this release yet',
    text: 'The page will appear here once it is. Nothing of yours is missing or hidden.',
  },
  notFound: {
    title: 'There is no page here',
    text: 'The address {{path}} leads nowhere. It may have been moved, or mistyped.',
  },
} as const;

export default subApp;
