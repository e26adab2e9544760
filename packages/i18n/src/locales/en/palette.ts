/** The command palette and the help sheet of the keyboard. */
const palette = {
  label: 'Search and commands',
  placeholder: 'Go to a page, find an order or a product…',
  close: 'Close',
  section: {
    recent: 'Recent',
    pages: 'Pages',
    actions: 'Actions',
    settings: 'Settings',
    orders: 'Orders',
    products: 'Products',
  },
  action: {
    importOrders: 'Import orders',
    switchLanguage: 'Switch to Chinese (简体中文)',
    themeSystem: 'Appearance as the device',
    themeLight: 'Light appearance',
    themeDark: 'Dark appearance',
    shortcuts: 'Keyboard shortcuts',
  },
  none: {
    commands: 'No page or action is called “{{text}}”',
    orders: 'No order matches “{{text}}”',
    products: 'No product matches “{{text}}”',
  },
  failed: {
    orders: 'Orders could not be searched. Try again',
    products: 'Products could not be searched. Try again',
  },
  status: {
    searching: 'Searching orders and products…',
    found_one: '{{count, number}} result',
    found_other: '{{count, number}} results',
  },
  hint: { move: 'move', choose: 'open', leave: 'close' },
  sheet: {
    title: 'Keyboard shortcuts',
    general: 'Everywhere',
    goTo: 'Go to',
    afterwards: 'then',
    palette: 'Search and commands',
    help: 'This sheet',
    import: 'Import products',
    letters: 'Shortcuts of single letters',
    lettersHint: 'Turn them off if you dictate, or if keys are pressed by accident.',
    note: 'Letters do nothing while you type in a field, in a table that is being edited, or in a dialog.',
  },
} as const;

export default palette;
