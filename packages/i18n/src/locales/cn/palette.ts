import type en from '../en/palette.ts';
import type { Translation } from '../../translation.ts';

const palette: Translation<typeof en> = {
  label: '搜索与命令',
  placeholder: '前往页面，查找订单或商品…',
  close: '关闭',
  section: {
    recent: '最近使用',
    pages: '页面',
    actions: '操作',
    settings: '设置',
    orders: '订单',
    products: '商品',
  },
  action: {
    importOrders: '导入订单',
    switchLanguage: '切换为英文（English）',
    themeSystem: '外观跟随系统',
    themeLight: '浅色外观',
    themeDark: '深色外观',
    shortcuts: '键盘快捷键',
  },
  none: {
    commands: '没有名为“{{text}}”的页面或操作',
    orders: '没有与“{{text}}”匹配的订单',
    products: '没有与“{{text}}”匹配的商品',
  },
  failed: {
    orders: '无法搜索订单，点此重试',
    products: '无法搜索商品，点此重试',
  },
  status: {
    searching: '正在搜索订单和商品…',
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

export default palette;
