import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const apps = { b: 'basics', o: 'oms', e: 'shipping', w: 'floor' } as const;
type Prefix = keyof typeof apps;

/** Paths of the pages of a sub-app, as its router has them: `orders/:orderId`. */
const pathsOf = (prefix: Prefix): string[] =>
  [...read(`apps/${apps[prefix]}/src/routes.tsx`).matchAll(/'([\w:/-]+)'/g)].map(([, path]) => path!);

/** The task's id is added where these are used. */
const followedById = new Set(['/imports', '/order-changes']);

/** Whether an address after the `#` is one of these pages. A word that is put in at run time counts as any; what follows a word is the query. */
function isPage(address: string, paths: readonly string[]): boolean {
  if (followedById.has(address)) return true;
  const [path = ''] = address.replaceAll(/\/\$\{[^}]*\}/g, '/any').split(/[?$]/, 1);
  const words = path.split('/').filter(Boolean);
  const fits = (page: string): boolean => {
    const parts = page.split('/');
    return (
      parts.length === words.length &&
      parts.every((part, at) => part.startsWith(':') || words[at] === 'any' || part === words[at])
    );
  };
  return words.length === 0 || paths.some(fits);
}

interface Found {
  file: string;
  address: string;
  prefix: Prefix;
}

/** Addresses of pages in a source: complete ones anywhere, and those of links within a sub-app. */
function addressesIn(file: string): Found[] {
  const source = read(file);
  const complete = [...source.matchAll(/['"`]\/([beow])\/#(\/[^'"`\s]*)['"`]/g)];
  const own = (Object.keys(apps) as Prefix[]).find((prefix) => file.startsWith(`apps/${apps[prefix]}/`));
  const inside = own
    ? [...source.matchAll(/(?:\bto=\{?|\bto: |\bnavigate\()["'`](\/[^"'`\s]*)["'`]/g)].filter(
        ([, address]) => !/^\/[beow]\/#/.test(address!),
      )
    : [];
  return [
    ...complete.map(([, prefix, address]) => ({ file, address: address!, prefix: prefix as Prefix })),
    ...inside.map(([, address]) => ({ file, address: address!, prefix: own! })),
  ];
}

it('every address of a page in the source leads to a page', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  );
  const found = files.flatMap(addressesIn);
  expect(found.length).toBeGreaterThan(100);
  const paths = Object.fromEntries(
    (Object.keys(apps) as Prefix[]).map((prefix) => [prefix, pathsOf(prefix)]),
  ) as Record<Prefix, string[]>;
  expect(found.filter(({ address, prefix }) => !isPage(address, paths[prefix]))).toEqual([]);
});
