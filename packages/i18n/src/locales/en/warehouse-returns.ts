import words from './warehouse-words.ts';

/** Returns, as clients of a warehouse see them (sub-application `/o`). */
const warehouseReturns = {
  title: 'Returns',
  one: 'Return {{number}}',
  new: 'New return',
  listFailed: 'The returns could not be loaded',
  failed: 'The return could not be loaded',
  empty: 'No returns yet',
  emptyHint:
    'Announce what a customer sends back. The warehouse inspects it, then returns it to stock, marks it as damaged, or disposes of it.',
  search: 'Search returns',
  searchHint: 'Return, order, tracking no., SKU…',
  copy: 'Copy numbers',
  missing: 'This return does not exist',
  missingHint: 'It may belong to another account.',
  toList: 'All returns',
  announced: 'Returned products',
  addLine: 'Add product',
  announce: 'Announce return',
  save: 'Save changes',
  notSaved: 'The return was not saved',
  cancel: 'Cancel return',
  inspectedOf: '{{inspected}} of {{expected}}',
  noWarehouse: 'None of your warehouses accepts returns for you',
  noWarehouseHint: 'Ask your provider to turn on returns.',
  column: {
    returnNo: 'Return',
    reason: 'Reason',
    order: 'Order number (optional)',
    orderNo: 'Order number',
    tracking: 'Tracking number (optional)',
    remark: 'Remark (optional)',
    inspected: 'Inspected',
    restocked: 'Back to stock',
    damaged: 'Damaged',
    disposed: 'Disposed',
    missing: 'Missing',
  },
  status: words.returnStates,
  reason: words.returnReasons,
} as const;

export default warehouseReturns;
