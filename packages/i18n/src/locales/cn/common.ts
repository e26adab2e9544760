import type en from '../en/common.ts';
import type { Translation } from '../../translation.ts';

const common: Translation<typeof en> = {
  action: {
    add: '添加',
    apply: '应用',
    back: '返回',
    cancel: '取消',
    clear: '清空',
    close: '关闭',
    confirm: '确认',
    copy: '复制',
    delete: '删除',
    download: '下载',
    edit: '编辑',
    next: '下一步',
    open: '打开',
    refresh: '刷新',
    reset: '重置',
    retry: '重试',
    save: '保存',
    saveChanges: '保存修改',
    search: '搜索',
    undo: '撤销',
  },
  answer: { yes: '是', no: '否' },
  state: {
    loading: '加载中…',
    saving: '保存中…',
    saved: '已保存',
    success: '操作成功',
    empty: '暂无数据',
    noMatch: '没有符合筛选条件的数据',
    loadFailed: '加载失败',
    none: '–',
  },
  brandless: '工作台',
  partMissing: '页面的一部分无法加载。请检查网络连接后重试。',
  requestIdLabel: '请求编号',
  requestId: '请求编号 {{id}}',
  list: {
    rows_other: '{{count, number}} 行',
    range: '第 {{from, number}}–{{to, number}} 条，共 {{total, number}} 条',
    perPage: '每页条数',
    previous: '上一页',
    next: '下一页',
    page: '第 {{page, number}} / {{pages, number}} 页',
    sortAscending: '升序排列',
    sortDescending: '降序排列',
  },
  check: {
    required: '此项必填',
    email: '请输入正确的邮箱，例如 name@company.com',
    phone: '请输入 7 至 15 位数字的电话号码',
  },
};

export default common;
