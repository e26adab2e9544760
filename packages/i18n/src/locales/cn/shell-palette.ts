import type en from '../en/shell-palette.ts';
import type { Translation } from '../../translation.ts';

const shellPalette: Translation<typeof en> = {
  label: '搜索与命令',
  placeholder: '前往页面，查找订单、商品或发货单…',
  close: '关闭',
  section: {
    recent: '最近使用',
    pages: '页面',
    actions: '操作',
    settings: '设置',
    orders: '订单',
    products: '商品',
    shipments: '发货单',
  },
  words: {
    order: '销售, 待发货, 发货',
    shipment: '包裹, 物流, 面单, 物流单号',
    product: 'SKU, 货品, 商品资料',
    channels: '同步店铺, 刷新订单, 连接店铺, 平台',
    postage: '余额, 充值, 钱包',
    'import-products': '添加商品, 上传商品, 新建 SKU',
    'import-orders': '添加订单, 上传订单, 新建订单',
    rates: '运费, 报价, 价格',
  },
  action: {
    heldOrders: '已挂起的订单',
    importOrders: '导入订单',
    switchLanguage: '切换为英文（English）',
    themeSystem: '外观跟随系统',
    themeLight: '浅色外观',
    themeDark: '深色外观',
    shortcuts: '键盘快捷键',
  },
  none: {
    commands: '没有与“{{text}}”匹配的页面或操作',
    orders: '没有与“{{text}}”匹配的订单',
    products: '没有与“{{text}}”匹配的商品',
    shipments: '没有与“{{text}}”匹配的发货单',
  },
  failed: {
    orders: '无法搜索订单，点此重试',
    products: '无法搜索商品，点此重试',
    shipments: '无法搜索发货单，点此重试',
  },
  status: {
    searching: '正在搜索订单、商品和发货单…',
    found_other: '{{count, number}} 个结果',
  },
  hint: { move: '移动', choose: '打开', leave: '关闭' },
  sheet: {
    title: '键盘快捷键',
    general: '通用',
    goTo: '前往',
    afterwards: '再按',
    palette: '搜索与命令',
    help: '本快捷键列表',
    import: '导入商品',
    letters: '单字母快捷键',
    lettersHint: '使用语音输入或容易误触键盘时，可将其关闭。',
    note: '在输入框、正在编辑的表格或对话框中，字母键不触发快捷键。',
  },
};

export default shellPalette;
