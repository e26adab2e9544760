import { defineMessages } from '../core/localized-message.ts';

/** Errors of automation rules. */
export const automationMessages = defineMessages('automation', {
  emptyRange: {
    en: 'Enter a minimum, a maximum, or both, with the minimum first.',
    zh: '请至少填写一个界限，且下限不大于上限。',
  },
  tooManyCriteria: {
    en: 'A rule can have at most {most} conditions. Remove one first.',
    zh: '每条规则最多 {most} 个条件，请先删除一个。',
  },
  setTwice: {
    en: 'This rule already sets this. Remove one of the two actions.',
    zh: '此规则已设置同一内容，请删除其中一项。',
  },
  tooManyRules: {
    en: 'There are already {most} rules. Remove one first.',
    zh: '规则已达 {most} 条，请先删除一条。',
  },
  changedMeanwhile: {
    en: 'Someone else changed this rule in the meantime. Reload it and make your change again.',
    zh: '此规则已被他人修改，请刷新后再修改。',
  },
  listChanged: {
    en: 'Rules were added or removed in the meantime. Reload the list and move the rule again.',
    zh: '规则列表已有增减，请刷新后再调整顺序。',
  },
  unknownStore: {
    en: 'This store no longer exists. Choose another one.',
    zh: '该店铺已不存在，请选择其他店铺。',
  },
  unknownPreset: {
    en: 'This preset no longer exists. Choose another one.',
    zh: '该预设已不存在，请选择其他预设。',
  },
  unknownWarehouse: {
    en: 'Your organization is not connected to this warehouse. Choose another one.',
    zh: '贵组织尚未连接该仓库，请选择其他仓库。',
  },
  runUndone: { en: 'This run has already been undone.', zh: '此次执行已撤销。' },
});
