/** What the bundler tells of a module. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** A first page of the shell: its file, and the name of the chunk for what it alone asks for. */
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
 * Chunk groups for what the first pages load. Left to itself the bundler makes a chunk of whatever two pages share: a hundred files of a few
 * bytes, each compressed by itself. What the pages share stands in one chunk, what each adds in another; all else is left as it is.
 *
 * @param pages in the order in which they are loaded: what the first one loads stands with it
 * @param isLeft modules to leave where the bundler puts them, such as icons, of which a page loads few of many
 */
export function firstPageChunks(pages: readonly FirstPage[], isLeft: (id: string) => boolean) {
  const starts = new Map<string, string>();
  let loaded: readonly { chunk: string; modules: Set<string> }[] | undefined;

  function chunkOf(id: string, graph: ModuleGraph): string | null {
    loaded ??= pages.map(({ chunk }) => {
      const start = starts.get(chunk);
      if (start === undefined) throw new Error(`The first page ${chunk} is not in the build`);
      return { chunk, modules: importsOf(start, graph) };
    });
    // A page's own module stays its chunk's beginning: what is loaded by its name is found by it.
    if (isLeft(id) || [...starts.values()].includes(id)) return null;
    const [first, ...others] = loaded.filter(({ modules }) => modules.has(id));
    if (!first) return null;
    return others.length > 0 && first !== loaded[0] ? shared : first.chunk;
  }

  const shared = 'first-pages';
  // The earlier of two takes what both would draw in.
  const chunks = [pages[0]?.chunk, shared, ...pages.slice(1).map(({ chunk }) => chunk)];
  return {
    /** A plug-in's hook: notes where the pages begin. */
    moduleParsed({ id }: { id: string }): void {
      const page = pages.find(({ source }) => id.endsWith(source));
      if (page) starts.set(page.chunk, id);
    },
    groups: chunks.map((chunk, at) => ({
      priority: chunks.length - at,
      name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === chunk ? chunk : null),
    })),
  };
}
