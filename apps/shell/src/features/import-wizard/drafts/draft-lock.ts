const prefix = 'lading.import-draft ';

/** Says to other tabs that an import is open here; a tab that crashes lets go of it. Gives the way to let go. */
export function holdDraft(id: string): () => void {
  const end = new AbortController();
  void navigator.locks?.request(
    prefix + id,
    () =>
      new Promise<void>((resolve) => {
        end.signal.addEventListener('abort', () => resolve());
        if (end.signal.aborted) resolve();
      }),
  );
  return () => end.abort();
}

/** The imports that some tab has open. */
export async function openDrafts(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
