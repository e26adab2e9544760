import type { LocalizedText } from '@lading/contracts/localized-text';
import { OutgoingError } from '../../../platform/outgoing-json.ts';

/** Why a pull has failed, for people (spec §8: "Store sync failure"). */
export const channelTexts = {
  refused: {
    message: 'The channel refused our access. Connect the store again.',
    zhMessage: '渠道拒绝了访问，请重新连接店铺。',
  },
  absent: {
    message: 'The channel has no such store at this address. Connect the store again.',
    zhMessage: '渠道在该地址下没有此店铺，请重新连接店铺。',
  },
  busy: {
    message: 'The channel is busy. Try again in a few minutes.',
    zhMessage: '渠道繁忙，请过几分钟再试。',
  },
  unreachable: {
    message: 'The channel could not be reached. Try again in a few minutes.',
    zhMessage: '无法连接渠道，请过几分钟再试。',
  },
  unusable: {
    message: 'The channel’s answer could not be read. Please tell support.',
    zhMessage: '无法读取渠道返回的内容，请联系支持人员。',
  },
  notSetUp: {
    message: 'This channel is not set up on this platform. Please tell support.',
    zhMessage: '本平台尚未配置该渠道，请联系支持人员。',
  },
  disconnected: {
    message: 'The store was disconnected meanwhile.',
    zhMessage: '店铺在更新期间已断开连接。',
  },
  failed: { message: 'Error updating store orders', zhMessage: '更新店铺订单出错' },
} as const satisfies Record<string, LocalizedText>;

/** The channel gives no orders for now, whatever we do. */
export class ChannelError extends Error {
  override name = 'ChannelError';
  readonly text: LocalizedText;

  constructor(why: keyof typeof channelTexts) {
    super(`channel: ${why}`);
    this.text = channelTexts[why];
  }
}

/** What a call that failed for good says of the channel. */
export function channelError(fault: OutgoingError): ChannelError {
  if (fault.status === 429) return new ChannelError('busy');
  if (fault.status === 404) return new ChannelError('absent');
  return new ChannelError(fault.reason === 'forbidden' ? 'absent' : fault.reason);
}
