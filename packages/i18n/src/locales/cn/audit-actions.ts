import type en from '../en/audit-actions.ts';
import type { Translation } from '../../translation.ts';

const auditActions: Translation<typeof en> = {
  funds: {
    cancelTopUp: '取消付款',
    exportPostage: '导出运费钱包流水',
    saveAutoTopUp: '设置自动充值',
    setLowBalance: '修改余额提醒',
    statementFile: '下载运费钱包对账单',
    stopAutoTopUp: '关闭自动充值',
    topUp: '发起付款',
  },
  withdrawals: { cancelWithdrawal: '取消提现', withdraw: '申请提现' },
  'operator-withdrawals': {
    confirmWithdrawal: '确认提现付款',
    pendingWithdrawals: '查看待处理提现',
    refuseWithdrawal: '拒绝提现',
    returnWithdrawal: '登记提现退回',
  },
  'operator-purchases': { endPurchase: '结束面单购买' },
  automation: {
    orderRules: '调整自动化规则顺序',
    removeRule: '删除自动化规则',
    saveRule: '保存自动化规则',
    switchRule: '启用或停用自动化规则',
    undoRun: '撤销自动化规则执行',
  },
  'operator-funds': {
    checkBooks: '核对账本',
    confirmPayment: '确认到账',
    receivePayment: '按实际到账金额确认',
    reversePayment: '冲销付款',
    setCreditLimit: '设置信用额度',
  },
  account: {
    changeEmail: '更换邮箱',
    changePassword: '修改密码',
    confirmSecondFactor: '开启两步验证',
    endOtherSessions: '退出其他所有设备',
    endSecondFactor: '关闭两步验证',
    endSession: '退出其他设备',
    renewRecoveryCodes: '重新生成恢复码',
    updateDetails: '修改基本信息',
  },
  webhooks: {
    changeWebhook: '修改 Webhook',
    createWebhook: '添加 Webhook',
    removeWebhook: '移除 Webhook',
    rotateSecret: '更换 Webhook 密钥',
  },
  'api-keys': { createKey: '创建 API 密钥', revokeKey: '吊销 API 密钥' },
  audit: {
    exportAudit: '导出操作日志',
  },
  auth: {
    handover: '通过链接登录',
    login: '登录',
    loginSecondFactor: '登录的第二步验证',
    logout: '退出登录',
    refresh: '使用已用过的令牌续期会话',
    register: '注册账号',
    resetPassword: '通过邮件验证码重置密码',
  },
  bigcommerce: {
    uninstall: '店铺已断开连接：应用在 BigCommerce 被移除',
  },
  identity: {
    switchLanguage: '切换语言',
    updateUserInfo: '切换语言',
  },
  imports: {
    createTemplate: '新增映射模板',
    deleteTemplate: '删除映射模板',
    exportFailOutbound: '下载失败行',
    exportFailedFreight: '下载失败行',
    exportFailedParcel: '下载失败行',
    updateTemplate: '修改映射模板',
  },
  'import-receipts': {
    revertImport: '撤销导入',
  },
  'operator-notifications': {
    publishNotification: '发送通知',
    recallNotification: '撤回通知',
  },
  'operator-invitations': {
    createInvitation: '创建邀请码',
    revokeInvitation: '撤销邀请码',
  },
  verification: {
    removeDocument: '移除认证文件',
    submitVerification: '提交实名认证',
  },
  'operator-organizations': {
    setAuditStatus: '审核客户',
    setIdentityVerified: '审核实名认证',
    setMarketplaceWarehouse: '开通或停用平台合作仓',
  },
  'operator-verification': {
    verificationDocument: '查看认证文件',
    decideVerification: '审核实名认证',
  },
  'operator-people': {
    createUser: '创建账号',
    removeSecondFactor: '关闭两步验证',
    setUserPassword: '设置密码',
  },
  'operator-platform': {
    setFlag: '开启或关闭功能',
    setMaintenance: '开启或关闭维护模式',
  },
  'operator-simulation': { simulateDay: '模拟仓库一天的作业' },
  'operator-sites': {
    setBrand: '设置站点品牌',
    setResellerSite: '设置分销商站点',
  },
  'operator-warehouses': {
    connectWarehouse: '连接仓库',
    createWarehouse: '创建仓库',
    disconnectWarehouse: '断开仓库',
  },
  adjustments: {
    disputeAdjustment: '对调整费用提出申诉',
    exportAdjustments: '导出承运商调整',
  },
  'order-attachments': { removeAttachment: '移除订单附件' },
  batches: {
    batchLabels: '打印批次面单',
    buyBatch: '批量购买面单',
    cancelBatch: '停止批量购买',
    exportBatches: '导出面单批次',
  },
  eei: {
    exportEei: '导出 EEI 申报记录',
    enterCitation: '填写出口申报依据',
    eeiFile: '下载 EEI 文件',
  },
  labels: {
    exportVoids: '导出面单作废记录',
    printLabels: '打印面单',
    purchase: '购买面单',
    voidLabels: '作废面单',
  },
  orders: {
    exportOrders: '导出订单',
    saveOrderAndShipmentExcel: '导入订单',
  },
  'order-papers': { customsForm: '生成报关单', packingSlips: '生成装箱单' },
  'alias-import': { saveRows: '导入商品别名' },
  'bundle-import': { saveRows: '导入组合商品' },
  'inbound-import': { saveRows: '导入入库单' },
  'freight-import': { saveRows: '导入卡车出库单' },
  'transaction-import': { saveRows: '导入付款记录' },
  'count-import': { saveRows: '导入盘点' },
  'address-import': { saveRows: '导入地址' },
  billing: {
    exportTransactions: '导出仓库交易明细',
    setWalletAlert: '更改仓库余额提醒',
    walletStatementFile: '下载仓库对账单',
  },
  warehouseTopUps: { reportTopUp: '登记向仓库付款', cancelTopUp: '撤回已登记的付款' },
  'warehouse-top-ups': { confirmTopUp: '确认客户付款', rejectTopUp: '拒绝客户付款' },
  'outbound-import': { saveRows: '导入出库单' },
  aliases: { deleteAlias: '删除别名' },
  bundles: { deleteBundle: '删除组合商品' },
  floor: { saveBins: '更改库位' },
  products: {
    exportProducts: '导出商品',
    saveRows: '导入商品',
  },
  shipping: {
    exportShipments: '导出发货单',
  },
  'address-changes': {
    exportAddressChanges: '导出地址修改',
    requestAddressChange: '提交地址修改',
  },
  manifests: {
    createManifests: '创建交接单',
    exportManifests: '导出交接单',
  },
  claims: {
    cancelClaim: '取消保险理赔',
    exportClaims: '导出保险理赔',
    removeClaimFile: '移除理赔文件',
    submitClaim: '提交保险理赔',
  },
  pickups: {
    cancelPickup: '申请取消取件',
    exportPickups: '导出上门取件',
    schedulePickup: '预约取件',
  },
  routing: {
    saveRoutingSettings: '更改分仓规则',
  },
  'shipping-defaults': {
    removePreset: '删除发货预设',
    savePreset: '保存发货预设',
    saveShippingDefaults: '更改发货默认设置',
  },
  'address-book': {
    exportAddresses: '导出地址簿',
    mergeAddresses: '合并地址',
    removeAddress: '删除地址',
    useAddress: '更改默认地址',
  },
  'carrier-accounts': {
    connectAccount: '连接承运商账号',
    removeAccount: '移除承运商账号',
    renewWebhook: '更换承运商推送密钥',
    replaceKey: '更换承运商账号密钥',
    switchAccount: '启用或停用承运商账号',
  },
  'store-connection': {
    connectStore: '连接店铺',
  },
  'store-sync': {
    connectByKeys: '连接店铺',
    disconnect: '断开店铺连接',
    pause: '暂停或恢复店铺同步',
    removeFromList: '从列表移除店铺',
    removeLogo: '移除店铺图片',
    saveLogo: '更换店铺图片',
  },
  tasks: {
    download: '下载文件',
    removeExport: '删除导出文件',
  },
  invoices: { disputeLine: '账单提出争议' },
  storageReport: { exportStorage: '导出仓储报表' },
  'warehouse-invoices': {
    draftInvoice: '生成账单草稿',
    issueInvoice: '开具账单',
    voidInvoice: '作废账单草稿',
    answerDispute: '答复账单争议',
  },
  'warehouse-money': {
    discardCard: '放弃价卡草稿',
    publishCard: '发布价卡',
    saveCard: '保存价卡草稿',
    saveTerms: '更改客户结算条款',
    recordPayment: '登记客户付款',
    reversePayment: '撤销客户付款',
  },
  'warehouse-authorization': {
    revoke: '撤销合作仓授权',
    authorize: '平台仓库授权',
  },
};

export default auditActions;
