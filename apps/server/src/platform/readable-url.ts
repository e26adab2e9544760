import { isWirePath } from './answer-error.ts';

/**
 * An address whose path can be decoded. People type and shorten addresses: a percent sign that begins no character, as in `/b/%`, is
 * taken for itself, so that a page answers. A call with one stays malformed.
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
