import type { SubAppProps } from '@lading/bridge/sub-app-props';
import { forwardKeys } from './forward-keys.ts';
import type { Lifecycles } from './lifecycle-rules.ts';
import { watchAddress } from './watch-address.ts';

/** What a page in a frame may use if it wants to; an unmodified page knows nothing of it. */
type FramedWindow = Window & { subAppProps?: SubAppProps };

function reportFaults(page: Window, { reportError, signal }: SubAppProps): void {
  page.addEventListener('error', (event) => reportError(event.error), { signal });
  page.addEventListener('unhandledrejection', (event) => reportError(event.reason), { signal });
}

/** Keeps the hash of the frame and of the shell the same, without an entry of its own in the browser's history. */
function joinHashes(page: Window, { signal }: SubAppProps): void {
  const outwards = (): void => {
    const { hash } = page.location;
    if (hash !== location.hash) history.replaceState(history.state, '', `${location.pathname}${hash}`);
  };
  const inwards = (): void => {
    if (page.location.hash === location.hash) return;
    // Complete: a bare hash would be taken for one of the shell's own address, whose script this is.
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
    frame.title = props.name;
    Object.assign(frame.style, { border: '0', display: 'block', height: '100%', width: '100%' });
    frame.src = `${address}${location.hash}`;
    await new Promise<void>((resolve) => {
      // Once for each page that is opened inside.
      frame.addEventListener('load', () => {
        const page = frame.contentWindow as FramedWindow;
        page.subAppProps = props;
        page.dispatchEvent(new Event('sub-app-props'));
        reportFaults(page, props);
        joinHashes(page, props);
        forwardKeys(page, frame, props.signal);
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
