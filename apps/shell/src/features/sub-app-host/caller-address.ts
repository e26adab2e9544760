/**
 * The address of the script that called a function with which the host has replaced the page's own; call it directly from that
 * function. The shell also runs while a sub-app is mounted, so only the caller identifies the owner of what is added; the first
 * two addresses are this function and that one.
 */
export function callerAddress(): string {
  const frames = (new Error().stack ?? '').split('\n').filter((line) => /:\d+:\d+\)?$/.test(line));
  return frames[2] ?? '';
}
