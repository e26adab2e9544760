import { defineMessages } from '../core/localized-message.ts';

/** Why a site cannot be set. */
export const brandingMessages = defineMessages('branding', {
  ownHost: {
    en: 'This host is one of LADING_OWN_HOSTS and uses the product’s own brand.',
    zh: '此主机属于 LADING_OWN_HOSTS，使用系统自身的品牌。',
  },
  hostOfReseller: {
    en: 'This host belongs to a reseller. Set the reseller’s site instead.',
    zh: '此主机属于分销商，请设置其站点。',
  },
});
