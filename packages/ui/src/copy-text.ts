/** Copies a text to the clipboard, even if the page may not use it. @throws Error if the browser copies nothing at all */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    const { copyBySelection } = await import('./copy-by-selection.ts');
    if (!copyBySelection(text)) throw error;
  }
}
