/** Messages of Chromium, Firefox and Safari when a module cannot be fetched, and of Vite when it preloads one. */
const wording =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload css|load failed/i;

/** Whether an error means that a chunk of a sub-app could not be fetched, for example after a deploy (rule 5). */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && wording.test(error.message); // no message of ours
}

/** Whether an error was thrown in scripts under `assetBase`, according to its stack or the event's file name. */
export function comesFrom(assetBase: string, error: unknown, fileName = ''): boolean {
  const stack = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : ''; // no message of ours
  return fileName.startsWith(assetBase) || stack.includes(assetBase);
}
