import { describe, expect, it } from 'vitest';
import { subAppRegistry, type SubAppRegistryInput } from './sub-app-registry.ts';

const basics = { name: 'basics', prefix: '/b', kind: 'module', entry: '/apps/basics/app.json' } as const;

function faults(...apps: unknown[]): string[] {
  const parsed = subAppRegistry.safeParse({ version: 1, apps });
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
}

describe('the sub-app registry', () => {
  it('isolates styles by scope and trusts an app to clean up by default', () => {
    const input: SubAppRegistryInput = { version: 1, apps: [basics] };
    expect(subAppRegistry.parse(input).apps).toEqual([{ ...basics, cssIsolation: 'scope', legacy: false }]);
  });

  it('refuses two apps with the same name or prefix', () => {
    expect(faults(basics, { ...basics, prefix: '/c' })).toEqual(['is taken by an earlier row']);
    expect(faults(basics, { ...basics, name: 'other' })).toEqual(['is taken by an earlier row']);
  });

  it.each(['b', '/b/', '/', '', '/b//c', '/b?x'])('refuses %o as a prefix', (prefix) => {
    expect(faults({ ...basics, prefix })).toHaveLength(1);
  });

  it('requires a script to name the global that holds its lifecycles', () => {
    expect(faults({ ...basics, kind: 'script' })).toHaveLength(1);
    expect(faults({ ...basics, kind: 'script', global: 'legacyBasics' })).toEqual([]);
  });

  it.each([
    '/login',
    '/reset',
    '/sign-up',
    '/maintain',
    '/error',
    '/ss/returns',
    '/async-export-list',
    '/bigcommerce/connection',
    '/temu-warehouse-authorization',
    '/api',
    '/API/x',
    '/ezeeship-api',
    '/apps/returns',
    '/ws',
    '/support-site',
  ])('refuses %s, a path of the shell or of the server, as a prefix', (prefix) => {
    expect(faults({ ...basics, prefix })).toEqual(['is a path of the shell itself']);
  });

  it.each(['https://old.example/index.html', '//old.example/', '/\\old.example/', 'index.html'])(
    'refuses %s as a page in a frame, and says why',
    (entry) => {
      expect(faults({ ...basics, kind: 'iframe', entry })).toEqual([
        expect.stringContaining('comes from our own origin'),
      ]);
    },
  );

  it('accepts a page in a frame by its path, and a module of another origin', () => {
    expect(faults({ ...basics, kind: 'iframe', entry: '/apps/old/index.html' })).toEqual([]);
    expect(faults({ ...basics, entry: 'https://far.example/app.json' })).toEqual([]);
  });

  it.each(["https://a.example; script-src 'unsafe-inline'", '*', 'a.example', 'https://a.example/path'])(
    'refuses %s as an origin to connect to',
    (origin) => {
      expect(faults({ ...basics, connect: [origin] })).toEqual(['is no origin such as https://api.example']);
    },
  );
});
