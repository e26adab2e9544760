import type en from '../en/imports-join.ts';
import type { Translation } from '../../translation.ts';

const importJoin: Translation<typeof en> = {
  add: '为{{field}}添加列',
  addShort: '添加列',
  remove: '从{{field}}中移除{{column}}',
  separator: '{{field}}各列之间',
  space: '空格',
  comma: '逗号',
  nothing: '无分隔',
  dash: '短横线',
  slash: '斜线',
  side: {
    length: '{{column}}：长',
    width: '{{column}}：宽',
    height: '{{column}}：高',
  },
};

export default importJoin;
