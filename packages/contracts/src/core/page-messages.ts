import { defineMessages } from './localized-message.ts';

/** Refusals of lists. */
export const pageMessages = defineMessages('lists', {
  pageTooFar: {
    en: 'Pages have numbers within the first {most, number} rows only. Narrow the search or the filters, or go on from the page before.',
    zh: '仅前 {most, number} 行可按页码打开，请缩小搜索或筛选范围，或从上一页继续翻页。',
  },
});
