import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { builtFixtures } from './build-fixtures.ts';
import { registry } from './registry.ts';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** As strict as the product's own: nothing inline but what `csp.json` lists. */
function policy(): string {
  const { scriptHashes } = JSON.parse(readFileSync(join(builtFixtures, 'csp.json'), 'utf8')) as {
    scriptHashes: string[];
  };
  return `default-src 'self'; script-src 'self' ${scriptHashes.join(' ')}; style-src 'self'; object-src 'none'; base-uri 'none'`;
}

/** Serves the built fixtures, the registry, and the shell's page for every other path. */
export async function serveFixtures(): Promise<{ origin: string; close: () => Promise<void> }> {
  const contentSecurityPolicy = policy();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('content-security-policy', contentSecurityPolicy);
    if (pathname === '/apps.json') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(registry));
      return;
    }
    const file = join(builtFixtures, pathname);
    const isFile = existsSync(file) && statSync(file).isFile();
    if (!isFile && extname(pathname)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader(
      'content-type',
      isFile ? (types[extname(file)] ?? 'text/plain') : 'text/html; charset=utf-8',
    );
    response.end(readFileSync(isFile ? file : join(builtFixtures, 'index.html')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
