import { defineMessages } from '../core/localized-message.ts';

/** Why a key is not created or not accepted, and what to do about it. */
export const integrationMessages = defineMessages('integrations', {
  keyNotValid: {
    en: 'This API key is not valid: it does not exist, was revoked, or has expired.',
    zh: '该 API 密钥无效：不存在、已吊销或已过期。',
  },
  scopeMissing: {
    en: 'This API key does not have the scope {scope}. Create a key with that scope.',
    zh: '该 API 密钥没有权限 {scope}，请创建具有该权限的密钥。',
  },
  notByKey: {
    en: 'API keys cannot make this call. Sign in instead.',
    zh: 'API 密钥不能调用此接口，请登录后操作。',
  },
  keyNameTaken: {
    en: 'Another key already has this name. Choose another name.',
    zh: '已有同名密钥，请使用其他名称。',
  },
  tooManyKeys: {
    en: 'At most {most} keys can be in use. Revoke one first.',
    zh: '最多可同时使用 {most} 个密钥，请先吊销一个。',
  },
  addressNotAllowed: {
    en: 'Use an https address that can be reached from the internet.',
    zh: '请使用可从互联网访问的 https 地址。',
  },
  tooManyWebhooks: {
    en: 'At most {most} webhooks can be kept. Remove one first.',
    zh: '最多可保存 {most} 个 Webhook，请先删除一个。',
  },
  webhookOff: {
    en: 'This webhook is turned off. Turn it on first.',
    zh: '该 Webhook 已停用，请先启用。',
  },
  stillWaiting: {
    en: 'This delivery is still waiting for its next attempt.',
    zh: '该推送仍在等待下一次尝试。',
  },
  webhookStoppedTitle: { en: 'Webhook turned off', zh: 'Webhook 已停用' },
  webhookStopped: {
    en: 'The webhook to {host} was turned off: every delivery has failed for {days} days. Correct the address, then turn it on again in the API settings.',
    zh: '发往 {host} 的 Webhook 已停用：{days} 天内所有推送均失败。请更正地址后，在 API 设置中重新启用。',
  },
  scopeNotOffered: {
    en: 'Only an organization that provides warehouses can use the scope {scope}.',
    zh: '只有提供仓库的组织才能使用权限 {scope}。',
  },
});
