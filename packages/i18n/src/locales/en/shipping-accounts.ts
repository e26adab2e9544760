/** Carrier accounts of the organization's own (sub-application `/b`). */
const shippingAccounts = {
  text: 'Your own accounts with carrier networks. The network bills you for their labels directly; your postage balance is not charged.',
  connect: 'Connect an account',
  failed: 'Your carrier accounts could not be loaded',
  empty: 'No carrier accounts yet',
  emptyHint: 'Connect one to compare its rates with the platform’s and buy labels with it.',
  network: { easypost: 'EasyPost', shippo: 'Shippo' },
  column: { name: 'Account', network: 'Network', health: 'Connection', on: 'In use' },
  actions: 'Actions',
  testMode: 'Test key: labels are not valid postage',
  health: { OK: 'Connected', REFUSED: 'Key rejected', UNREACHABLE: 'Not reachable' },
  checked: 'checked {{time}}',
  inUse: 'Use {{name}}',
  act: {
    test: 'Test {{name}}',
    key: 'Replace the key of {{name}}',
    webhook: 'Tracking reports of {{name}}',
    remove: 'Remove {{name}}',
  },
  ownersOnly:
    'Only owners of your organization connect or remove accounts and change their keys. You can test them and turn them on or off.',
  notDone: 'The action failed',
  form: {
    title: 'Connect a carrier account',
    text: 'The key is tested, stored encrypted, and never shown again.',
    network: 'Network',
    name: 'Account name',
    apiKey: 'API key',
    hint: {
      easypost:
        'In EasyPost: Account settings, API keys. A test key also connects, but its labels are not valid postage.',
      shippo: 'In Shippo: Settings, API. A test token also connects, but its labels are not valid postage.',
    },
    submit: 'Connect account',
    failed: 'The account was not connected',
    replaceTitle: 'Replace the key of {{name}}',
    replaceSubmit: 'Replace key',
    replaceFailed: 'The key was not replaced',
  },
  webhook: {
    text: 'Optional: with this address the network reports each scan immediately. Without it, parcels are checked at regular intervals.',
    address: 'Address',
    secret: 'Secret',
    once: 'Copy it now. It is not shown again.',
    copyAddress: 'Copy address',
    copySecret: 'Copy secret',
    copied: 'Copied',
    done: 'Done',
    renew: 'New address and secret',
    renewText: 'The network’s current secret stops working immediately.',
  },
  remove: {
    title: 'Remove {{name}}?',
    text: 'Its key is deleted. Labels bought with it stay, but they are no longer tracked and cannot be voided here.',
    submit: 'Remove account',
  },
} as const;

export default shippingAccounts;
