/** What the bundler tells of a module. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** A first page: its file, and the name of the chunk for it and for what it alone asks for. */
export interface FirstPage {
  chunk: string;
  /** The end of its module's path. */
  source: string;
}

/** All that a module imports when it is loaded, itself included. */
function importsOf(id: string, graph: ModuleGraph): Set<string> {
  const found = new Set([id]);
  for (const module of found) {
    for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

/**
 * Chunk groups for what the first pages load. Left to itself the bundler makes a chunk of whatever two pages share: a hundred files of a
 * few bytes, each asked for and compressed by itself. Here each page has one chunk, and what several need stands with the first page; all
 * else is left as it is.
 *
 * @param pages in the order in which they are loaded
 * @param isLeft modules to leave where the bundler puts them, such as icons, of which a page loads few of many
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

  /** A plug-in: notes where the pages begin. */
  const plugin = {
    name: 'lading:first-pages',
    moduleParsed({ id }: { id: string }): void {
      const page = pages.find(({ source }) => id.endsWith(source));
      if (page) starts.set(page.chunk, id);
    },
  };
  const groups = pages.map(({ chunk }, at) => ({
    // The earlier of two takes what both would draw in.
    priority: pages.length - at,
    name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === chunk ? chunk : null),
  }));
  return { plugin, groups };
}
