import { defineMessages } from '../core/localized-message.ts';

/** Why warehouses cannot be authorized or set up (decision D10). */
export const organizationMessages = defineMessages('organizations', {
  missingParameters: { en: 'Missing required parameters', zh: '缺少必要参数' },
  foreignAddress: {
    en: 'The return address does not belong to the marketplace. Start again in its portal.',
    zh: '返回地址不属于该平台，请在平台后台重新发起授权。',
  },
  badSignature: { en: 'The signature does not match.', zh: '签名不匹配。' },
  codeUnknown: {
    en: 'This code is not valid: it is unknown, has expired, or was revoked.',
    zh: '授权码无效：不存在、已过期或已撤销。',
  },
  requestUsed: {
    en: 'This request has already been answered. Start again in the marketplace’s portal.',
    zh: '该授权请求已处理，请在平台后台重新发起授权。',
  },
  notApproved: {
    en: 'Your account has not been approved yet. Your warehouse provider must approve it first.',
    zh: '您的账号尚未通过审核，请等待仓库服务商审核。',
  },
  noWarehouse: {
    en: 'Sorry, you are not connected with any warehouse provider.',
    zh: '抱歉，您尚未连接任何仓库服务商。',
  },
  notYours: { en: 'Choose from your own warehouses.', zh: '请选择您自己的仓库。' },
  warehouseUnknown: { en: 'There is no warehouse “{code}”.', zh: '仓库“{code}”不存在。' },
  invitationTaken: { en: 'This invitation code already exists.', zh: '该邀请码已存在。' },
  invitationUnknown: {
    en: 'This invitation code is not valid. Check it with your warehouse provider, or leave the field empty.',
    zh: '邀请码无效。请与仓库服务商核对，或将此项留空。',
  },
  warehouseCodeTaken: { en: 'A warehouse with this code already exists.', zh: '该仓库代码已存在。' },
});
