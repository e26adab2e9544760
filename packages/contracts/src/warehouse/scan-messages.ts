import { defineMessages } from '../core/localized-message.ts';

/** Why a page of the floor does not use a scan, and what to do about it: found on the device, before anything is sent. */
export const scanMessages = defineMessages('warehouse', {
  scansJoined: {
    en: '{codes} arrived as one scan, and nothing was saved. Scan them again, one at a time.',
    zh: '{codes} 连成了一次扫描，未保存任何内容。请逐个重新扫描。',
  },
  scanTooSoon: {
    en: '{code} was scanned before the previous scan was saved, and was not used. Scan it again.',
    zh: '上一次扫描尚未保存完成，{code} 未被采用，请重新扫描。',
  },
  quantityMissing: {
    en: 'The quantity is empty, and nothing was saved. Enter it, then scan again.',
    zh: '数量为空，未保存任何内容。请填写数量后重新扫描。',
  },
});
