import { isComposing } from '@lading/ui/is-composing';
import type { SubAppProps } from '@lading/bridge/sub-app-props';
import type { Lifecycles } from './lifecycle-rules.ts';
import { watchAddress } from './watch-address.ts';
import { rememberKeyPath } from '../../platform/key-path.ts';
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

const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey;

/** Repeats a key event on the frame itself. A shell listener that handles it also prevents the original in the page inside. */
function press(frame: HTMLIFrameElement, event: KeyboardEvent): void {
  const { key, code, location: place, repeat, ctrlKey, shiftKey, altKey, metaKey } = event;
  const isTaken = isComposing(event);
  const pressed = {
    key,
    code,
    location: place,
    repeat,
    isComposing: isTaken,
    ctrlKey,
    shiftKey,
    altKey,
    metaKey,
  };
  const copy = new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true, composed: true });
  rememberKeyPath(copy, event);
  if (frame.dispatchEvent(copy)) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Forwards keys pressed inside a frame to the shell, which would not receive them otherwise: its palette, its shortcuts and Esc
 * for overlays then work with focus in the frame too. Keys with Control or Command are forwarded before the page's own listeners,
 * all others after them, and only if the page has not handled them. Both match a sub-app without a frame.
 * @param page window of the page inside, of the shell's own origin
 */
function forwardKeys(page: Window, frame: HTMLIFrameElement, signal: AbortSignal): void {
  page.addEventListener(
    'keydown',
    (event) => {
      if (isCommand(event)) press(frame, event);
    },
    { capture: true, signal },
  );
  page.addEventListener(
    'keydown',
    (event) => {
      if (!isCommand(event) && !event.defaultPrevented) press(frame, event);
    },
    { signal },
  );
}

/** Repeats input inside the frame on the frame itself: the shell keeps such a page, and opens nothing over it. */
export function repeatInput(page: EventTarget, frame: HTMLIFrameElement, signal: AbortSignal): void {
  for (const name of ['input', 'compositionstart', 'compositionupdate'])
    page.addEventListener(name, () => frame.dispatchEvent(new Event(name, { bubbles: true })), {
      capture: true,
      signal,
    });
}

/** The interface for a framed page; an unmodified page ignores it. */
type FramedWindow = Window & { subAppProps?: SubAppProps };

function reportFaults(page: Window, { reportError, signal }: SubAppProps): void {
  page.addEventListener('error', (event) => reportError(event.error), { signal });
  page.addEventListener('unhandledrejection', (event) => reportError(event.reason), { signal });
}

/** Keeps the hashes of the frame and the shell equal, without extra history entries. */
function joinHashes(page: Window, { signal }: SubAppProps): void {
  const outwards = (): void => {
    const { hash } = page.location;
    if (hash !== location.hash) history.replaceState(history.state, '', `${location.pathname}${hash}`);
  };
  const inwards = (): void => {
    if (page.location.hash === location.hash) return;
    // Complete: a bare hash would resolve against the shell's own address, whose script this is.
    page.location.replace(new URL(location.hash || '#', page.location.href));
  };
  const stops = [watchAddress(page, outwards), watchAddress(window, inwards)];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
}

/** Lifecycles of an unmodified page of our own origin: it runs in a frame that shares the shell's hash. */
export function frameLifecycles(address: string): Lifecycles {
  const frames = new WeakMap<HTMLElement, HTMLIFrameElement>();

  async function mount(props: SubAppProps): Promise<void> {
    const answer = await fetch(address, { signal: props.signal });
    if (!answer.ok) throw new Error(`the page ${address} answered ${answer.status}`);
    const frame = document.createElement('iframe');
    frames.set(props.domElement, frame);
    nameFrame(frame, props.signal);
    Object.assign(frame.style, { border: '0', display: 'block', height: '100%', width: '100%' });
    frame.src = `${address}${location.hash}`;
    await new Promise<void>((resolve) => {
      // Once for each page opened inside.
      frame.addEventListener('load', () => {
        const page = frame.contentWindow as FramedWindow;
        page.subAppProps = props;
        page.dispatchEvent(new Event('sub-app-props'));
        reportFaults(page, props);
        joinHashes(page, props);
        forwardKeys(page, frame, props.signal);
        repeatInput(page, frame, props.signal);
        resolve();
      });
      props.domElement.append(frame);
    });
  }

  function unmount({ domElement }: SubAppProps): void {
    frames.get(domElement)?.remove();
  }

  return { bootstrap: [], mount: [mount], unmount: [unmount], update: [] };
}
