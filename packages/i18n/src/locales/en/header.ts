/** Top header and account popover (spec §2). */
const header = {
  label: 'Header',
  home: '{{name}} home',
  skip: 'Skip to content',
  openMenu: 'Open menu',
  search: 'Search and commands',
  searchShort: 'Search',
  help: 'Help center',
  rates: 'Rate calculator',
  workOrder: 'Work orders',
  productImport: 'Import products',
  messages: 'Messages',
  messagesUnread_one: 'Messages, {{count, number}} unread',
  messagesUnread_other: 'Messages, {{count, number}} unread',
  support: {
    list: 'Support cases',
    unread_one: 'Support cases, {{count, number}} unread',
    unread_other: 'Support cases, {{count, number}} unread',
    create: 'New support case',
  },
  language: 'Language',
  languageNow: 'Language: {{name}}',
  offline:
    'You are offline. What you see may be out of date; it is fetched again when the connection is back.',
  backToShipping: 'Back to shipping',
  account: {
    label: 'Account',
    title: 'Account',
    myAccount: 'My account',
    addFunds: 'Add funds',
    sellingChannel: 'Selling channels',
    orderAutomation: 'Order automation',
    theme: 'Appearance',
    themeSystem: 'System',
    themeLight: 'Light',
    themeDark: 'Dark',
    logOut: 'Log out',
  },
  otherTab: {
    title: 'You signed in elsewhere in this browser',
    signedOut: 'You were signed out in another tab. Reload to go on.',
    changed: 'Another tab is now signed in with a different account. Reload to go on with that one.',
    reload: 'Reload',
    hint: 'Or press any key',
  },
} as const;

export default header;
