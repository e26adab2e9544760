import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './escape-html.ts';
import { isVisitOnThisMachine } from './own-machine.ts';
import { notFound } from './request-error.ts';
import type { Platform } from './platform.ts';

/** `/demo/mail`: the mails that a demo would have sent (decision D3), for a browser on this machine only. */
export function demoMail(app: FastifyInstance, platform: Platform): void {
  app.get('/demo/mail', async (request, reply) => {
    if (!isVisitOnThisMachine(request)) throw notFound();
    const mails = await platform.mail.written();
    const rows = mails.map(
      ({ time, to, subject, text }) =>
        `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)} · <time>${escapeHtml(time)}</time></p><pre>${escapeHtml(text)}</pre></article>`,
    );
    const body = rows.length > 0 ? rows.join('') : '<p>No mail yet. 暂无邮件。</p>';
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Demo mail</title><main><h1>Demo mail</h1>${body}</main></html>`,
      );
  });
}
