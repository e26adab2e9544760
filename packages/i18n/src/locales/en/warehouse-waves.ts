/** Waves on the floor: several orders picked in one round and sorted to totes. */
const warehouseWaves = {
  title: 'Waves',
  list: 'Open waves',
  one: 'Wave {{number}}',
  failed: 'The wave could not be loaded',
  notDone: 'The action failed',
  orders_one: '{{count}} order',
  orders_other: '{{count}} orders',
  picked: '{{picked}} of {{units}}',
  size: 'Orders',
  create: 'New wave',
  notCreated: 'No wave was created',
  round: 'Pick',
  notInRound: 'This bin is not part of the wave',
  sort: 'Tote {{tote}}: {{units}} · {{number}}',
  stop: '{{units}} × {{code}}',
  share: 'Tote {{tote}}: {{units}}',
  stops: 'Still to pick',
  totes: 'Totes',
  tote: 'Tote {{tote}}',
  complete: 'Everything is picked',
  completeText: 'Pack the orders tote by tote, then finish the wave.',
  move: { start: 'Start picking', finish: 'Finish the wave', cancel: 'Cancel the wave' },
  back: 'Back to the orders',
  status: { DRAFT: 'Not started', IN_PROGRESS: 'Picking', DONE: 'Done', CANCELLED: 'Canceled' },
} as const;

export default warehouseWaves;
