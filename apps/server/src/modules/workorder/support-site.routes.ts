import '@fastify/cookie';
import '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { requireSameOrigin } from '../../platform/same-origin.ts';
import { casePage, closedPage, createPage, listPage, supportStyles } from './support-pages.ts';
import { supportSiteService } from './support-site.service.ts';
import { supportTexts, type SupportTexts } from './support-texts.ts';
import { supportTokens, type SupportUser } from './support-tokens.ts';

const site = '/support-site';
const cookieName = 'lading-support';

const query = z.object({
  token: z.string().max(4_096).optional(),
  language: z.enum(['en', 'cn']).catch('en'),
});
const newCase = z.object({
  title: z.string().trim().min(1).max(200),
  content: z.string().trim().min(1).max(10_000),
});

interface Visit {
  user: SupportUser;
  language: 'en' | 'cn';
  texts: SupportTexts;
}

const html = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text);

/**
 * The stand-in support site (decision D10): a person's cases, a new case, and one case. The token of the address moves
 * into a cookie that no script reads, and the address goes on without it.
 */
export function supportSite(app: FastifyInstance, platform: Platform): void {
  const tokens = supportTokens(platform);
  const service = supportSiteService(platform);

  function answer(
    path: string,
    respond: (visit: Visit, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { token, language } = query.parse(request.query);
      if (token !== undefined) {
        return reply
          .setCookie(cookieName, token, {
            path: site,
            maxAge: tokens.lifeSeconds,
            httpOnly: true,
            sameSite: 'lax',
            secure: request.protocol === 'https',
          })
          .redirect(`${site}${path}?language=${language}`, 303);
      }
      const texts = supportTexts[language];
      const user = await tokens.read(request.cookies[cookieName] ?? '');
      if (!user || !(await platform.sessions.stands(user.sessionId))) {
        return html(reply.code(401), closedPage(texts));
      }
      return respond({ user, language, texts }, request, reply);
    };
  }

  app.get(`${site}/site.css`, (_request, reply) => reply.type('text/css').send(supportStyles));

  app.get(
    `${site}/list`,
    answer('/list', async ({ user, language, texts }, _request, reply) => {
      return html(reply, listPage(texts, language, await service.cases(user)));
    }),
  );

  app.get(
    `${site}/create`,
    answer('/create', async ({ language, texts }, _request, reply) =>
      html(reply, createPage(texts, language)),
    ),
  );

  app.post(
    `${site}/create`,
    answer('/create', async ({ user, language, texts }, request, reply) => {
      requireSameOrigin(request);
      const given = newCase.safeParse(request.body);
      if (!given.success) {
        const entered = z.object({ title: z.string().catch(''), content: z.string().catch('') });
        const kept = entered.catch({ title: '', content: '' }).parse(request.body);
        return html(reply.code(400), createPage(texts, language, kept));
      }
      const caseId = await service.open(user, { ...given.data, receipt: texts.receipt });
      request.log.info({ caseId }, 'support case opened');
      return reply.redirect(`${site}/list?language=${language}`, 303);
    }),
  );

  app.get<{ Params: { caseId: string } }>(
    `${site}/case/:caseId`,
    answer('/list', async ({ user, language, texts }, request, reply) => {
      const { caseId } = request.params as { caseId: string };
      const found = await service.see(user, caseId);
      return found
        ? html(reply, casePage(texts, language, found))
        : html(reply.code(404), listPage(texts, language, await service.cases(user)));
    }),
  );
}
