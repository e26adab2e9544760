import { defineMessages } from '../core/localized-message.ts';

/** Why a count of a bin is not applied, and what to do about it. */
export const countMessages = defineMessages('warehouse', {
  movedSinceCount: {
    en: '{skuCode} was moved into or out of bin {binCode} after this count, which arrived later. Nothing was changed. Check the bin and count it again.',
    zh: '此次盘点延迟送达，其间库位 {binCode} 的 {skuCode} 已有移动，未作任何更改。请重新盘点。',
  },
});
