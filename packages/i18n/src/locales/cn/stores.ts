import type en from '../en/stores.ts';
import type { Translation } from '../../translation.ts';

const stores: Translation<typeof en> = {
  title: '店铺同步',
  refreshAll: '全部刷新',
  refreshOf: '刷新订单：{{name}}',
  historyOf: '同步记录：{{name}}',
  loading_other: '{{count, number}} 个店铺正在更新',
  idle: '没有店铺正在更新',
  state: { init: '尚未更新', loading: '更新中', success: '已更新', failed: '失败' },
  inserted_other: '新增 {{count, number}} 个订单',
  updated_other: '更新 {{count, number}} 个订单',
  deleted_other: '移除 {{count, number}} 个订单',
  nothingNew: '无变化',
  pullFailed: '更新店铺订单出错',
  notPulled: '该店铺的订单通过导入添加。',
  empty: '暂无店铺',
  emptyHint: '您连接的店铺会显示在这里，其订单会进入您的订单列表。',
  loadFailed: '店铺加载失败',
  backToStores: '返回店铺列表',
  ended: '结束于 {{time}}',
  noRuns: '暂无更新记录',
  historyFailed: '同步记录加载失败',
  held_other: '{{count, number}} 个订单暂存',
  heldHint: '这些订单目前无法接收，请在店铺中更正，下次更新时会自动接收。',
  connect: {
    open: '连接店铺',
    title: '连接店铺',
    hint: {
      shopify: '请在店铺设置中创建自定义应用并授予读取订单的权限，然后在此输入其令牌。',
      'woo-commerce':
        '请在 WooCommerce 的“设置 - 高级 - REST API”中创建具有读取权限的密钥，然后在此输入其两个部分。',
    },
    channel: '渠道',
    name: '店铺名称',
    address: '地址',
    addressHint: { shopify: '例如 my-store.myshopify.com', 'woo-commerce': '例如 https://shop.example' },
    accessToken: 'Admin API 访问令牌',
    consumerKey: '消费者密钥 (Consumer key)',
    consumerSecret: '消费者密码 (Consumer secret)',
    missing: '此项必填',
    submit: '连接',
    failed: '店铺连接失败，请稍后重试。',
  },
};

export default stores;
