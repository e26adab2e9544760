import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const hash = "'sha256-q1Yh3Uv5bS6kA2yJbVt0w0M0nT8eN7mK0o4c1P2R3s4='";
const folder = mkdtempSync(join(tmpdir(), 'lading-dist-'));
let server: TestServer;

beforeAll(async () => {
  const shell = join(folder, 'shell');
  const oms = join(folder, 'oms');
  for (const path of [join(shell, 'assets'), join(oms, 'assets')]) mkdirSync(path, { recursive: true });
  writeFileSync(join(shell, 'index.html'), '<!doctype html><title>Lading</title>');
  writeFileSync(join(shell, 'csp.json'), JSON.stringify({ scriptHashes: [hash] }));
  writeFileSync(join(shell, 'assets', 'main-Ab3dEf9h.js'), 'export {};');
  writeFileSync(join(shell, 'assets', 'main-Ab3dEf9h.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(oms, 'app.json'), '{"contract":1}');
  writeFileSync(
    join(folder, 'apps.json'),
    JSON.stringify({
      version: 1,
      apps: [
        { name: 'oms', prefix: '/o', kind: 'module', entry: '/apps/oms/app.json' },
        { name: 'far', prefix: '/far', kind: 'module', entry: 'https://far.example/app.json' },
      ],
    }),
  );
  server = await startTestServer(
    { LADING_APPS: join(folder, 'apps.json') },
    { dist: { shell, apps: { oms } } },
  );
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept: 'text/html', host: 'localhost:8080', ...headers } });
const policyOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    String(value)
      .split('; ')
      .map((part) => [part.split(' ')[0] ?? '', part.slice(part.indexOf(' ') + 1)]),
  );

describe('the security headers', () => {
  it('allow no inline code, no evaluation, no inline style and no framing', async () => {
    const { headers } = await get('/');
    const text = String(headers['content-security-policy']);
    expect(text).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    const policy = policyOf(text);
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'style-src': "'self' https://far.example",
      'frame-ancestors': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
    });
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  it('let in the inline scripts of the build by their hashes, and the origins of the manifest', async () => {
    const policy = policyOf((await get('/')).headers['content-security-policy']);
    expect(policy['script-src']).toBe(`'self' ${hash} https://far.example`);
    expect(policy['connect-src']).toContain('ws://localhost:8080');
  });

  it('ask for https only where the request came by https', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
  });

  it('stand on refusals and on files of sub-apps too, which may be framed by our own pages', async () => {
    expect((await get('/api/nothing')).headers['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    );
    const file = await get('/apps/oms/app.json');
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });
});

describe('the files of the shell and of sub-apps', () => {
  it.each(['/', '/login', '/reset', '/ss/login', '/b', '/b/', '/o/', '/e/', '/async-export-list', '/far/'])(
    'answers %s with the shell, never from a cache unasked',
    async (path) => {
      const response = await get(path);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(response.body).toContain('<title>Lading</title>');
    },
  );

  it.each(['/', '/login', '/apps/oms/app.json'])('answers HEAD %s as it answers GET', async (url) => {
    const [head, full] = [await server.app.inject({ method: 'HEAD', url }), await get(url)];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-type']).toBe(full.headers['content-type']);
  });

  it('keeps files with a hash in their name for good and asks anew for others', async () => {
    expect((await get('/assets/main-Ab3dEf9h.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/apps/oms/app.json')).headers['cache-control']).toBe('no-cache');
    expect((await get('/apps.json')).headers['cache-control']).toBe('no-cache');
  });

  it('sends the packed copy of such a file to whoever takes it, as the same kind of file', async () => {
    const packed = await get('/assets/main-Ab3dEf9h.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript') as string,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i) as string,
    });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(
      (await get('/assets/main-Ab3dEf9h.js')).body,
    );
  });

  it('tells the sub-apps of the configured manifest', async () => {
    const manifest = (await get('/apps.json')).json<{ apps: { name: string }[] }>();
    expect(manifest.apps.map(({ name }) => name)).toEqual(['oms', 'far']);
  });

  it.each([
    '/assets/gone.js',
    '/apps/oms/gone.js',
    '/../../package.json',
    '/..%2f..%2fpackage.json',
    '/csp.json',
  ])('finds nothing at %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });
});

describe('metrics', () => {
  it('are for this machine only, and not by way of a proxy', async () => {
    expect((await get('/metrics')).body).toContain('http_request_duration_seconds');
    const far = await server.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(far.statusCode).toBe(404);
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
  });
});
