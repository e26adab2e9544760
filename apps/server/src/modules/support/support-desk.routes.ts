import { randomUUID, timingSafeEqual } from 'node:crypto';
import '@fastify/formbody';
import { languages } from '@lading/contracts/identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addressGroup } from '../../platform/address-group.ts';
import { attemptLimit, type AttemptRule } from '../../platform/attempt-limit.ts';
import { isVisitOnThisMachine } from '../../platform/own-machine.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/request-error.ts';
import { requireSameOrigin } from '../../platform/same-origin.ts';
import { conversationPage, deskCasePage, deskCasesPage, deskPage } from './support-desk-pages.ts';
import { supportDeskService } from './support-desk.service.ts';
import { sendPage } from './send-page.ts';
import { formBytes } from './support-pages.ts';
import { supportTexts } from './support-texts.ts';

const desk = '/support-site/desk';
const language = z.object({ language: z.enum(languages).catch('en') });
const answer = z.object({ content: z.string().trim().min(1).max(4_000), messageKey: z.uuid() });

/** Wrong tokens of one network address; the right one is not counted. */
const guesses: AttemptRule = { name: 'desk token', most: 10, windowSeconds: 900 };

/** The password of HTTP Basic; the name does not count. */
function passwordOf(request: FastifyRequest): string {
  const [scheme, given = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic') return '';
  const text = Buffer.from(given, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? '' : text.slice(colon + 1);
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * The desk of the stand-in support site (decision D10): with its token, support reads and answers the live chats and cases of all
 * organizations. Without a token it only exists in a demo, for a browser on this machine.
 */
export function supportDesk(app: FastifyInstance, platform: Platform): void {
  const { config } = platform;
  const service = supportDeskService(platform);
  const token = config.supportDeskToken;
  const attempts = attemptLimit(platform);

  /** False when the reply asks for the token. @throws RequestError 404 if there is no desk, 429 after too many wrong tokens */
  async function mayEnter(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (token === undefined) {
      if (!config.demo || !isVisitOnThisMachine(request)) throw notFound();
      return true;
    }
    const given = passwordOf(request);
    // A browser first requests without a token; that does not count as a guess.
    if (given !== '') {
      await attempts.refuseUsedUp(guesses, addressGroup(request.ip));
      if (same(given, token)) return true;
      await attempts.count(guesses, addressGroup(request.ip));
    }
    void reply.code(401).header('www-authenticate', 'Basic realm="Support desk", charset="UTF-8"');
    return false;
  }
  app.get(desk, async (request, reply) => {
    if (!(await mayEnter(request, reply))) return reply.send('');
    const { language: chosen } = language.parse(request.query);
    return sendPage(reply, deskPage(supportTexts[chosen], chosen, await service.conversations()));
  });

  app.get(`${desk}/cases`, async (request, reply) => {
    if (!(await mayEnter(request, reply))) return reply.send('');
    const { language: chosen } = language.parse(request.query);
    return sendPage(reply, deskCasesPage(supportTexts[chosen], chosen, await service.cases()));
  });

  app.get<{ Params: { caseId: string } }>(`${desk}/cases/:caseId`, async (request, reply) => {
    if (!(await mayEnter(request, reply))) return reply.send('');
    const { language: chosen } = language.parse(request.query);
    const found = await service.seeCase(request.params.caseId);
    if (!found) throw notFound();
    return sendPage(reply, deskCasePage(supportTexts[chosen], chosen, found, randomUUID()));
  });

  app.post<{ Params: { caseId: string } }>(
    `${desk}/cases/:caseId`,
    { bodyLimit: formBytes },
    async (request, reply) => {
      if (!(await mayEnter(request, reply))) return reply.send('');
      requireSameOrigin(request);
      const { caseId } = request.params;
      const { language: chosen } = language.parse(request.query);
      const given = answer.safeParse(request.body);
      if (given.success && !(await service.answerCase(caseId, given.data))) throw notFound();
      return reply.redirect(`${desk}/cases/${encodeURIComponent(caseId)}?language=${chosen}`, 303);
    },
  );

  app.get<{ Params: { userId: string } }>(`${desk}/:userId`, async (request, reply) => {
    if (!(await mayEnter(request, reply))) return reply.send('');
    const { language: chosen } = language.parse(request.query);
    const found = await service.see(request.params.userId);
    if (!found) throw notFound();
    const { conversation, messages } = found;
    const texts = supportTexts[chosen];
    return sendPage(reply, conversationPage(texts, chosen, conversation, messages, randomUUID()));
  });

  app.post<{ Params: { userId: string } }>(
    `${desk}/:userId`,
    { bodyLimit: formBytes },
    async (request, reply) => {
      if (!(await mayEnter(request, reply))) return reply.send('');
      requireSameOrigin(request);
      const { userId } = request.params;
      const { language: chosen } = language.parse(request.query);
      const given = answer.safeParse(request.body);
      // An empty answer returns to the page where it was entered.
      if (given.success && !(await service.answer(userId, given.data))) throw notFound();
      return reply.redirect(`${desk}/${encodeURIComponent(userId)}?language=${chosen}`, 303);
    },
  );
}
