import type en from '../en/sub-app.ts';
import type { Translation } from '../../translation.ts';

const subApp: Translation<typeof en> = {
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
  },
  list: {
    pages: '分页',
    first: '首页',
    last: '末页',
    sortBy: '排序方式',
    clearSearch: '清空搜索',
    clearFilters: '清空搜索和筛选',
    noMatch: '没有符合条件的结果',
    noMatchHint: '请更换关键词，或取消筛选条件。',
  },
  notReleased: {
    title: '“{{name}}”尚未在此版本中提供',
    text: '功能上线后将显示在此处，您的数据没有丢失或隐藏。',
  },
  notFound: {
    title: '页面不存在',
    text: '地址 {{path}} 没有对应的页面，可能已移动或输入有误。',
  },
};

export default subApp;
