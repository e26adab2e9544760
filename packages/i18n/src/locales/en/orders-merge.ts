/** Orders of one recipient that are shipped as one. */
const ordersMerge = {
  act: 'Merge into one order',
  title_one: 'Merge {{count, number}} order',
  title_other: 'Merge {{count, number}} orders',
  text: 'Their items move to a new order, and they are canceled. Their packages move too, if each order has some. You can undo this until a label is bought. Each store is notified of its own orders.',
  units_one: '{{count, number}} unit',
  units_other: '{{count, number}} units',
  service: 'Ship with',
  chooseService: 'Choose a service',
  servicesDiffer: 'The orders name different services.',
  submit: 'Merge orders',
  failed: 'The orders were not merged',
  undo: 'Undo merge',
  undoTitle: 'Undo the merge {{no}}?',
  undoText: 'This order is canceled permanently. The original orders are restored.',
  undoOrders: 'Orders: {{orders}}',
  undoFailed: 'The merge was not undone',
  role: {
    WHOLE: 'Merged from',
    PART: 'Shipped with',
    DISSOLVED: 'The merge was undone. The original orders ship separately.',
  },
} as const;

export default ordersMerge;
