import type en from '../en/home.ts';
import type { Translation } from '../../translation.ts';

const home: Translation<typeof en> = {
  title: '首页',
  steps: {
    title: '开始使用',
    text: '共三步，顺序不限。',
    done: '已完成',
    products: '添加商品',
    productsText: '导入店铺、ERP 或自有表格中的商品。',
    productsAct: '导入商品',
    store: '连接店铺',
    storeText: '连接后订单将自动同步。',
    storeAct: '连接店铺',
    orders: '录入订单',
    ordersText: '导入订单文件，或等待已连接的店铺同步。',
    ordersAct: '导入订单',
  },
  orders: {
    title: '订单',
    all: '查看全部订单',
    none: '暂无订单。',
    today_other: '今日 {{count, number}} 单',
  },
  trend: {
    title_other: '近 {{count, number}} 天每日订单数',
    label: '按日订单数',
    day: '日期',
    table: '以表格显示',
    summary_other: '共 {{count, number}} 单，销售额 {{sales}}；{{day}} 最多，为 {{most}} 单。',
  },
  postage: {
    title: '运费钱包',
    all: '查看钱包',
    available: '可用余额',
    spent: '本月支出',
    none: '充值后即可购买面单。',
    add: '充值',
    low: '余额不足',
  },
  stores: {
    title: '店铺',
    all: '管理店铺',
    none: '尚未连接店铺。',
    connect: '连接店铺',
    never: '尚未同步',
    lastSync: '上次同步：{{time}}',
    failed: '同步失败',
    disconnected: '已断开',
  },
  tasks: {
    title: '导入与导出',
    all: '查看全部',
    none: '暂无导入或导出。',
    import: '导入',
    export: '导出',
    running: '进行中',
    success: '已完成',
    failed: '失败',
  },
};

export default home;
