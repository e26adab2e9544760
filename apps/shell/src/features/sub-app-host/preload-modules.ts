/** The addresses of shared modules served by the shell; unknown names are skipped. */
export function addressesOfShared(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    try {
      return [import.meta.resolve(name)];
    } catch {
      return [];
    }
  });
}

/** Rule 4: fetches and compiles modules without running them. Each address once while the page lives. */
export function preloadModules(addresses: readonly string[]): void {
  for (const href of addresses) {
    const known = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
    if (known.some((link) => link.href === href)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
