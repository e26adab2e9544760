import { createHash } from 'node:crypto';
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
  writeFileSync(
    join(shell, 'index.html'),
    '<!doctype html><script type="importmap">{"imports":{"react":"/assets/react.js"}}</script><title>Lading</title>',
  );
  const returns = join(folder, 'apps', 'returns');
  mkdirSync(returns, { recursive: true });
  writeFileSync(join(returns, 'index.html'), '<!doctype html><title>Returns</title>');
  writeFileSync(join(returns, '.env'), 'SECRET=1');
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
        {
          name: 'far',
          prefix: '/far',
          kind: 'module',
          entry: 'https://far.example/app.json',
          connect: ['https://api.far.example'],
          imports: { vue: './vue.js' },
        },
        {
          name: 'returns',
          prefix: '/returns',
          kind: 'iframe',
          entry: '/apps/returns/index.html',
          connect: ['https://api.returns.example'],
          inlineStyles: true,
        },
      ],
    }),
  );
  server = await startTestServer(
    { LADING_APPS: join(folder, 'apps.json'), LADING_APPS_FOLDER: join(folder, 'apps') },
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

  it('allow the inline scripts of the build by their hashes, and the origins of the manifest', async () => {
    const policy = policyOf((await get('/')).headers['content-security-policy']);
    expect(policy['script-src']).toMatch(
      /^'self' 'sha256-q1Yh3Uv5bS6kA2yJbVt0w0M0nT8eN7mK0o4c1P2R3s4=' 'sha256-[\w+/]+=' https:\/\/far\.example$/,
    );
    expect(policy['connect-src']).toBe(
      "'self' https://far.example https://api.far.example http://localhost:9100",
    );
  });

  it('allow what a row of the manifest requests, for a framed page only in its own folder', async () => {
    const own = policyOf((await get('/apps/returns/index.html')).headers['content-security-policy']);
    expect(own['connect-src']).toBe(
      "'self' https://far.example https://api.returns.example http://localhost:9100",
    );
    expect(own['style-src']).toBe("'self' 'unsafe-inline' https://far.example");
    const other = policyOf((await get('/apps/oms/app.json')).headers['content-security-policy']);
    expect(other['style-src']).toBe("'self' https://far.example");
  });

  it('include the hash of the import map that a row of the manifest extends, for its own modules only', async () => {
    const { body, headers } = await get('/far/');
    const map = /<script type="importmap">([\s\S]*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(map)).toEqual({
      imports: { react: '/assets/react.js' },
      scopes: { 'https://far.example/': { vue: 'https://far.example/vue.js' } },
    });
    const sha = createHash('sha256').update(map).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${sha}'`);
  });

  it('repeat nothing from a request', async () => {
    const { headers } = await get('/', { host: 'evil.example' });
    expect(JSON.stringify(headers)).not.toContain('evil');
  });

  it('require https only if the request came by https', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
  });

  it('are also on refusals and on files of sub-apps, which our own pages may frame', async () => {
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
    'answers %s with the shell, never from a cache without revalidation',
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

  it('caches files with a hash in their name forever and revalidates others', async () => {
    expect((await get('/assets/main-Ab3dEf9h.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/apps/oms/app.json')).headers['cache-control']).toBe('no-cache');
    expect((await get('/apps.json')).headers['cache-control']).toBe('no-cache');
  });

  it('sends the compressed copy of such a file if accepted, with the same content type', async () => {
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

  it('lists the sub-apps of the configured manifest', async () => {
    const manifest = (await get('/apps.json')).json<{ apps: { name: string }[] }>();
    expect(manifest.apps.map(({ name }) => name)).toEqual(['oms', 'far', 'returns']);
  });

  it("serves the folders in the operator's own, looked up each time, without dot files", async () => {
    const page = await get('/apps/returns/index.html');
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(page.body).toContain('<title>Returns</title>');
    expect((await get('/apps/returns/.env')).statusCode).toBe(404);
    expect((await get('/apps/oms/app.json')).json()).toEqual({ contract: 1 });
    mkdirSync(join(folder, 'apps', 'later'));
    writeFileSync(join(folder, 'apps', 'later', 'app.json'), '{"contract":1,"version":"later"}');
    expect((await get('/apps/later/app.json')).json()).toMatchObject({ version: 'later' });
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
  it('are for this machine only, and not through a proxy', async () => {
    const { body } = await get('/metrics');
    expect(body).toContain('http_request_duration_seconds');
    expect(body).toMatch(/^storage_acts_total\{act="keep",outcome="failed"\} 0$/m);
    expect(body).toMatch(/^storage_free_bytes [1-9]/m);
    const far = await server.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(far.statusCode).toBe(404);
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
  });

  it('shows no figures in production without a token, regardless of the caller', async () => {
    const live = await startTestServer({ NODE_ENV: 'production' });
    expect((await live.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    await live.close();
  });
});
