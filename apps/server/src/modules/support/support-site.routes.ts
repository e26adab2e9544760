import { randomUUID } from 'node:crypto';
import '@fastify/cookie';
import '@fastify/formbody';
import { languages, type Language } from '@lading/contracts/identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { attemptLimit, type AttemptRule } from '../../platform/attempt-limit.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/request-error.ts';
import { requireSameOrigin } from '../../platform/same-origin.ts';
import { sessionPasses } from '../identity/index.ts';
import {
  askPage,
  casePage,
  closedPage,
  createPage,
  formBytes,
  listPage,
  supportStyles,
} from './support-pages.ts';
import { sendPage } from './send-page.ts';
import { supportSiteService } from './support-site.service.ts';
import { supportTexts, type SupportTexts } from './support-texts.ts';
import { supportTokens, type SupportUser } from './support-tokens.ts';

const site = '/support-site';
const cookieName = 'lading-support';

const query = z.object({
  token: z.string().max(4_096).optional(),
  language: z.enum(languages).catch('en'),
});
const newCase = z.object({
  title: z.string().trim().min(1).max(200),
  content: z.string().trim().min(1).max(10_000),
});

const paths = ['/list', '/create'] as const;
type Path = (typeof paths)[number];
const confirmed = z.object({ token: z.string().max(4_096), path: z.enum(paths) });

const newReply = z.object({ content: z.string().trim().min(1).max(4_000), messageKey: z.uuid() });
/** More than a person types, and too little to fill a database. */
const replyRule: AttemptRule = { name: 'support reply', most: 60, windowSeconds: 300 };

/** Cases of a person, and of all people of an organization together. */
const caseRules = (perHour: number) =>
  ({
    person: { name: 'support case', most: Math.min(20, perHour), windowSeconds: 3_600 },
    organization: { name: 'support case organization', most: perHour, windowSeconds: 3_600 },
  }) satisfies Record<string, AttemptRule>;

interface Visit {
  user: SupportUser;
  language: Language;
  texts: SupportTexts;
}

/**
 * The stand-in support site (decision D10): a person's cases, a new case, and one case with its replies. The single-use code of the
 * address (decision D5) is exchanged for a cookie that scripts cannot read, and the address is redirected without it. A link of
 * anyone else could make a person write into someone else's cases: unless the shell opened it, or the person already is signed in, the
 * site asks first. Over plain HTTP browsers do not tell who opened it.
 */
export function supportSite(app: FastifyInstance, platform: Platform): void {
  const tokens = supportTokens(platform);
  const passes = sessionPasses(platform)('support pass');
  const service = supportSiteService(platform);
  const attempts = attemptLimit(platform);
  const rules = caseRules(platform.config.support.casesPerHour);

  const visitor = async (request: FastifyRequest): Promise<SupportUser | undefined> => {
    const user = await tokens.read(request.cookies[cookieName] ?? '');
    return user && (await platform.sessions.stands(user.sessionId)) ? user : undefined;
  };

  /** Consumes the code, sets the cookie and redirects to the page. */
  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, path, language }: { token: string; path: Path; language: Language },
  ): Promise<FastifyReply> {
    const owner = await platform.database.asSystem((trx) => passes.take(trx, token));
    if (!owner) return sendPage(reply.code(401), closedPage(supportTexts[language]));
    const { user_id: userId, org_id: orgId, session_id: sessionId } = owner;
    return reply
      .setCookie(cookieName, await tokens.sign({ userId, orgId, sessionId }, tokens.cookieSeconds), {
        path: site,
        maxAge: tokens.cookieSeconds,
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
      })
      .redirect(`${site}${path}?language=${language}`, 303);
  }

  /** Enters at once if nothing can go wrong, otherwise asks. */
  async function follow(
    request: FastifyRequest,
    reply: FastifyReply,
    link: { token: string; path: Path; language: Language },
  ): Promise<FastifyReply> {
    if (request.headers['sec-fetch-site'] === 'same-origin') return enter(request, reply, link);
    const owner = await platform.database.asSystem((trx) => passes.peek(trx, link.token));
    if (owner && (await visitor(request))?.userId === owner.user_id) return enter(request, reply, link);
    const texts = supportTexts[link.language];
    return owner
      ? sendPage(reply, askPage(texts, link.language, { ...link, email: owner.email }))
      : sendPage(reply.code(401), closedPage(texts));
  }

  function answer(
    path: Path,
    respond: (visit: Visit, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { token, language } = query.parse(request.query);
      if (token !== undefined) return follow(request, reply, { token, path, language });
      const texts = supportTexts[language];
      const user = await visitor(request);
      if (!user) return sendPage(reply.code(401), closedPage(texts));
      return respond({ user, language, texts }, request, reply);
    };
  }

  app.get(`${site}/site.css`, (_request, reply) => reply.type('text/css').send(supportStyles));

  app.post(`${site}/enter`, { bodyLimit: formBytes }, async (request, reply) => {
    requireSameOrigin(request);
    const { language } = query.parse(request.query);
    const given = confirmed.safeParse(request.body);
    return given.success
      ? enter(request, reply, { ...given.data, language })
      : sendPage(reply.code(401), closedPage(supportTexts[language]));
  });

  app.get(
    `${site}/list`,
    answer('/list', async ({ user, language, texts }, _request, reply) => {
      return sendPage(reply, listPage(texts, language, await service.cases(user)));
    }),
  );

  app.get(
    `${site}/create`,
    answer('/create', async ({ language, texts }, _request, reply) =>
      sendPage(reply, createPage(texts, language)),
    ),
  );

  app.post(
    `${site}/create`,
    { bodyLimit: formBytes },
    answer('/create', async ({ user, language, texts }, request, reply) => {
      requireSameOrigin(request);
      const draft = newCase.safeParse(request.body);
      if (!draft.success) {
        const entered = z.object({ title: z.string().catch(''), content: z.string().catch('') });
        const kept = entered.catch({ title: '', content: '' }).parse(request.body);
        return sendPage(reply.code(400), createPage(texts, language, { ...kept, fault: texts.missing }));
      }
      const mayOpen =
        (await attempts.allows(rules.person, user.userId)) &&
        (await attempts.allows(rules.organization, user.orgId));
      if (!mayOpen)
        return sendPage(
          reply.code(429).header('retry-after', rules.person.windowSeconds),
          createPage(texts, language, { ...draft.data, fault: texts.tooMany }),
        );
      const caseId = await service.open(user, { ...draft.data, receipt: texts.receipt });
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
        ? sendPage(reply, casePage(texts, language, { caseId, ...found }, randomUUID()))
        : sendPage(reply.code(404), listPage(texts, language, await service.cases(user)));
    }),
  );

  app.post<{ Params: { caseId: string } }>(
    `${site}/case/:caseId`,
    { bodyLimit: formBytes },
    answer('/list', async ({ user, language }, request, reply) => {
      requireSameOrigin(request);
      const { caseId } = request.params as { caseId: string };
      const given = newReply.safeParse(request.body);
      if (given.success) {
        await attempts.count(replyRule, user.userId);
        if (!(await service.reply(user, caseId, given.data))) throw notFound();
      }
      return reply.redirect(`${site}/case/${encodeURIComponent(caseId)}?language=${language}`, 303);
    }),
  );
}
