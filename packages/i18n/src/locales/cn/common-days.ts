import type en from '../en/common-days.ts';
import type { Translation } from '../../translation.ts';

const commonDays: Translation<typeof en> = {
  placeholder: '年-月-日',
  choose: '选择日期：{{name}}',
  previousMonth: '上个月',
  nextMonth: '下个月',
  invalid: '请按 YYYY-MM-DD 输入日期',
  outOfRange: '开始日期不能晚于结束日期',
};

export default commonDays;
