import { defineMessages } from '../core/localized-message.ts';

/** Edits of default settings and presets that started from an earlier version, or chose what was removed since. Their codes are those of `shippingMessages`. */
export const defaultsMessages = defineMessages('shipping', {
  settingsEdited: {
    en: 'Someone else has changed the default settings in the meantime. Nothing was saved. Check what changed, then save again.',
    zh: '其他人已修改默认设置，您的更改尚未保存。请核对变化后再次保存。',
  },
  presetEdited: {
    en: 'Someone else has changed this preset in the meantime. Nothing was saved. Check what changed, then save again.',
    zh: '其他人已修改此预设，您的更改尚未保存。请核对变化后再次保存。',
  },
  presetGone: {
    en: 'The chosen preset was removed in the meantime. Choose another one or none, then save again.',
    zh: '所选预设已被删除，请改选其他预设或不使用预设，然后再次保存。',
  },
  addressGone: {
    en: 'The chosen address is no longer in the address book. Choose another one or none, then save again.',
    zh: '所选地址已不在地址簿中，请改选其他地址或清空，然后再次保存。',
  },
});
