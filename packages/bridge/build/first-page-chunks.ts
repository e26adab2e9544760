/** What the bundler reports about a module. */
interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; exports: readonly string[]; code: string | null } | null;
}

/** A first page: its file, and the name of the chunk for it and its exclusive imports. */
export interface FirstPage {
  chunk: string;
  /** The end of its module's path. */
  source: string;
}

/** The entry of a package, `packages/contracts/src/core/index.ts`, which only re-exports. */
const door = /\/packages\/([\w-]+)\/src\/(?:([\w-]+)\/)?index\.ts$/;
/** The entry of the icons: two thousand files, each of which has its icon as the default. */
const iconsDoor = /\/node_modules\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

/** What a page calls the package of an entry in its imports; undefined for any other module. */
function packageOf(id: string): string | undefined {
  if (iconsDoor.test(id)) return 'lucide-react';
  const [, packageName, room] = door.exec(id) ?? [];
  if (packageName === undefined) return undefined;
  return `@lading/${packageName}${room === undefined ? '' : `/${room}`}`;
}

/** The names that a module imports from a package; undefined if it imports all. */
function namesFrom(code: string, packageName: string): Set<string> | undefined {
  const statements = code.matchAll(/(?:import|export)\s*(\*|\{[^}]*\})[^'";]*from\s*['"]([^'"]+)['"]/g);
  const names = new Set<string>();
  for (const [, clause = '', from] of statements) {
    if (from !== packageName) continue;
    if (clause === '*') return undefined;
    for (const part of clause.slice(1, -1).split(',')) names.add(part.trim().split(/\s+as\s+/)[0] ?? '');
  }
  return names;
}

/** The modules behind an entry that provide one of the names. */
function providersOf(entry: string, names: ReadonlySet<string>, graph: ModuleGraph): string[] {
  const { importedIds = [], code } = graph.getModuleInfo(entry) ?? {};
  if (!iconsDoor.test(entry))
    return importedIds.filter((id) => graph.getModuleInfo(id)?.exports.some((name) => names.has(name)));
  const lines = [...(code ?? '').matchAll(/^export \{([^}]*)\} from ['"]\.(\/icons\/[\w-]+\.mjs)['"]/gm)];
  const files = lines
    .filter(([, clause = '']) =>
      clause.split(',').some((part) => names.has(part.trim().replace('default as ', ''))),
    )
    .map(([, , file = '']) => file);
  return importedIds.filter((id) => files.some((file) => id.endsWith(file)));
}

/**
 * All modules needed to load a module, including itself. For an entry, only the modules that provide an imported name count: the
 * others are removed from the build if unused, and otherwise are in another chunk.
 */
function importsOf(start: string, graph: ModuleGraph): Set<string> {
  const found = new Set([start]);
  for (const id of found) {
    const module = graph.getModuleInfo(id);
    for (const imported of module?.importedIds ?? []) {
      const entered = packageOf(imported);
      const names = entered !== undefined && module?.code ? namesFrom(module.code, entered) : undefined;
      const needed = names ? providersOf(imported, names, graph) : [imported];
      for (const one of needed) found.add(one);
    }
  }
  return found;
}

/**
 * Chunk groups for the imports of the first pages. By default the bundler makes a chunk for every set of modules that two pages
 * share: a hundred files of a few bytes, each fetched and compressed separately. With these groups each page has one chunk, and
 * shared code is in that of the first page; everything else is unchanged.
 *
 * @param pages in the order in which they are loaded
 * @param isLeft modules that stay where the bundler puts them, such as icons, of which a page loads few of many
 */
export function firstPageChunks(pages: readonly FirstPage[], isLeft: (id: string) => boolean) {
  const starts = new Map<string, string>();
  let loaded: readonly { chunk: string; modules: Set<string> }[] | undefined;

  function chunkOf(id: string, graph: ModuleGraph): string | undefined {
    loaded ??= pages.map(({ chunk }) => {
      const start = starts.get(chunk);
      if (start === undefined) throw new Error(`The first page ${chunk} is not in the build`);
      return { chunk, modules: importsOf(start, graph) };
    });
    if (isLeft(id)) return undefined;
    const [first, second] = loaded.filter(({ modules }) => modules.has(id));
    return second ? pages[0]?.chunk : first?.chunk;
  }

  /** A plugin that records where the pages start. */
  const plugin = {
    name: 'lading:first-pages',
    moduleParsed({ id }: { id: string }): void {
      const page = pages.find(({ source }) => id.endsWith(source));
      if (page) starts.set(page.chunk, id);
    },
  };
  const groups = pages.map(({ chunk }, at) => ({
    // The earlier of two contains what both import.
    priority: pages.length - at,
    name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === chunk ? chunk : null),
  }));
  return { plugin, groups };
}
