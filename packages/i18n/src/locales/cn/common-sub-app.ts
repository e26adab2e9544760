import type en from '../en/common-sub-app.ts';
import type { Translation } from '../../translation.ts';

const commonSubApp: Translation<typeof en> = {
  requestId: '请求编号',
  unexpected: '页面出现问题，请重试。',
  unreachable: '无法连接服务器，请检查网络后重试。',
  export: {
    button: '导出',
    xlsx: 'Excel 工作簿（.xlsx）',
    csv: 'CSV 逗号分隔（.csv）',
    started: '已开始导出',
    startedHint: '文件生成后可在“导入与导出”中下载。',
    failed: '未能开始导出',
    empty: '没有可导出的内容。',
  },
  list: {
    pages: '分页',
    first: '第一页',
    last: '最后一页',
    sortBy: '排序方式',
    filters: '筛选',
    clearSearch: '清空搜索',
    clearFilters: '清空搜索和筛选',
    noMatch: '没有符合条件的结果',
    noMatchHint: '请更换搜索内容，或清除筛选条件。',
    rangeOver: '第 {{from, number}}–{{to, number}} 条，共超过 {{total, number}} 条',
    found_other: '共 {{count, number}} 条结果',
    foundOver: '超过 {{count, number}} 条结果',
    over: '{{total}}+',
    chooseAll: '选择本页全部',
    choose: '选择 {{name}}',
    acts: '操作',
    peek: '预览 {{name}}',
    arrange: '列与行高',
    views: '已保存的视图',
    pageTotals: '本页合计',
    previousOne: '列表中的上一条',
    nextOne: '列表中的下一条',
  },
  country: { noMatch: '没有匹配的国家/地区', open: '显示国家/地区' },
  leave: {
    title: '不保存就离开？',
    text: '您的修改尚未保存。',
    leave: '不保存并离开',
    stay: '继续编辑',
  },
  meanwhile: {
    title: '此内容已有更新的版本',
    text: '您的修改仍保留在此处，但无法覆盖较新的版本。',
    load: '放弃我的修改并载入最新内容',
  },
  notFound: {
    title: '页面不存在',
    text: '找不到 {{path}}，该页面可能已移动，或地址输入有误。',
  },
};

export default commonSubApp;
