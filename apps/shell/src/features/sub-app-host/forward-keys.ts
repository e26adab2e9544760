const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey;

/** Presses a key once more, on the frame itself. Whoever of the shell takes it takes it from the page inside too. */
function press(frame: HTMLIFrameElement, event: KeyboardEvent): void {
  const { key, code, location: place, repeat, isComposing, ctrlKey, shiftKey, altKey, metaKey } = event;
  const pressed = { key, code, location: place, repeat, isComposing, ctrlKey, shiftKey, altKey, metaKey };
  const copy = new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true, composed: true });
  if (frame.dispatchEvent(copy)) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Hands the keys that are pressed inside of a frame on to the shell, which would not hear of them: its palette, its shortcuts and
 * Esc for what floats work with the focus in the frame too. Those with Control or Command come before the page's own
 * listeners, all others after them, and only when the page has made no use of them. Both as for a sub-app without a frame.
 * @param page window of the page inside, of the shell's own origin
 */
export function forwardKeys(page: Window, frame: HTMLIFrameElement, signal: AbortSignal): void {
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
