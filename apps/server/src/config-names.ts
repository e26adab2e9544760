/** Names that look like ours and are read elsewhere: by the operator's command, `compose.yaml`, tests and benches. */
const readElsewhere = new Set([
  'LADING_ADMIN_URL',
  'LADING_HOST',
  'LADING_DATABASE_PASSWORD',
  'LADING_VENDOR_SDKS',
  'LADING_VENDOR_TRAFFIC',
  'LADING_SHOTS',
]);
const isOfTests = (name: string): boolean => name.startsWith('LADING_E2E_');

/**
 * Kubernetes gives every container the addresses of the services around it: beside a service named `lading` there are
 * `LADING_SERVICE_HOST`, `LADING_PORT`, `LADING_PORT_8080_TCP_ADDR` and others.
 */
function isOfService(name: string, given: readonly string[]): boolean {
  const host = 'SERVICE_HOST';
  return given
    .filter((one) => one.endsWith(`_${host}`))
    .map((one) => one.slice(0, -host.length))
    .some((service) => name.startsWith(service) && ofService.test(name.slice(service.length)));
}

const ofService = /^(?:SERVICE_(?:HOST|PORT(?:_\w+)?)|PORT(?:_\d+_\w+)?)$/;

/** Shorter ones are too similar to other names, as `HOST` is to `HOME`. */
const shortest = 7;

/**
 * Names in the environment that are probably meant for us but are not read: those that start with `LADING_`, and others within two
 * typos of an unset name of ours. Each as a line of the configuration's errors.
 */
export function misspelledNames(given: readonly string[], known: readonly string[]): string[] {
  const names = new Set(given);
  return given.flatMap((name) => {
    if (known.includes(name) || readElsewhere.has(name) || isOfTests(name)) return [];
    if (isOfService(name, given)) return [];
    const isOurs = name.startsWith('LADING_');
    if (!isOurs && name.length < shortest) return [];
    const [nearest] = known
      .filter((one) => !names.has(one) && one.length >= shortest)
      .map((one) => ({ one, slips: slipsBetween(name.toUpperCase(), one) }))
      .filter(({ one, slips }) => slips <= (one.length < 10 ? 1 : 2))
      .sort((left, right) => left.slips - right.slips);
    if (nearest) return [`${name} is not known. Is it ${nearest.one}?`];
    return isOurs ? [`${name} is not known.`] : [];
  });
}

/** Edit distance of two texts: letters added, removed, changed or swapped with their neighbor. */
function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          last[column]! + 1,
          current[column - 1]! + 1,
          last[column - 1]! + (isSame ? 0 : 1),
          isSwap ? beforeLast[column - 2]! + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length]!;
}
