/** What Chromium, Firefox and Safari say when a module cannot be fetched, and Vite when it preloads one. */
const wording =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload css|load failed/i;

/** Whether an error means that a chunk of a sub-app could not be fetched, after a deploy for instance (rule 5). */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && wording.test(error.message);
}

/** Whether an error was thrown in scripts under `assetBase`, as far as its stack or the event's file name tells. */
export function comesFrom(assetBase: string, error: unknown, fileName = ''): boolean {
  const stack = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : '';
  return fileName.startsWith(assetBase) || stack.includes(assetBase);
}
