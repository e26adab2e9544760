import { defineMessages } from '../core/localized-message.ts';

/** Why a channel returns no orders, a store is not connected, or an order of a channel cannot be imported (spec §8). */
export const storeMessages = defineMessages('stores', {
  refused: {
    en: 'The channel denied access. Reconnect the store.',
    zh: '渠道拒绝了访问，请重新连接店铺。',
  },
  absent: {
    en: 'The channel has no store at this address. Reconnect the store.',
    zh: '渠道在该地址下没有此店铺，请重新连接店铺。',
  },
  busy: { en: 'The channel is busy. Try again in a few minutes.', zh: '渠道繁忙，请过几分钟再试。' },
  unreachable: {
    en: 'The channel could not be reached. Try again in a few minutes.',
    zh: '无法连接渠道，请过几分钟再试。',
  },
  blocked: {
    en: 'The store’s host blocked the request before the store saw it. Allow requests named {product} in its firewall or security plugin; the key itself was not rejected.',
    zh: '店铺所在主机在请求到达店铺前将其拦截。请在其防火墙或安全插件中允许名为 {product} 的请求；密钥本身并未被拒绝。',
  },
  moved: {
    en: 'The store’s address has moved to {place}. Connect the store with that address.',
    zh: '店铺地址现已转到 {place}，请用该地址连接店铺。',
  },
  orderNotKept: {
    en: 'This order could not be saved. It will be tried again. If it stays in this list, contact support.',
    zh: '该订单未能保存，系统会自动重试。如仍未解决，请联系客服。',
  },
  orderNotGiven: {
    en: 'The store could not provide this order. It will be tried again.',
    zh: '店铺暂时无法提供该订单，将再次尝试。',
  },
  orderRefused: {
    en: 'The store refused to provide this order. It will be tried again. The store’s reason: {text}',
    zh: '店铺拒绝提供该订单，系统会再次尝试。店铺给出的原因：{text}',
  },
  unusable: {
    en: 'The channel’s response could not be read. Please contact support.',
    zh: '无法读取渠道返回的内容，请联系客服。',
  },
  notSetUp: {
    en: 'This channel is not set up on this platform. Please contact support.',
    zh: '本平台尚未配置该渠道，请联系客服。',
  },
  disconnected: {
    en: 'The store was disconnected in the meantime. Reconnect it, then try again.',
    zh: '店铺在更新期间已断开连接，请重新连接后再试。',
  },
  cannotWrite: {
    en: 'The store’s key may read orders but not report shipments. Give it write access to orders and fulfillments there, then try again.',
    zh: '该店铺的密钥仅可读取订单，无法回传发货信息。请在店铺后台授予订单与履约的写入权限后重试。',
  },
  nothingToShip: {
    en: 'The store has nothing left to ship for this order. It was shipped or canceled there: check it in the store.',
    zh: '店铺中该订单已无待发商品，可能已在店铺中发货或取消，请在店铺中核对。',
  },
  heldThere: {
    en: 'The order is on hold in the store. The shipment is reported once it is released there.',
    zh: '该订单在店铺中处于挂起状态，解除挂起后将回传发货信息。',
  },
  labelUndecided: {
    en: 'The carrier has not yet said whether another label was bought for this shipment. The store is notified once that is known.',
    zh: '承运商尚未确认此发货单的新面单是否购买成功，确认后将通知店铺。',
  },
  notTaken: {
    en: 'The store did not accept the shipment report: {text}',
    zh: '店铺未接受发货回传：{text}',
  },
  failed: { en: 'Error updating store orders', zh: '更新店铺订单出错' },
  severalAddresses: {
    en: 'The order ships to several addresses. Split it in the store.',
    zh: '该订单有多个收货地址，请在店铺中拆分。',
  },
  logoUnusable: {
    en: 'The picture must be a PNG of at most 256 by 256 pixels and 64 KB.',
    zh: '图片须为 PNG 格式，不超过 256 × 256 像素、64 KB。',
  },
  bigCommerceNotSetUp: {
    en: 'BigCommerce is not set up on this platform yet. Please contact support.',
    zh: '本平台尚未配置 BigCommerce，请联系客服。',
  },
  linkUsed: {
    en: 'This link from BigCommerce has already been used. Start again in your BigCommerce control panel.',
    zh: '该 BigCommerce 链接已被使用，请在 BigCommerce 后台重新发起连接。',
  },
  connectionExpired: {
    en: 'This connection has expired or is already complete. Start again in your BigCommerce control panel.',
    zh: '该连接已过期或已完成，请在 BigCommerce 后台重新发起连接。',
  },
  notConfirmed: {
    en: 'BigCommerce did not confirm this store. Start again in your BigCommerce control panel.',
    zh: 'BigCommerce 未确认该店铺，请在 BigCommerce 后台重新发起连接。',
  },
  bigCommerceUnreachable: {
    en: 'BigCommerce could not be reached. Try again in a moment.',
    zh: '无法连接 BigCommerce，请稍后重试。',
  },
  noOrderAccess: {
    en: 'The app was not allowed to read orders. Allow it in BigCommerce and start again.',
    zh: '应用未获得读取订单的权限，请在 BigCommerce 中授权后重新发起连接。',
  },
  storeOfOthers: {
    en: 'This store is connected to another account. Disconnect it there first.',
    zh: '该店铺已与其他账号连接，请先在原账号中断开连接。',
  },
  addressInUse: {
    en: 'Another of your stores is already connected at this address: {name}.',
    zh: '您的另一个店铺“{name}”已连接到该地址。',
  },
  anotherShop: {
    en: 'The shop at this address does not have the orders of {name}. Connect it as a new store.',
    zh: '该地址的店铺没有“{name}”的订单，请将其作为新店铺连接。',
  },
  notPausable: {
    en: 'Only a connected store can be paused.',
    zh: '只有已连接的店铺才能暂停。',
  },
  stillConnected: {
    en: 'Only a disconnected store can be removed from the list. Disconnect it first.',
    zh: '只有已断开连接的店铺才能从列表移除，请先断开连接。',
  },
  badAddress: { en: 'This is not a valid store address.', zh: '店铺地址无效。' },
  numberTaken: {
    en: 'Another order in this store already has the number {orderNo}.',
    zh: '该店铺的另一订单已使用订单号 {orderNo}。',
  },
  orderUnusable: { en: 'Missing or invalid: {parts}.', zh: '缺失或无效：{parts}。' },
});
