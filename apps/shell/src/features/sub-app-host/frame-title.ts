import { shownPage, shownTitle, watchTitle } from '../../platform/shown-title.ts';

/**
 * Names a frame for assistive technology (WCAG 2.4.1, 4.1.2) as the tab names its page, in the language and for the page that are
 * shown; where the shell has no name for it, by the title of the document inside. The name in the registry is technical.
 */
export function nameFrame(frame: HTMLIFrameElement, signal: AbortSignal): void {
  const name = (): void => {
    frame.title = shownPage() || frame.contentDocument?.title.trim() || shownTitle();
  };
  const changes = new MutationObserver(name);
  // Once for each page opened inside.
  const watch = (): void => {
    changes.disconnect();
    const head = frame.contentDocument?.head;
    if (head) changes.observe(head, { childList: true, characterData: true, subtree: true });
    name();
  };
  name();
  frame.addEventListener('load', watch, { signal });
  const unwatchTitle = watchTitle(name);
  signal.addEventListener('abort', () => {
    changes.disconnect();
    unwatchTitle();
  });
}
