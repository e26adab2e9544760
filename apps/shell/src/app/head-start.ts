import { sharedSessionKey } from '../platform/session-key.ts';

/** The build lists them in this script's own tag: imports would only be discovered when the importing module has been read. */
function fetchSharedFiles(): void {
  const files = document.querySelector<HTMLElement>('script[data-files]')?.dataset.files ?? '';
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: file, crossOrigin: '' });
    document.head.append(link);
  }
}

/**
 * Runs before everything else in the shell: if someone seems to be signed in, the code behind the sign-in is fetched in parallel.
 * Has no imports with work of their own.
 */
try {
  if (localStorage.getItem(sharedSessionKey) !== null) {
    fetchSharedFiles();
    import('./workspace.tsx').catch(() => undefined);
  }
} catch {
  // Storage is refused, so there is no sign-in to detect.
}
