/** The code of a key that an input method has taken; some browsers send it without `isComposing`, after the composition has ended. */
const takenByInputMethod = 229;

/**
 * Whether a key belongs to an input method (Chinese, Japanese, Korean …): Enter then accepts what was composed, and Esc discards it. Such
 * a key must not act in the page. Takes the browser's event, of React `nativeEvent`.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === takenByInputMethod;
}
