import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { AppsManifest } from './apps-manifest.ts';
import { answerError, isWirePath } from './answer-error.ts';
import { notFound } from './request-error.ts';
import type { ShellPage } from './shell-page.ts';

/** Vite puts a content hash into these names, so the files never change; the build adds compressed copies. */
const hashed = /\/assets\/[^/]+-[\w-]{8,}\.\w+(?:\.(?:br|gz))?$/;

/**
 * Serves the built shell at `/`, each sub-app at `/apps/<name>/` (ours, and the operator's folders), and `index.html` for the routes of the
 * shell and of sub-apps (spec §1, §2), which are not files.
 */
export async function staticFiles(
  app: FastifyInstance,
  {
    dist,
    appsFolder,
    manifest,
    page,
  }: Pick<Config, 'dist' | 'appsFolder'> & { manifest: AppsManifest; page: ShellPage },
): Promise<void> {
  const common = {
    wildcard: true,
    index: false as const,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      void reply.header(
        'cache-control',
        hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  };
  for (const [name, root] of Object.entries(dist.apps)) {
    if (!existsSync(root)) continue;
    await app.register(fastifyStatic, { ...common, root, prefix: `/apps/${name}/`, decorateReply: false });
  }
  if (appsFolder !== undefined) {
    // The operator's: one folder for each, looked up per request. Dot files are not public.
    const theirs = { ...common, root: appsFolder, prefix: '/apps/', preCompressed: false };
    await app.register(fastifyStatic, { ...theirs, dotfiles: 'ignore', decorateReply: false });
  }
  const hasShell = existsSync(join(dist.shell, 'index.html'));
  const sendShell = (reply: FastifyReply): void => {
    const html = page.html();
    if (html === undefined) void reply.sendFile('index.html');
    else void reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  };
  if (hasShell) {
    await app.register(fastifyStatic, { ...common, root: dist.shell, prefix: '/' });
    app.get('/', (_request, reply) => sendShell(reply));
  }

  app.get('/apps.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(manifest.current()),
  );
  app.get('/csp.json', (request, reply) => answerError(notFound(), request, reply));
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (hasShell && isPageAddress(request)) sendShell(reply);
    else void answerError(notFound(), request, reply);
  });
}

/** A page navigation by a person: not a call, not a file. */
function isPageAddress(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = request.url.split('?')[0] ?? '';
  if (isWirePath(path) || path.startsWith('/apps/') || path.startsWith('/ws/')) return false;
  return !/\.\w+$/.test(path) && /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
}
