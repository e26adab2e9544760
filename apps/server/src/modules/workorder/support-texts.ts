/** The words of the stand-in support site, in the two languages of the product. */
export const supportTexts = {
  en: {
    tag: 'en',
    site: 'Support',
    cases: 'Support cases',
    create: 'New case',
    none: 'You have no cases yet.',
    unread: 'new',
    title: 'Subject',
    content: 'What can we help with?',
    send: 'Send',
    missing: 'Fill in both fields.',
    you: 'You',
    support: 'Support',
    back: 'All cases',
    receipt: 'We have received your case. This is an automatic receipt; a person answers next.',
    closed: 'This link has ended',
    closedText: 'Open the support cases from the header of the program again.',
  },
  cn: {
    tag: 'zh-CN',
    site: '客服支持',
    cases: '支持工单',
    create: '新建工单',
    none: '暂无工单。',
    unread: '条新消息',
    title: '主题',
    content: '请描述您的问题',
    send: '提交',
    missing: '请填写主题和问题描述。',
    you: '您',
    support: '客服',
    back: '全部工单',
    receipt: '我们已收到您的工单。此为自动回复，稍后将有客服人员跟进。',
    closed: '链接已失效',
    closedText: '请从系统页面顶部重新打开支持工单。',
  },
} as const;

/** One language of them. */
export type SupportTexts = (typeof supportTexts)[keyof typeof supportTexts];
