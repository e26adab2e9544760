import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = globSync('{apps,benches,docs,e2e,packages,scripts}/**/*', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
}).map((path) => `/${path.replace('/src/', '/')}/`);

/** `steps/{upload,mapping}/` as `steps/upload/` and `steps/mapping/`. */
function expanded(path: string): string[] {
  const braces = /\{([^{}]*)\}/.exec(path);
  if (!braces) return [path];
  return braces[1]!.split(',').flatMap((one) => expanded(path.replace(braces[0], one)));
}

/** Every folder and file that a page names, except those with a placeholder such as `<area>` or `x-import`. */
function namedPaths(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const folders = text.match(/(?<![\w./<>…-])[\w.{},<>…-]+\/[\w./{},<>…-]*/g) ?? [];
  const named = [...text.matchAll(/`([\w.-]+\.(?:tsx?|mjs|md))`/g)].map(([, name]) => name!);
  return [...new Set([...folders, ...named].flatMap(expanded))]
    .map((path) =>
      path
        .replace(/[,.]+$/, '')
        .replace('/src/', '/')
        .replace(/\/$/, ''),
    )
    .filter((path) => !/[<>…]|NNNN|(^|\/)x[-.]/.test(path));
}

it.each(['docs/map.md', 'docs/adding.md'])('every folder and file that %s names exists', (page) => {
  const paths = namedPaths(page);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !files.some((file) => file.includes(`/${path}/`)))).toEqual([]);
});
