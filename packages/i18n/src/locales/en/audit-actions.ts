/** Names of the entries of the audit log, by service and id of the call. */
const auditActions = {
  funds: {
    cancelTopUp: 'Payment canceled',
    exportPostage: 'Postage ledger exported',
    saveAutoTopUp: 'Automatic top-up set',
    setLowBalance: 'Low balance alert changed',
    statementFile: 'Postage statement downloaded',
    stopAutoTopUp: 'Automatic top-up turned off',
    topUp: 'Payment requested',
  },
  withdrawals: { cancelWithdrawal: 'Withdrawal canceled', withdraw: 'Withdrawal requested' },
  'operator-withdrawals': {
    confirmWithdrawal: 'Withdrawal paid',
    pendingWithdrawals: 'Waiting withdrawals viewed',
    refuseWithdrawal: 'Withdrawal declined',
    returnWithdrawal: 'Withdrawal returned',
  },
  'operator-purchases': { endPurchase: 'Label purchase ended' },
  automation: {
    orderRules: 'Automation rules reordered',
    removeRule: 'Automation rule removed',
    saveRule: 'Automation rule saved',
    switchRule: 'Automation rule turned on or off',
    undoRun: 'Automation run undone',
  },
  'operator-funds': {
    checkBooks: 'Ledger checked',
    confirmPayment: 'Payment confirmed',
    receivePayment: 'Payment confirmed with another amount',
    reversePayment: 'Payment reversed',
    setCreditLimit: 'Credit limit set',
  },
  account: {
    changeEmail: 'Email changed',
    changePassword: 'Password changed',
    confirmSecondFactor: 'Two-step sign-in turned on',
    endOtherSessions: 'Signed out everywhere else',
    endSecondFactor: 'Two-step sign-in turned off',
    endSession: 'Signed out elsewhere',
    renewRecoveryCodes: 'New recovery codes',
    updateDetails: 'Personal details changed',
  },
  webhooks: {
    changeWebhook: 'Webhook changed',
    createWebhook: 'Webhook added',
    removeWebhook: 'Webhook removed',
    rotateSecret: 'Webhook secret rotated',
  },
  'api-keys': { createKey: 'API key created', revokeKey: 'API key revoked' },
  audit: {
    exportAudit: 'Audit log exported',
  },
  auth: {
    handover: 'Signed in with a link',
    login: 'Signed in',
    loginSecondFactor: 'Second step of a sign-in',
    logout: 'Signed out',
    refresh: 'Session refresh with a token that was already used',
    register: 'Account created',
    resetPassword: 'Password reset with an emailed code',
  },
  bigcommerce: {
    uninstall: 'Store disconnected: the app was removed in BigCommerce',
  },
  identity: {
    switchLanguage: 'Language changed',
    updateUserInfo: 'Language changed',
  },
  imports: {
    createTemplate: 'Mapping template added',
    deleteTemplate: 'Mapping template deleted',
    exportFailOutbound: 'Failed rows downloaded',
    exportFailedFreight: 'Failed rows downloaded',
    exportFailedParcel: 'Failed rows downloaded',
    updateTemplate: 'Mapping template changed',
  },
  'import-receipts': {
    revertImport: 'Import reverted',
  },
  'operator-notifications': {
    publishNotification: 'Notification sent',
    recallNotification: 'Notification recalled',
  },
  'operator-invitations': {
    createInvitation: 'Invitation created',
    revokeInvitation: 'Invitation revoked',
  },
  verification: {
    removeDocument: 'Verification document removed',
    submitVerification: 'Identity verification requested',
  },
  'operator-organizations': {
    setAuditStatus: 'Approval decided',
    setIdentityVerified: 'Identity verification decided',
    setMarketplaceWarehouse: 'Marketplace warehouse connected or disconnected',
  },
  'operator-verification': {
    verificationDocument: 'Verification document viewed',
    decideVerification: 'Identity verification decided',
  },
  'operator-people': {
    createUser: 'Account created',
    removeSecondFactor: 'Two-step sign-in turned off',
    setUserPassword: 'Password set',
  },
  'operator-platform': {
    setFlag: 'Feature turned on or off',
    setMaintenance: 'Maintenance turned on or off',
  },
  'operator-simulation': { simulateDay: 'Warehouse day simulated' },
  'operator-sites': {
    setBrand: 'Site branding set',
    setResellerSite: 'Reseller site set',
  },
  'operator-warehouses': {
    connectWarehouse: 'Warehouse connected',
    createWarehouse: 'Warehouse created',
    disconnectWarehouse: 'Warehouse disconnected',
  },
  adjustments: {
    disputeAdjustment: 'Adjustment disputed',
  },
  'order-attachments': { removeAttachment: 'Order file removed' },
  batches: {
    batchLabels: 'Batch labels printed',
    buyBatch: 'Batch labels bought',
    cancelBatch: 'Batch purchase stopped',
  },
  eei: {
    exportEei: 'EEI history exported',
    enterCitation: 'Export citation entered',
    eeiFile: 'EEI document downloaded',
  },
  labels: {
    exportVoids: 'Void label history exported',
    printLabels: 'Labels printed',
    purchase: 'Label bought',
    voidLabels: 'Label voided',
  },
  orders: {
    exportOrders: 'Orders exported',
    saveOrderAndShipmentExcel: 'Orders imported',
  },
  'order-papers': { customsForm: 'Customs form created', packingSlips: 'Packing slips created' },
  'alias-import': { saveRows: 'Aliases imported' },
  'bundle-import': { saveRows: 'Bundles imported' },
  'inbound-import': { saveRows: 'Inbounds imported' },
  'freight-import': { saveRows: 'Freight imported' },
  'transaction-import': { saveRows: 'Payments imported' },
  'count-import': { saveRows: 'Counts imported' },
  'address-import': { saveRows: 'Addresses imported' },
  billing: {
    exportTransactions: 'Warehouse transactions exported',
    setWalletAlert: 'Warehouse wallet alert changed',
    walletStatementFile: 'Warehouse statement downloaded',
  },
  warehouseTopUps: {
    reportTopUp: 'Payment to a warehouse reported',
    cancelTopUp: 'Reported payment withdrawn',
  },
  'warehouse-top-ups': { confirmTopUp: 'Client payment confirmed', rejectTopUp: 'Client payment rejected' },
  'outbound-import': { saveRows: 'Outbounds imported' },
  aliases: { deleteAlias: 'Alias deleted' },
  bundles: { deleteBundle: 'Bundle deleted' },
  floor: { saveBins: 'Warehouse bins changed' },
  products: {
    exportProducts: 'Products exported',
    saveRows: 'Products imported',
  },
  shipping: {
    exportShipments: 'Shipments exported',
  },
  'address-changes': {
    exportAddressChanges: 'Address changes exported',
    requestAddressChange: 'Address change ordered',
  },
  manifests: {
    createManifests: 'Manifests created',
  },
  claims: {
    cancelClaim: 'Insurance claim canceled',
    exportClaims: 'Insurance claims exported',
    removeClaimFile: 'Claim file removed',
    submitClaim: 'Insurance claim submitted',
  },
  pickups: {
    cancelPickup: 'Pickup cancellation requested',
    schedulePickup: 'Pickup scheduled',
  },
  routing: {
    saveRoutingSettings: 'Warehouse routing changed',
  },
  'shipping-defaults': {
    removePreset: 'Preset removed',
    savePreset: 'Preset saved',
    saveShippingDefaults: 'Default settings changed',
  },
  'address-book': {
    exportAddresses: 'Address book exported',
    mergeAddresses: 'Addresses merged',
    removeAddress: 'Address removed',
    useAddress: 'Default address changed',
  },
  'carrier-accounts': {
    connectAccount: 'Carrier account connected',
    removeAccount: 'Carrier account removed',
    renewWebhook: 'Carrier webhook secret renewed',
    replaceKey: 'Carrier account key replaced',
    switchAccount: 'Carrier account turned on or off',
  },
  'store-connection': {
    connectStore: 'Store connected',
  },
  'store-sync': {
    connectByKeys: 'Store connected',
    disconnect: 'Store disconnected',
    pause: 'Store sync paused or resumed',
    removeFromList: 'Store removed from the list',
    removeLogo: 'Store picture removed',
    saveLogo: 'Store picture changed',
  },
  tasks: {
    download: 'File downloaded',
    removeExport: 'Export file deleted',
  },
  invoices: { disputeLine: 'Invoice disputed' },
  storageReport: { exportStorage: 'Storage report exported' },
  'warehouse-invoices': {
    draftInvoice: 'Invoice drafted',
    issueInvoice: 'Invoice issued',
    voidInvoice: 'Invoice draft voided',
    answerDispute: 'Invoice dispute answered',
  },
  'warehouse-money': {
    discardCard: 'Rate card draft discarded',
    publishCard: 'Rate card published',
    saveCard: 'Rate card draft saved',
    saveTerms: 'Client payment terms changed',
    recordPayment: 'Client payment recorded',
    reversePayment: 'Client payment reversed',
  },
  'warehouse-authorization': {
    revoke: 'Warehouse authorization revoked',
    authorize: 'Marketplace authorized',
  },
} as const;

export default auditActions;
