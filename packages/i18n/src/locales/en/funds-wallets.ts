/** The warehouses of a client and the wallets with them: "My warehouses" or "My funds" (sub-application `/o`). */
const fundsWallets = {
  none: 'No warehouse is connected yet',
  noneHint: 'Once you are connected to a warehouse provider, its wallet and rate card appear here.',
  failed: 'Your warehouses could not be loaded',
  connected: 'Connected',
  disconnected: 'No longer connected',
  available: 'Available',
  held: 'Held',
  spent: 'Spent in 30 days',
  runway: 'Lasts for',
  days_one: '{{count, number}} day',
  days_other: '{{count, number}} days',
  shortWarns: 'The balance is below zero. The warehouse still ships your orders.',
  shortBlocks: 'The balance is below zero. The warehouse ships nothing until you pay.',
  howToPay:
    'Pay the warehouse directly and report the payment here. It is credited once the warehouse confirms it.',
  alertAt: 'Alert below {{amount}}',
  noAlert: 'No alert for a low balance',
  setAlert: 'Set alert',
  alertTitle: 'Alert for {{warehouse}}',
  alertText:
    'The owners of your organization get a message when the available balance falls below this amount.',
  alertOn: 'Alert me',
  alertAmount: 'Amount',
  alertSave: 'Save alert',
  alertFailed: 'The alert was not saved',
  card: 'Rate card {{name}}, valid from {{day}}',
  noCard: 'The warehouse has not published a rate card yet.',
  transactions: 'Transactions',
  charges: 'Charges',
  statements: 'Statements',
  wallets: 'My warehouses',
  storage: 'Storage report',
} as const;

export default fundsWallets;
