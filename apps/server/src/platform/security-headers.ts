import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import { trimEnd } from '@lading/contracts/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { appsOfPage, type AppsManifest } from './apps-manifest.ts';
import type { ShellPage } from './shell-page.ts';

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

/** Zebra Browser Print on the user's own computer, for printing labels: its two addresses, by the page's scheme, as in its own script. */
const printAgentOf = ({ protocol }: FastifyRequest): string =>
  protocol === 'https' ? 'https://localhost:9101' : 'http://localhost:9100';

/**
 * The security headers of every reply: a content security policy without inline code, evaluation or inline style; other origins and
 * inline style only where the manifest allows them for a sub-app. Our own origin may frame pages below `/apps/`.
 */
export async function securityHeaders(
  app: FastifyInstance,
  {
    manifest,
    page,
    shellDist,
    frames,
    chat,
  }: {
    manifest: AppsManifest;
    page: ShellPage;
    shellDist: string;
    /** Paths that other origins may frame, and these origins; every other page refuses to be framed. */
    frames: ReadonlyMap<string, readonly string[]>;
    /** Origin of the live chat's vendor, if configured. */
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
    const path = trimEnd(request.url.split('?', 1)[0] ?? '', '/') || '/';
    const framers = frames.get(path) ?? [];
    const apps = manifest.origins();
    const wishes = appsOfPage(manifest.current().apps, request.url.split('?', 1)[0] ?? '');
    const connect = [...new Set(wishes.flatMap((app) => app.connect ?? []))];
    const inlineStyles = wishes.some((app) => app.inlineStyles) ? ["'unsafe-inline'"] : [];
    const policy = {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...hashes, ...page.scriptHashes(), ...apps, ...vendor],
      'style-src': ["'self'", ...inlineStyles, ...apps],
      // Chatwoot's script writes its styles into the page and supports no nonce (chatwoot/chatwoot#8892).
      ...(chat === undefined ? {} : { 'style-src-elem': ["'self'", "'unsafe-inline'", ...apps, chat] }),
      'img-src': ["'self'", 'data:', 'blob:', 'https:'],
      'font-src': ["'self'", ...apps],
      // `'self'` includes the sockets of this origin; the host of a request is not repeated here.
      'connect-src': ["'self'", ...apps, ...connect, printAgentOf(request), ...vendor, ...vendorSocket],
      'worker-src': ["'self'", 'blob:'],
      // A label is printed from a frame that contains the file itself.
      'frame-src': ["'self'", 'blob:', ...apps, ...vendor],
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
    // The older header supports no list of origins; the policy above applies.
    if (framers.length === 0) void reply.header('x-frame-options', framed ? 'SAMEORIGIN' : 'DENY');
    void reply
      .header('content-security-policy', text.join('; '))
      .header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
      .header('x-request-id', request.id);
  });
}
