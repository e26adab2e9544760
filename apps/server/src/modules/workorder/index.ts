import { liveChat } from '@lading/contracts/services/live-chat';
import { support } from '@lading/contracts/services/unlisted';
import { workorder } from '@lading/contracts/services/workorder';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { notFound } from '../../platform/request-error.ts';
import { liveChatHandlers } from './live-chat.routes.ts';
import { liveChatService } from './live-chat.service.ts';
import { countUnread } from './support-case.store.ts';
import { supportDesk } from './support-desk.routes.ts';
import { supportSite } from './support-site.routes.ts';
import { supportTokens } from './support-tokens.ts';

/** Support cases: the unread count (spec §7, `workorder`), the way to the support site, and its stand-in (decision D10). */
export function registerWorkorder(app: FastifyInstance, platform: Platform): void {
  const tokens = supportTokens(platform);
  registerService(app, platform, workorder, {
    // The call names a user; nobody may ask for another than himself.
    queryUnread: ({ db, user }, { query }) => {
      if (query.userId !== user.userId) throw notFound();
      return db((trx) => countUnread(trx, user.userId));
    },
  });
  registerService(app, platform, support, {
    supportToken: async ({ user }) => ({
      token: await tokens.sign(user),
      expiresIn: tokens.lifeSeconds,
      site: platform.config.supportSite ?? '/support-site',
    }),
  });
  registerService(app, platform, liveChat, liveChatHandlers(liveChatService(platform)));
  if (platform.config.supportSite === undefined) {
    supportSite(app, platform);
    supportDesk(app, platform);
  }
}
