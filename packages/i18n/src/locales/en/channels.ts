/** Pages without header and menu that other parties lead to: a store is connected, a cooperative warehouse authorised (spec §2). */
const channels = {
  missing: 'Missing required parameters',
  serverError: 'Server error, please try again later',
  loading: 'Loading',
  retry: 'Try again',
  signedInAs: 'Signed in as {{name}}',
  switchAccount: 'Use another account',
  connectTitle: 'Connect this store?',
  connectText: 'Its orders will be pulled into your account, and tracking numbers can be sent back.',
  renewTitle: 'Renew the access to this store?',
  renewText: 'The store is connected already. Its orders and settings stay as they are.',
  into: 'It will belong to',
  connect: 'Connect with {{name}}',
  notYours: 'If this is not your store, close this page. Nothing is connected until you confirm.',
  connectedTitle: 'The store is connected',
  connectedText: '{{name}} is now among your stores.',
  toOrders: 'Go to the orders',
  bigCommerce: {
    title: 'Connecting with BigCommerce',
    asking: 'BigCommerce is being asked to confirm your store…',
    missingHint: 'Open this page from the apps of your BigCommerce control panel.',
  },
} as const;

export default channels;
