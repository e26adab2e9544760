import { defineMessages } from '../core/localized-message.ts';

/** Edits of default settings and presets that started from an earlier version. Their codes are those of `shippingMessages`. */
export const defaultsMessages = defineMessages('shipping', {
  settingsEdited: {
    en: 'Someone else has changed the default settings in the meantime. Nothing was saved. Check what changed, then save again.',
    zh: '其他人已修改默认设置，您的更改尚未保存。请核对变化后再次保存。',
  },
  presetEdited: {
    en: 'Someone else has changed this preset in the meantime. Nothing was saved. Check what changed, then save again.',
    zh: '其他人已修改此预设，您的更改尚未保存。请核对变化后再次保存。',
  },
});
