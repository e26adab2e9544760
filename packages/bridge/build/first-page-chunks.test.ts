import { describe, expect, it } from 'vitest';
import { firstPageChunks } from './first-page-chunks.ts';

const lucide = '/node_modules/lucide-react/dist/esm';
const imports: Record<string, string[]> = {
  '/src/main.ts': ['/src/session.ts'],
  '/src/login.ts': ['/src/form.ts', '/src/button.ts', '/src/session.ts', '/icons/eye.mjs'],
  '/src/workspace.ts': ['/src/menu.ts', '/src/button.ts', '/src/session.ts'],
  '/src/menu.ts': ['/packages/contracts/src/core/index.ts', `${lucide}/lucide-react.mjs`],
  [`${lucide}/lucide-react.mjs`]: [
    `${lucide}/icons/index.mjs`,
    `${lucide}/icons/key-round.mjs`,
    `${lucide}/icons/truck.mjs`,
  ],
  '/packages/contracts/src/core/index.ts': [
    '/packages/contracts/src/core/limits.ts',
    '/packages/contracts/src/core/page.ts',
  ],
};
const exported: Record<string, string[]> = {
  '/packages/contracts/src/core/limits.ts': ['limits'],
  '/packages/contracts/src/core/page.ts': ['listQuery', 'pageOf'],
};
const code: Record<string, string> = {
  '/src/menu.ts': `import { other } from './other.ts';\nimport { limits as bounds } from "@lading/contracts/core";\nimport { LucideTruck as Van } from 'lucide-react';`,
  [`${lucide}/lucide-react.mjs`]: [
    "import * as index from './icons/index.mjs';",
    'export { index as icons };',
    "export { default as KeyRound, default as LucideKeyRound } from './icons/key-round.mjs';",
    "export { default as LucideTruck, default as Truck } from './icons/truck.mjs';",
  ].join('\n'),
};
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: imports[id] ?? [],
    exports: exported[id] ?? [],
    code: code[id] ?? '',
  }),
};

function chunkOf(id: string) {
  const { groups, plugin } = firstPageChunks(
    [
      { chunk: 'start', source: '/main.ts' },
      { chunk: 'login', source: '/login.ts' },
      { chunk: 'workspace', source: '/workspace.ts' },
    ],
    (module) => module.startsWith('/icons/'),
  );
  for (const id of Object.keys(imports)) plugin.moduleParsed({ id });
  return groups.map(({ name }) => name(id, graph)).filter((name) => name !== null);
}

describe('the chunks of the first pages', () => {
  it.each([
    ['what every page begins with', '/src/session.ts', ['start']],
    ['what two pages share', '/src/button.ts', ['start']],
    ['what one page adds', '/src/menu.ts', ['workspace']],
    ['a page itself', '/src/login.ts', ['login']],
    ['what is asked for behind a door', '/packages/contracts/src/core/limits.ts', ['workspace']],
    ['what else stands behind it', '/packages/contracts/src/core/page.ts', []],
    ['an icon that is left out', '/icons/eye.mjs', []],
    ['an icon that a page draws', `${lucide}/icons/truck.mjs`, ['workspace']],
    ['one that others draw', `${lucide}/icons/key-round.mjs`, []],
    ['what no first page loads', '/src/later.ts', []],
  ])('hold %s', (_what, id, chunks) => {
    expect(chunkOf(id)).toEqual(chunks);
  });

  it('cannot be named for a page that is not built', () => {
    const { groups } = firstPageChunks([{ chunk: 'start', source: '/main.ts' }], () => false);
    expect(() => groups[0]!.name('/src/session.ts', graph)).toThrow('start');
  });

  it('contain what two of them import, in the earlier one', () => {
    const { groups } = firstPageChunks(
      [
        { chunk: 'a', source: '/a' },
        { chunk: 'b', source: '/b' },
      ],
      () => false,
    );
    expect(groups.map(({ priority }) => priority)).toEqual([2, 1]);
  });
});
