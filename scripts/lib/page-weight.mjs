import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './root.mjs';

/** The static imports of a built file, without dynamic ones: statements, as the bundler writes them. */
const staticImport = /(?:^|[;}\n])(?:import|export)\b(?:[^"';()]*?\bfrom)?\s*["']([^"']+)["']/g;

const distOf = (app) => join(root, 'apps', app, 'dist');
const read = (path) => readFileSync(path, 'utf8');

/** Bare names of the shared libraries and their files in the page's import map. */
function importMap() {
  const [, json] = read(join(distOf('shell'), 'index.html')).match(
    /<script type="importmap">(.*?)<\/script>/s,
  );
  return Object.entries(JSON.parse(json).imports).map(([name, path]) => [name, join(distOf('shell'), path)]);
}

/**
 * The built files that a page fetches before it is idle: those of the named sources and all their imports, each once.
 * @param sources by application, as paths from its folder or names of chunks
 * @returns paths of the files on the disk
 */
export function filesOf(sources) {
  const shared = new Map(importMap());
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, name] of read(file).matchAll(staticImport)) {
      const next = name.startsWith('.') ? join(dirname(file), name) : shared.get(name);
      if (!next) throw new Error(`${file} imports ${name}, which the page does not serve`);
      visit(next);
    }
  };
  for (const [app, paths] of Object.entries(sources)) {
    const manifest = JSON.parse(read(join(distOf(app), 'manifest.json')));
    for (const path of paths) {
      const chunk = manifest[path] ?? Object.values(manifest).find(({ name }) => name === path);
      if (!chunk) throw new Error(`${app} has no chunk for ${path}`);
      visit(join(distOf(app), chunk.file));
    }
  }
  return [...found];
}

/** Bytes of files on the wire, each compressed separately as by the server. */
export function weightOf(files) {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
}
