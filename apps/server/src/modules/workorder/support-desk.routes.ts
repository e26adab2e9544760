import { randomUUID, timingSafeEqual } from 'node:crypto';
import '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isLoopback } from '../../platform/health.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/request-error.ts';
import { requireSameOrigin } from '../../platform/same-origin.ts';
import { conversationPage, deskPage } from './support-desk-pages.ts';
import { supportDeskService } from './support-desk.service.ts';
import { supportTexts } from './support-texts.ts';

const desk = '/support-site/desk';
const language = z.object({ language: z.enum(['en', 'cn']).catch('en') });
const answer = z.object({ content: z.string().trim().min(1).max(4_000), messageKey: z.uuid() });

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
 * The desk of the stand-in support site (decision D10): whoever has its token reads and answers the live chats of all
 * organisations. Without a token it stands in a demo only, for a browser on this machine, and is not there otherwise.
 */
export function supportDesk(app: FastifyInstance, platform: Platform): void {
  const { config } = platform;
  const service = supportDeskService(platform);
  const token = config.supportDeskToken;

  /** False when the reply asks for the token. @throws RequestError 404 where there is no desk */
  function mayEnter(request: FastifyRequest, reply: FastifyReply): boolean {
    if (token === undefined) {
      const isForwarded = request.headers['x-forwarded-for'] !== undefined;
      if (!config.demo || isForwarded || !isLoopback(request.socket.remoteAddress ?? '')) throw notFound();
      return true;
    }
    if (same(passwordOf(request), token)) return true;
    void reply.code(401).header('www-authenticate', 'Basic realm="Support desk", charset="UTF-8"');
    return false;
  }
  const html = (reply: FastifyReply, text: string): FastifyReply =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text);

  app.get(desk, async (request, reply) => {
    if (!mayEnter(request, reply)) return reply.send('');
    const { language: chosen } = language.parse(request.query);
    return html(reply, deskPage(supportTexts[chosen], chosen, await service.conversations()));
  });

  app.get<{ Params: { userId: string } }>(`${desk}/:userId`, async (request, reply) => {
    if (!mayEnter(request, reply)) return reply.send('');
    const { language: chosen } = language.parse(request.query);
    const found = await service.see(request.params.userId);
    if (!found) throw notFound();
    const { conversation, messages } = found;
    const texts = supportTexts[chosen];
    return html(reply, conversationPage(texts, chosen, conversation, messages, randomUUID()));
  });

  app.post<{ Params: { userId: string } }>(`${desk}/:userId`, async (request, reply) => {
    if (!mayEnter(request, reply)) return reply.send('');
    requireSameOrigin(request);
    const { userId } = request.params;
    const { language: chosen } = language.parse(request.query);
    const given = answer.safeParse(request.body);
    // An empty answer comes back to the page that it was not written on.
    if (given.success && !(await service.answer(userId, given.data))) throw notFound();
    return reply.redirect(`${desk}/${encodeURIComponent(userId)}?language=${chosen}`, 303);
  });
}
