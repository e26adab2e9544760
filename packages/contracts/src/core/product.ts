const slug = 'lading';

/**
 * The product's name and its slug on the wire (decision D1).
 *
 * Every path (`/api/lading-order/…`), field name (`ladingUser`), title and label that contains the name is derived from this
 * value, so an operator whose back end uses another slug changes one line.
 */
export const product = {
  /** Shown to people: titles, mails, the login page of the product's own hosts. */
  name: 'Lading',
  /** Lower-case slug used in paths and as the platform source of the support link (spec §2). */
  slug,
  /** The key under which `afterLogin` holds the approval of a provider's client (spec §3, `{product}User`). */
  userField: `${slug}User`,
  /** Hosts of the product itself, which show its own brand (spec §9); `LADING_OWN_HOSTS` sets others, and the shell receives them. */
  ownHosts: [
    'localhost',
    '127.0.0.1',
    '[::1]',
    'lading.test',
    'app.lading.test',
    'lading.app',
    'www.lading.app',
  ],
  /** Name of the shell page's `<meta>` that lists the server's own hosts, if they differ. */
  ownHostsMeta: 'own-hosts',
  /** Name of the `<meta>` that holds the limits of an import file as JSON, if an operator has set others. */
  fileLimitsMeta: 'file-limits',
} as const;

/** Path prefix of an upstream service named after the product, such as `/api/lading-order`. */
export function productService<const Name extends string>(name: Name): `/api/${typeof slug}-${Name}` {
  return `/api/${slug}-${name}`;
}
