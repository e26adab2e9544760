import { isWirePath } from './answer-error.ts';

/**
 * A URL whose path can be decoded. People type and shorten URLs: an invalid percent sign, as in `/b/%`, is
 * taken literally, so that a page is served. A call with one stays malformed.
 */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return isWirePath(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
