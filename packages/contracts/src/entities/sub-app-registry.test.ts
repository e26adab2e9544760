import { describe, expect, it } from 'vitest';
import { subAppRegistry, type SubAppRegistryInput } from './sub-app-registry.ts';

const basics = { name: 'basics', prefix: '/b', kind: 'module', entry: '/apps/basics/app.json' } as const;

function faults(...apps: unknown[]): string[] {
  const parsed = subAppRegistry.safeParse({ version: 1, apps });
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
}

describe('the sub-app registry', () => {
  it('isolates styles by scope and trusts an app to clean up unless told otherwise', () => {
    const input: SubAppRegistryInput = { version: 1, apps: [basics] };
    expect(subAppRegistry.parse(input).apps).toEqual([{ ...basics, cssIsolation: 'scope', legacy: false }]);
  });

  it('refuses two apps of one name or prefix', () => {
    expect(faults(basics, { ...basics, prefix: '/c' })).toEqual(['sub-app names are unique']);
    expect(faults(basics, { ...basics, name: 'other' })).toEqual(['sub-app prefixes are unique']);
  });

  it.each(['b', '/b/', '/', '', '/b//c', '/b?x'])('refuses %o as a prefix', (prefix) => {
    expect(faults({ ...basics, prefix })).toHaveLength(1);
  });

  it('asks a script for the global that holds its lifecycles', () => {
    expect(faults({ ...basics, kind: 'script' })).toHaveLength(1);
    expect(faults({ ...basics, kind: 'script', global: 'legacyBasics' })).toEqual([]);
  });
});
