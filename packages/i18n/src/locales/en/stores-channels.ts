/** Selling channels: the stores that an organization sells through (sub-application `/b`). */
const storesChannels = {
  text: 'All stores whose orders appear here.',
  connect: 'Connect a store',
  failed: 'Your stores could not be loaded',
  empty: 'No stores yet',
  emptyHint: 'Connect a store or import orders, and the stores appear here.',
  failing: {
    lost: '{{name}} is disconnected. New orders do not arrive.',
    failed: 'Orders of {{name}} could not be synced. {{why}}',
    reconnect: 'Reconnect',
    again: 'Sync again',
    import: 'Import orders',
    importInstead:
      'This channel cannot be reconnected here. Until it is set up again, import its orders from a file.',
    more_one: 'and {{count, number}} more store',
    more_other: 'and {{count, number}} more stores',
  },
  off: 'Turned off',
  held_one: '{{count, number}} order needs correction',
  held_other: '{{count, number}} orders need correction',
  paused: 'Paused',
  byImport: 'Orders added by import',
  column: { store: 'Store', channel: 'Channel', state: 'Sync', pulled: 'Last updated', orders: 'Orders' },
  viewOrders: 'View orders',
  state: { init: 'Not updated yet', loading: 'Updating', success: 'Up to date', failed: 'Update failed' },
} as const;

export default storesChannels;
