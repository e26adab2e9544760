/** The code of a key consumed by an input method; some browsers send it without `isComposing`, after the composition has ended. */
const takenByInputMethod = 229;

/**
 * Whether a key belongs to an input method (Chinese, Japanese, Korean …): Enter then accepts the composition, and Esc discards
 * it. Such a key must not act in the page. Takes the browser's event; in React, `nativeEvent`.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === takenByInputMethod;
}
