import { systemClock, type Clock } from './clock.ts';

/** For this long after the last input the person counts as typing. */
const pauseMs = 2_000;

const noText = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'hidden',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

/** Elements in which people enter text. Checked by name, since a page in a frame has classes of its own. */
function isTextField(element: Element): element is HTMLInputElement | HTMLElement {
  if (element.localName === 'textarea') return true;
  if (element.localName === 'input') return !noText.has((element as HTMLInputElement).type);
  return (element as HTMLElement).isContentEditable;
}

const textOf = (field: Element): string =>
  'value' in field ? String(field.value) : (field.textContent ?? '');

/** The document of a frame of our own origin; others are not accessible. */
function framedDocument(element: Element | null): Document | null {
  if (element?.localName !== 'iframe') return null;
  try {
    return (element as HTMLIFrameElement).contentDocument;
  } catch {
    return null;
  }
}

/** The focused element, including inside shadow roots and frames. */
export function focusedElement(): Element | null {
  let at = document.activeElement;
  for (;;) {
    const inner = at?.shadowRoot?.activeElement ?? framedDocument(at)?.activeElement;
    if (!inner) return at;
    at = inner;
  }
}

/** Whether the focus is in a frame of another origin, which does not tell what happens in it. */
function isInForeignFrame(): boolean {
  const focused = focusedElement();
  return focused?.localName === 'iframe' && framedDocument(focused) === null;
}

/** Detects whether a person is typing on the page, so that nothing opens by itself in the middle of a word. */
export interface TypingWatch {
  /** There was input in the last two seconds, or the focused field contains text that was entered in it. */
  isTyping: () => boolean;
  /**
   * The person would be interrupted by what takes the focus: {@link isTyping}, or the focus is in a form with entered text, or in a
   * frame of another origin.
   */
  isOccupied: () => boolean;
  /** A field of the page, or of a dialog, contains text entered since it appeared. */
  holdsEnteredText: () => boolean;
  /**
   * Called when {@link isTyping} or {@link isOccupied} may have changed. It is no `Observable`: the clock and the text of a field in a frame change
   * without an event, so the answer is only right when it is asked for.
   */
  subscribe: (listener: () => void) => () => void;
  /** Starts observing the page; the returned function stops it. */
  start: () => () => void;
}

/** Creates a watch; a page needs one: see {@link typingWatch}. */
export function createTypingWatch(clock: Clock): TypingWatch {
  const listeners = new Set<() => void>();
  const edited = new Set<Element>();
  let lastInput = -Infinity;
  let cancelPause: (() => void) | undefined;

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  function note(): void {
    lastInput = clock.now();
    cancelPause?.();
    cancelPause = clock.after(pauseMs, tell);
    tell();
  }

  function onInput(): void {
    const field = focusedElement();
    if (field && isTextField(field)) {
      dropRemoved();
      edited.add(field);
    }
    note();
  }

  /** The page of a removed frame no longer has a window. */
  function dropRemoved(): void {
    for (const field of edited)
      if (!field.isConnected || !field.ownerDocument.defaultView) edited.delete(field);
  }

  /** Keys come before the text that they produce, and an input method shows none of them as text for a while. */
  function onKey(): void {
    const focused = focusedElement();
    if (focused && (isTextField(focused) || focused.closest('[role="grid"]'))) note();
  }

  /** A field in a frame reports no input to this page. */
  function holdsUnsavedText(): boolean {
    const field = focusedElement();
    if (!field || !isTextField(field) || textOf(field) === '') return false;
    return edited.has(field) || field.ownerDocument !== document;
  }

  /** On a button or a choice of a form that is being filled in. */
  function isInEditedForm(): boolean {
    const form = focusedElement()?.closest('form') ?? null;
    if (form === null) return false;
    return [...edited].some((field) => field.closest('form') === form && textOf(field) !== '');
  }

  const isTyping = (): boolean => clock.now() - lastInput < pauseMs || holdsUnsavedText();

  return {
    isTyping,
    isOccupied: () => isTyping() || isInEditedForm() || isInForeignFrame(),
    holdsEnteredText() {
      dropRemoved();
      return holdsUnsavedText() || [...edited].some((field) => textOf(field) !== '');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      const events = new AbortController();
      const early = { capture: true, signal: events.signal };
      for (const name of ['input', 'compositionstart', 'compositionupdate'])
        document.addEventListener(name, onInput, early);
      document.addEventListener('keydown', onKey, early);
      // Deferred, so that the focus has reached its new place.
      const later = () => void clock.after(0, tell);
      for (const name of ['focusin', 'focusout']) document.addEventListener(name, later, early);
      // All that this page hears when the focus enters or leaves a frame of another origin.
      for (const name of ['blur', 'focus']) window.addEventListener(name, later, { signal: events.signal });
      return () => {
        events.abort();
        cancelPause?.();
        lastInput = -Infinity;
        edited.clear();
      };
    },
  };
}

/** The watch of this page; the message center starts it. */
export const typingWatch = createTypingWatch(systemClock);
