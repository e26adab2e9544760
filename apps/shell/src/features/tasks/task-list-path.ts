/** Where every import and export is listed (spec §2). */
export const taskListPath = '/async-export-list';

/**
 * Whether an address shows the list: it is recognized by its text and not by a route (spec §2), in the path or after `#`. The query
 * is ignored: someone may search for these words.
 */
export function isTaskList(url: string): boolean {
  const [path = '', hash = ''] = url.split('#', 2);
  return [path, hash].some((part) => part.split('?', 1)[0]?.includes(taskListPath));
}
