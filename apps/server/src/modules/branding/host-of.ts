/** The host of a site as a page gives it, with or without scheme, port or path: lower case; empty if invalid. */
export function hostOf(webSite: string): string {
  const address = /^https?:\/\//i.test(webSite) ? webSite : `http://${webSite}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}
