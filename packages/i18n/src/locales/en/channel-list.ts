/** Selling channels: the stores that an organisation sells through (sub-application `/b`). */
const channelList = {
  text: 'The stores whose orders come together here.',
  connect: 'Connect a store',
  failed: 'Your stores could not be loaded',
  empty: 'No stores yet',
  emptyHint: 'Connect one, or import orders: their stores appear here.',
  off: 'Switched off',
  byImport: 'Orders come by import',
  column: { store: 'Store', channel: 'Channel', state: 'Orders', pulled: 'Last updated' },
  state: { init: 'Not updated yet', loading: 'Updating', success: 'Up to date', failed: 'Update failed' },
} as const;

export default channelList;
