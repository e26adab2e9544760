/** Path under which a sub-app's build is deployed and under which its dev server answers, with a trailing slash. */
export function subAppAddress(name: string): string {
  return `/apps/${name}/`;
}
