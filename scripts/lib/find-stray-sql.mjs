import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root as projectRoot } from './root.mjs';

/** Code that builds or runs a query: Kysely's builders, its `sql` texts, and the pool itself. */
const queries = [
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|withRecursive)\(/,
  /(?<![\w$.])sql(?:<[^`;]*>)?`/,
  /(?<![\w$.])sql\.(?:raw|ref|table|id|lit|join|val)\b/,
  /\.(?:executeTakeFirst|executeTakeFirstOrThrow)\(/,
  /\bpool\.(?:query|connect)\(/,
  /^import (?!type\b).*from 'kysely';/,
  /^import (?!type\b).*\b(?:Pool|Client)\b.*from 'pg';/,
];

/** Files of the server that may contain queries: stores. Tables are types; tests and test data set the database up. */
const mayHoldSql = /\.(?:store|table|test|bench)\.ts$/;

/**
 * The lines of a source that contain a query, ignoring comments.
 * @param {string} source
 * @returns {number[]}
 */
export function queryLinesIn(source) {
  return source.split('\n').flatMap((line, at) => {
    const isComment = /^\s*(?:\/\/|\/?\*)/.test(line);
    return !isComment && queries.some((query) => query.test(line)) ? [at + 1] : [];
  });
}

/**
 * Queries in modules or commands of the server outside a store, as `path:line says`. The platform below them is the basis of stores.
 * @param {string} root
 * @returns {string[]}
 */
export function straySql(root) {
  const server = join(root, 'apps', 'server', 'src');
  return readdirSync(server, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !mayHoldSql.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const folders = relative(server, path).split(sep);
      return folders[0] !== 'platform' && !folders.includes('testing');
    })
    .flatMap((path) =>
      queryLinesIn(readFileSync(path, 'utf8')).map(
        (line) =>
          `${relative(root, path)}:${line} holds a query: move it to a .store.ts file of its capability`,
      ),
    );
}

// As a step of the check: one line for each finding, and a failure if there is one.
if (process.argv[1] === import.meta.filename) {
  const places = straySql(projectRoot);
  // The output of a failed step.
  if (places.length > 0) console.log(places.join('\n'));
  process.exitCode = places.length === 0 ? 0 : 1;
}
