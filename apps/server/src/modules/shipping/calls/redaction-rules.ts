/** Maximum size of a recorded body. */
const mostBytes = 16 * 1_024;
/** Part of it for the ends of what is cut. */
const endBytes = 1_024;
const mostDepth = 20;
const mostCharacters = 2_000;
/** Longer texts without spaces are files, such as labels in base64. */
const longestWord = 200;
/** Stands for a removed value, and for the rest of what is cut. */
const removed = '***';
const rest = '…';

/** Fields about people and the places where they live, secrets, and addresses of files, which anyone can open who knows them. */
const hiddenField = new RegExp(
  [
    '(?:^|_)(?:name|company|signer|signed_by|contact|attention|owner|instructions|token|secret|password|signature)$',
    '(?:^|_)(?:street|phone|email|address_?(?:line)?_?[0-9]|latitude|longitude|url|eori|tax_id|authorization|api_key)',
  ].join('|'),
  'i',
);
const mailAddress = /[^\s@"'<>]{1,64}@[^\s@"'<>]{1,255}/g;
const webAddress = /^https?:/i;

/** The names of services look like those of people. */
const isHidden = (key: string, parent: string): boolean => parent !== 'servicelevel' && hiddenField.test(key);

/** The most values that are looked at, and personal ones that are looked for. */
const mostSeen = 10_000;
const mostPersonal = 200;
/** Shorter ones would also remove parts of other words. */
const shortestPersonal = 4;

const entriesOf = (value: object): (readonly [key: string, one: unknown])[] =>
  Array.isArray(value)
    ? value.slice(0, mostSeen).map((one: unknown) => ['', one] as const)
    : Object.entries(value);

/** The personal texts of bodies, which messages repeat: the values of hidden fields. */
function personalTexts(bodies: readonly unknown[]): string[] {
  const texts = new Set<string>();
  const waiting = bodies.map((value) => ({ value, parent: '', isPersonal: false }));
  // What is found is looked at in turn.
  for (const { value, parent, isPersonal } of waiting) {
    if (texts.size >= mostPersonal) break;
    if (typeof value === 'string' && isPersonal) {
      if (value.trim().length >= shortestPersonal) texts.add(value.trim().slice(0, longestWord));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of entriesOf(value).slice(0, Math.max(0, mostSeen - waiting.length)))
        waiting.push({ value: one, parent: key || parent, isPersonal: isPersonal || isHidden(key, parent) });
    }
  }
  return [...texts].toSorted((one, other) => other.length - one.length);
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What removes personal texts and mail addresses from a text, and cuts it. */
function textRedaction(bodies: readonly unknown[]): (text: string) => string {
  const personal = personalTexts(bodies);
  const pattern = personal.length > 0 ? new RegExp(personal.map(escaped).join('|'), 'gi') : undefined;
  return (text) => {
    if (text.length > longestWord && !/\s/.test(text)) return rest;
    const start = text.length > mostCharacters ? `${text.slice(0, mostCharacters)}${rest}` : text;
    const known = pattern ? start.replaceAll(pattern, removed) : start;
    return known.replaceAll(mailAddress, removed);
  };
}

/** A body as JSON text of at most 16 KB, which ends where that is full; null: there is none. */
function redactedBody(body: unknown, redactText: (text: string) => string): string | null {
  if (body === undefined) return null;
  let left = mostBytes - endBytes;
  const paid = <Value>(value: Value): Value | typeof rest => {
    const bytes = Buffer.byteLength(JSON.stringify(value));
    // Nothing that follows is shorter than the mark of what is cut.
    left = bytes > left ? 0 : left - bytes;
    return left > 0 ? value : rest;
  };
  const shownText = (text: string): string => paid(webAddress.test(text) ? removed : redactText(text));

  function shown(value: unknown, parent: string, depth: number): unknown {
    if (typeof value === 'string') return shownText(value);
    if (typeof value !== 'object' || value === null) return paid(value ?? null);
    if (depth > mostDepth) return paid(rest);
    left -= 2;
    const entries: [string, unknown][] = [];
    for (const [key, one] of entriesOf(value)) {
      if (one === undefined) continue;
      const name = redactText(key);
      left -= Buffer.byteLength(JSON.stringify(name)) + 2;
      if (left <= 0) {
        entries.push([rest, rest]);
        break;
      }
      const isKnown = one !== null && one !== '' && isHidden(key, parent);
      entries.push([name, isKnown ? paid(removed) : shown(one, key || parent, depth + 1)]);
    }
    return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
  }
  return JSON.stringify(shown(body, '', 0));
}

/** A request to a carrier network and its reply. */
interface Bodies {
  path: string;
  /** JSON values; undefined: none. */
  request: unknown;
  reply: unknown;
}

/**
 * What is recorded of a call (shipping design, "Adapter": bodies are redacted): without the names, streets, phone numbers and mail addresses
 * of people, secrets and files.
 *
 * @returns bodies as JSON texts of at most 16 KB
 */
export function redactedCall({ path, request, reply }: Bodies): {
  path: string;
  request: string | null;
  reply: string | null;
} {
  const redactText = textRedaction([request, reply]);
  return {
    path: redactText(path.slice(0, longestWord)),
    request: redactedBody(request, redactText),
    reply: redactedBody(reply, redactText),
  };
}
