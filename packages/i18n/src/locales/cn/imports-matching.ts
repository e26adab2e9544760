import type en from '../en/imports-matching.ts';
import type { Translation } from '../../translation.ts';

/** 文件中的取值及其对应的选项。 */
const matching: Translation<typeof en> = {
  title: '文件中的取值',
  text: '文件对以下选项使用了不同的写法。在此匹配一次即可应用于所有行；已知写法已自动匹配。',
  open_other: '{{count, number}} 个取值待匹配',
  done: '已全部匹配',
  field: '{{field}}，来自“{{column}}”',
  rows_other: '{{count, number}} 行',
  label: '“{{text}}”对应的{{field}}',
  none: '未匹配',
  clear: '不匹配“{{text}}”',
  all: '显示全部 {{count, number}} 个取值',
  more_other: '另有 {{count, number}} 个较少出现的取值未显示，请在数据行中修正。',
};

export default matching;
