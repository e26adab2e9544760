/**
 * Address of the script that called a function that the host has put in place of the page's own; call it there directly. The shell also
 * runs while a sub-app is mounted, so only the caller identifies the owner of what is added; the first two addresses are this function
 * and that one.
 */
export function callerAddress(): string {
  const frames = (new Error().stack ?? '').split('\n').filter((line) => /:\d+:\d+\)?$/.test(line));
  return frames[2] ?? '';
}
