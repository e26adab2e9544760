import type { Language } from './languages.ts';

type TextsLoader = () => Promise<{ default: object }>;

/**
 * Every feature's texts, each loaded when it is first used and in the reader's language only. A new namespace is
 * two files under `locales/` and one row here; the typed keys of `t()` follow from the row.
 */
export const namespaces = {
  account: { en: () => import('./locales/en/account.ts'), cn: () => import('./locales/cn/account.ts') },
  audit: { en: () => import('./locales/en/audit.ts'), cn: () => import('./locales/cn/audit.ts') },
  basics: { en: () => import('./locales/en/basics.ts'), cn: () => import('./locales/cn/basics.ts') },
  channelList: {
    en: () => import('./locales/en/channel-list.ts'),
    cn: () => import('./locales/cn/channel-list.ts'),
  },
  channels: { en: () => import('./locales/en/channels.ts'), cn: () => import('./locales/cn/channels.ts') },
  common: { en: () => import('./locales/en/common.ts'), cn: () => import('./locales/cn/common.ts') },
  days: { en: () => import('./locales/en/days.ts'), cn: () => import('./locales/cn/days.ts') },
  errors: { en: () => import('./locales/en/errors.ts'), cn: () => import('./locales/cn/errors.ts') },
  header: { en: () => import('./locales/en/header.ts'), cn: () => import('./locales/cn/header.ts') },
  importWizard: {
    en: () => import('./locales/en/import-wizard.ts'),
    cn: () => import('./locales/cn/import-wizard.ts'),
  },
  liveChat: { en: () => import('./locales/en/live-chat.ts'), cn: () => import('./locales/cn/live-chat.ts') },
  menu: { en: () => import('./locales/en/menu.ts'), cn: () => import('./locales/cn/menu.ts') },
  messages: {
    en: () => import('./locales/en/messages.ts'),
    cn: () => import('./locales/cn/messages.ts'),
  },
  oms: { en: () => import('./locales/en/oms.ts'), cn: () => import('./locales/cn/oms.ts') },
  pages: { en: () => import('./locales/en/pages.ts'), cn: () => import('./locales/cn/pages.ts') },
  palette: { en: () => import('./locales/en/palette.ts'), cn: () => import('./locales/cn/palette.ts') },
  session: { en: () => import('./locales/en/session.ts'), cn: () => import('./locales/cn/session.ts') },
  shipping: { en: () => import('./locales/en/shipping.ts'), cn: () => import('./locales/cn/shipping.ts') },
  stores: { en: () => import('./locales/en/stores.ts'), cn: () => import('./locales/cn/stores.ts') },
  subApp: { en: () => import('./locales/en/sub-app.ts'), cn: () => import('./locales/cn/sub-app.ts') },
  subAppHost: {
    en: () => import('./locales/en/sub-app-host.ts'),
    cn: () => import('./locales/cn/sub-app-host.ts'),
  },
  tasks: { en: () => import('./locales/en/tasks.ts'), cn: () => import('./locales/cn/tasks.ts') },
} as const satisfies Record<string, Record<Language, TextsLoader>>;

/** Name of a namespace, one per feature. */
export type Namespace = keyof typeof namespaces;

/** The English texts by namespace: what the keys of `t()` are checked against. */
export type Texts = {
  [Name in Namespace]: Awaited<ReturnType<(typeof namespaces)[Name]['en']>>['default'];
};
