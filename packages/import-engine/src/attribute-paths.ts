/** `item_package_weight[marketplace_id=ATVPDKIKX0DER]#1.value`: an attribute, whose it is, which of several, and which part of it. */
const path = /^([a-z][a-z\d_]*)(?:\[[a-z_]+=[^\]]{0,60}\])*#\d{1,3}((?:\.[a-z_]+)*)$/;

/**
 * The name in a heading that is a path into attributes, as in Amazon's templates since 2024: `brand[language_tag=en_US]#1.value` is
 * "brand", and `item_package_weight#1.unit` "item_package_weight unit". Other headings are returned as they are.
 */
export function withoutAttributePath(heading: string): string {
  const [, name, parts = ''] = path.exec(heading.trim()) ?? [];
  if (name === undefined) return heading;
  return [name, ...parts.split('.').filter((part) => part !== '' && part !== 'value')].join(' ');
}
