import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppsManifest } from './apps-manifest.ts';

const hashesFile = z.object({ scriptHashes: z.array(z.string().regex(/^'sha(256|384|512)-[\w+/]+=*'$/)) });

/** Hashes of the inline scripts (the import map) that the shell's build wrote to `csp.json`. */
function scriptHashes(shellDist: string): string[] {
  let text: string;
  try {
    text = readFileSync(join(shellDist, 'csp.json'), 'utf8');
  } catch {
    return [];
  }
  return hashesFile.parse(JSON.parse(text)).scriptHashes;
}

/**
 * The security headers of every reply: a content security policy without inline code, evaluation or inline style; other
 * origins only where the manifest places a sub-app on one. Pages below `/apps/` may stand in a frame of our own origin.
 */
export async function securityHeaders(
  app: FastifyInstance,
  {
    manifest,
    shellDist,
    frames,
    chat,
  }: {
    manifest: AppsManifest;
    shellDist: string;
    /** Paths that other origins may show in a frame, and these origins; every other page refuses to be framed. */
    frames: ReadonlyMap<string, readonly string[]>;
    /** Origin of the live chat's vendor, where one is configured. */
    chat?: string | undefined;
  },
): Promise<void> {
  const hashes = scriptHashes(shellDist);
  const vendor = chat === undefined ? [] : [chat];
  const vendorSocket = vendor.map((origin) => origin.replace(/^http/, 'ws'));
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    const framed = request.url.startsWith('/apps/');
    const path = (request.url.split('?', 1)[0] ?? '').replace(/(?<=.)\/+$/, '');
    const framers = frames.get(path) ?? [];
    const apps = manifest.origins();
    const policy = {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...hashes, ...apps, ...vendor],
      'style-src': ["'self'", ...apps],
      // Chatwoot's script writes its styles into the page and knows no nonce (chatwoot/chatwoot#8892).
      ...(chat === undefined ? {} : { 'style-src-elem': ["'self'", "'unsafe-inline'", ...apps, chat] }),
      'img-src': ["'self'", 'data:', 'blob:', 'https:'],
      'font-src': ["'self'", ...apps],
      'connect-src': [
        "'self'",
        `ws://${request.host}`,
        `wss://${request.host}`,
        ...apps,
        ...vendor,
        ...vendorSocket,
      ],
      'worker-src': ["'self'", 'blob:'],
      'frame-src': ["'self'", ...apps, ...vendor],
      'manifest-src': ["'self'"],
      'media-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': framers.length > 0 ? framers : [framed ? "'self'" : "'none'"],
    };
    const text = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`);
    if (request.protocol === 'https') {
      text.push('upgrade-insecure-requests');
      void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    // The older header knows no list of origins; the policy above counts.
    if (framers.length === 0) void reply.header('x-frame-options', framed ? 'SAMEORIGIN' : 'DENY');
    void reply
      .header('content-security-policy', text.join('; '))
      .header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
      .header('x-request-id', request.id);
  });
}
