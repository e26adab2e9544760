import { liveChatApi, supportApi } from '@lading/contracts/support';
import type { FastifyInstance } from 'fastify';
import { addressGroup } from '../../platform/address-group.ts';
import type { Platform } from '../../platform/platform.ts';
import { type HandlersOf, registerService } from '../../platform/register-service.ts';
import { notFound } from '../../platform/request-error.ts';
import { isSupportBuiltIn, supportSiteOf } from '../../support-config.ts';
import { sessionPasses } from '../identity/index.ts';
import { housekeeping } from './housekeeping.job.ts';
import { introspection } from './introspection.service.ts';
import { type LiveChat, liveChatService } from './live-chat.service.ts';
import { countUnread } from './support-case.store.ts';
import { supportDesk } from './support-desk.routes.ts';
import { supportSite } from './support-site.routes.ts';
import { supportTokens } from './support-tokens.ts';

/** Support cases: the unread count (spec §7, "Messages"), the link to the support site, and its stand-in (decision D10). */
export function registerSupport(app: FastifyInstance, platform: Platform): void {
  const tokens = supportTokens(platform);
  const { support } = platform.config;
  const introspect = introspection(platform, tokens);
  const passes = sessionPasses(platform)('support pass');
  registerService(app, platform, supportApi, {
    // The call names a user; callers may only query themselves.
    queryUnread: ({ db, user }, { query }) => {
      if (query.userId !== user.userId) throw notFound();
      return db((trx) => countUnread(trx, user.userId));
    },
    supportSite: ({ host }) => ({ isSet: supportSiteOf(support, host) !== 'none' }),
    supportToken: async ({ user, host, request }) => {
      const site = supportSiteOf(support, host);
      if (site === 'none') throw notFound();
      if (site === 'built-in') {
        const { code, expiresIn } = await passes.create(user.sessionId);
        return { token: code, expiresIn, site: '/support-site' };
      }
      if (support.token === 'short-lived') {
        const expiresIn = tokens.outsideSeconds;
        return { token: await tokens.sign(user, expiresIn), expiresIn, site: site.url };
      }
      const token = (request.headers.authorization ?? '').replace(/^Bearer /i, '');
      return { token, expiresIn: platform.tokens.lifeSeconds, site: site.url };
    },
    introspect: ({ request }, { body }) => introspect(body, addressGroup(request.ip)),
  });
  registerService(app, platform, liveChatApi, liveChatHandlers(liveChatService(platform)));
  housekeeping(platform);
  if (isSupportBuiltIn(support)) {
    supportSite(app, platform);
    supportDesk(app, platform);
  }
}

/** The caller's live chat (decision D10). */
function liveChatHandlers(chat: LiveChat) {
  return {
    settings: ({ user, host }) => chat.settings(user, host),
    messages: (context, { query }) => chat.read(context, query.limit),
    send: (context, { body }) => chat.send(context, body),
    markRead: (context, { body }) => chat.markRead(context, body.messageId),
  } satisfies HandlersOf<typeof liveChatApi>;
}
