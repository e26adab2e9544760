import type { LocalizedText } from '@lading/contracts/localized-text';

/** Why a store is not connected, or not removed from the list. */
export const connectionTexts = {
  notSetUp: {
    message: 'BigCommerce is not set up on this platform yet. Please tell support.',
    zhMessage: '本平台尚未配置 BigCommerce，请联系支持人员。',
  },
  used: {
    message:
      'This link from BigCommerce has been used already. Start again in your BigCommerce control panel.',
    zhMessage: '该 BigCommerce 链接已被使用，请在 BigCommerce 后台重新发起连接。',
  },
  expired: {
    message:
      'This connection has run out or was finished already. Start again in your BigCommerce control panel.',
    zhMessage: '该连接已过期或已完成，请在 BigCommerce 后台重新发起连接。',
  },
  refused: {
    message: 'BigCommerce did not confirm this store. Start again in your BigCommerce control panel.',
    zhMessage: 'BigCommerce 未确认该店铺，请在 BigCommerce 后台重新发起连接。',
  },
  unreachable: {
    message: 'BigCommerce could not be reached. Try again in a moment.',
    zhMessage: '无法连接 BigCommerce，请稍后重试。',
  },
  noOrders: {
    message: 'The app was not allowed to read orders. Allow it in BigCommerce and start again.',
    zhMessage: '应用未获得读取订单的权限，请在 BigCommerce 中授权后重新发起连接。',
  },
  ofOthers: {
    message: 'This store is connected with another account. Disconnect it there first.',
    zhMessage: '该店铺已与其他账户连接，请先在原账户中断开连接。',
  },
  stillConnected: {
    message: 'Only a store that was disconnected can be removed from the list.',
    zhMessage: '只有已断开连接的店铺才能从列表移除。',
  },
} as const satisfies Record<string, LocalizedText>;
