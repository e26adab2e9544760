/** The help center of sellers (spec §2): short answers, by topic; the same for order management and for shipping. */
const help = {
  intro: 'Short answers to common questions. Every topic leads to its page.',
  search: 'Search the help center',
  searchHint: 'e.g. void a label, import',
  clear: 'Clear search',
  found_one: '{{count, number}} answer',
  found_other: '{{count, number}} answers',
  none: 'No answer matches “{{text}}”',
  noneHint: 'Try another word, or clear the search to see all topics.',
  other: {
    warehouse: 'Help with warehouses and billing',
    shipping: 'Help with rates, labels, and postage',
  },
  topic: {
    orders: { title: 'Orders', open: 'Go to orders' },
    products: { title: 'Products', open: 'Go to products' },
    labels: { title: 'Rates and labels', open: 'Go to shipments' },
    postage: { title: 'Postage', open: 'Go to postage' },
    warehouse: { title: 'Warehouse', open: 'Go to inbound' },
    billing: { title: 'Warehouse billing', open: 'Go to billing' },
    account: { title: 'Account', open: 'Go to your profile' },
  },
  ask: {
    connectStore: {
      q: 'How do orders from my store get here?',
      a: 'Connect the store under Selling channels in the settings. Its orders then sync automatically. Refresh all under Store sync in the header updates them at once.',
    },
    importOrders: {
      q: 'How do I import orders from a file?',
      a: 'On the orders page, choose Import orders and select a .csv, .xlsx, or .xls file. Match its columns with the fields, correct the marked cells, then import.',
    },
    holdOrder: {
      q: 'How do I stop an order from being shipped?',
      a: 'Select it in the list and choose Hold. No label can be bought for it until you choose Release.',
    },
    importProducts: {
      q: 'How do I add or change many products at once?',
      a: 'Choose Import products in the header. The SKU decides: a new one creates a product, an existing one updates it. Fields without a column in the file keep their values.',
    },
    fixRows: {
      q: 'What happens to rows with errors?',
      a: 'They are marked in the table with the reason. Correct them there, or skip them and import the valid rows.',
    },
    revertImport: {
      q: 'Can I undo an import?',
      a: 'Open it under Imports and exports and choose Revert this import. This works as long as none of its records has been changed or used since.',
    },
    verify: {
      q: 'Why can I not see the rate calculator?',
      a: 'Platform postage requires a verified identity. Request it under Identity verification in the settings.',
    },
    buyLabel: {
      q: 'How do I buy a label?',
      a: 'Open an order and choose a rate. The price is held in your postage balance first and charged once the carrier has created the label. The tracking number is reported to the store.',
    },
    voidLabel: {
      q: 'How do I get my money back for an unused label?',
      a: 'Open the shipment and choose Void label. The amount is credited once the carrier confirms that the label was not used. Void label history shows the status of each one.',
    },
    addFunds: {
      q: 'How do I add funds?',
      a: 'Choose Add funds on the postage page or in the account menu. Funds are available once the payment is confirmed. The postage page also has a low balance alert and automatic top-up.',
    },
    explainCharge: {
      q: 'Why was I charged a different amount?',
      a: 'Carriers measure and weigh packages again. Adjustments on the postage page show the declared and the measured values, and you can dispute them there.',
    },
    sendStock: {
      q: 'How do I send goods to a warehouse?',
      a: 'Create an inbound with the products and quantities that you send, and submit it. The warehouse counts what arrives. Differences are listed under Discrepancies, where you can accept them or request a recount.',
    },
    shipFromWarehouse: {
      q: 'How does a warehouse ship my orders?',
      a: 'Choose Send order to warehouse on the outbound page or on the order. The stock is reserved at once, and the order shows its tracking number when it is packed.',
    },
    takeReturn: {
      q: 'How are returns handled?',
      a: 'Announce what a customer sends back. The warehouse inspects it, then returns it to stock, marks it as damaged, or disposes of it.',
    },
    readBilling: {
      q: 'What does the warehouse charge me for?',
      a: 'Warehouse billing lists each charge with the event that it comes from and the rate that applied. Invoices collect them.',
    },
    disputeInvoice: {
      q: 'How do I dispute a charge?',
      a: 'Open the invoice and choose Dispute on the line. If the warehouse agrees, you receive a credit note.',
    },
    changePassword: {
      q: 'How do I protect my account?',
      a: 'Under My profile you can change your password, turn on two-step sign-in, and sign out other devices.',
    },
    changeLanguage: {
      q: 'How do I change the language or time zone?',
      a: 'Choose the language at the top of the page. The time zone is under My profile.',
    },
  },
} as const;

export default help;
