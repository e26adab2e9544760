import type en from '../en/imports-origin.ts';
import type { Translation } from '../../translation.ts';

const importOrigin: Translation<typeof en> = {
  label: '来源',
  other: '其他',
  found: '已识别来源：{{origin}}',
  columns: '已按该来源的导出格式匹配各列。',
  lines: '订单号相同的行合并为一个订单。',
  variants: '变体留空的内容取自所属商品。',
  units: '{{columns}} 列中的数字按 {{unit}} 读取。',
  zone: '未注明时区的时间按 {{zone}} 读取。',
  'month-first': '03/04/2026 之类的日期按“月/日/年”读取。',
  'day-first': '03/04/2026 之类的日期按“日/月/年”读取。',
  'by-clock': '03/04/2026 之类的日期，如时间带 AM 或 PM，按“月/日/年”读取。',
  change: '如识别有误，请选择其他来源。',
};

export default importOrigin;
