import {
  type AddressColumn,
  addressColumnWords,
  type AddressParty,
  type ImportDefinition,
  partyWords,
} from '@lading/contracts/imports';
import { headingBag } from './heading-bag.ts';
import { comparedForm } from './heading-form.ts';
import { withoutQualifiers } from './heading-words.ts';

/** How a heading matches one of the further names of a field. */
export interface OtherName {
  /** A complete name, a fallback for lack of a better column, or the buyer's address instead of the recipient's. */
  kind: 'name' | 'weak' | 'buyer';
  /** Position among the names of the field, the likeliest first. */
  rank: number;
}

type Found = ReadonlyMap<string, OtherName>;

const none: Found = new Map();

/** Cache of headings and their fields; cells of other rows are looked up too. */
const remembered = 2_000;
/** Longer texts are not headings. */
const longest = 120;
/** These fields of a buyer are used for the recipient even next to a recipient's address. */
const ofBuyerAnyway: ReadonlySet<AddressColumn> = new Set<AddressColumn>(['name', 'email', 'phone']);
const columns = Object.keys(addressColumnWords) as AddressColumn[];
const parties = (Object.keys(partyWords) as AddressParty[]).flatMap((party) =>
  partyWords[party].map((word) => ({ party, form: comparedForm(word), bag: headingBag(word) })),
);
/** Indexed by first word: only these can occur in a heading that contains it. */
const partiesByWord = Map.groupBy(parties.keys(), (at) => parties[at]!.bag[0]!);
/** The buyer next to the recipient: "customer_shipping_city" is the destination. */
const buyerBag = new Set(
  partyWords.buyer.flatMap(headingBag).filter((word) => /^\p{Script=Latin}/u.test(word)),
);
/** "Sender address country" is the sender's country. */
const addressBag = new Set(headingBag('Address Adresse Anschrift Dirección Indirizzo Endereço Adres'));
/** "Receiver contact e-mail" is the receiver's e-mail. */
const neutralBag = new Set(
  headingBag('Contact Person Party Full Complete Detail Information Text Value Primary'),
);
/** "Receiver contact" may be a number, "Delivery contact" is a person. */
const personAt = /^\W*(?:ship|deliver|dispatch|post)[a-z]*(?:[\s_-]*to)?[\s_-]*contact\W*$/i;
const chinese = /\p{Script=Han}/u;
const chineseQualifiers = /联系人?|详细|具体|完整|所在|常用|英文|中文|信息|的/gu;
/** Next to a column that names the recipient, one without a party ranks lower: "Ort" after "Lieferadresse Ort". */
const afterParty = { step: 1, from: 30 };
const besideParty = { step: 0.25, from: 0 };
const afterOthers = { step: 1, from: 100 };
const columnsAlone = columnsBy((column) => addressColumnWords[column].alone, afterParty);
const columnsOfParty = new Map([
  ...columnsBy((column) => addressColumnWords[column].late ?? [], afterOthers),
  ...columnsBy(
    (column) => [...addressColumnWords[column].withParty, ...addressColumnWords[column].alone],
    besideParty,
  ),
]);

/** Finds the fields that headings mean by the further names of an import (see `ImportDefinition.otherNames`). */
export class OtherNames {
  readonly #names = new Map<string, Map<string, OtherName>>();
  /** Built while the names are read: key → field → the headings it came from. */
  readonly #forms = new Map<string, Map<string, Set<string>>>();
  readonly #addresses: ImportDefinition['addresses'];
  readonly #found = new Map<string, Found>();

  constructor({ otherNames = {}, otherWeakNames = {}, addresses }: ImportDefinition) {
    this.#addresses = addresses;
    for (const [kind, names] of [['name', otherNames] as const, ['weak', otherWeakNames] as const])
      for (const [field, spellings] of Object.entries(names))
        spellings.forEach((spelling, rank) => {
          for (const key of keysOf(spelling)) this.#add(key, field, comparedForm(spelling), { kind, rank });
        });
    this.#dropAmbiguous();
  }

  /** Field key → how the heading names it. */
  of(heading: string): Found {
    const known = this.#found.get(heading);
    if (known) return known;
    if (heading.length > longest) return none;
    const whole = this.#find(heading);
    const found = whole.size > 0 ? whole : this.#find(withoutQualifiers(heading));
    if (this.#found.size >= remembered) this.#found.clear();
    this.#found.set(heading, found);
    return found;
  }

  /** Whether a heading names the party of its address. */
  namesParty(heading: string): boolean {
    const bag = headingBag(heading);
    const form = comparedForm(heading);
    return partiesIn(bag).some(
      ({ form: partyForm, bag: partyBag }) =>
        partyBag.every((word) => bag.includes(word)) || (bag.length === 1 && form.startsWith(partyForm)),
    );
  }

  /** If reordering the words gives another field, as for "Item number" and "Number of items", only the exact headings match. */
  #dropAmbiguous(): void {
    for (const [key, byField] of this.#forms) {
      const [first, ...others] = byField.values();
      if (others.length === 0 || [...first!].some((form) => others.every((forms) => forms.has(form))))
        continue;
      for (const [field, forms] of byField) if (!forms.has(key)) this.#names.get(key)!.delete(field);
    }
    this.#forms.clear();
  }

  #add(key: string, field: string, form: string, name: OtherName): void {
    const byField = this.#forms.get(key) ?? new Map<string, Set<string>>();
    this.#forms.set(key, byField.set(field, (byField.get(field) ?? new Set<string>()).add(form)));
    const fields = this.#names.get(key) ?? new Map<string, OtherName>();
    this.#names.set(key, fields);
    if (!fields.has(field)) fields.set(field, name);
  }

  #find(heading: string): Found {
    const found = new Map<string, OtherName>();
    const take = (fields: Iterable<readonly [string, OtherName]>) => {
      for (const [field, name] of fields) if (!found.has(field)) found.set(field, name);
    };
    const keys = keysOf(heading);
    for (const key of keys) take(this.#names.get(key) ?? []);
    const isNamed = [...found.values()].some(({ kind }) => kind === 'name');
    for (const key of keys) {
      const fields = this.#addresses?.recipient;
      if (fields) take([...(columnsAlone.get(key) ?? [])].map(([column, name]) => [fields[column], name]));
    }
    // 配送公司 is the carrier, not the recipient's company.
    if (this.#addresses && !isNamed) take(this.#ofParties(heading));
    return found;
  }

  /** "Deliver To Suburb" is a party and a column of its address. */
  *#ofParties(heading: string): Generator<readonly [string, OtherName]> {
    const bag = headingBag(heading);
    const form = comparedForm(heading);
    for (const { party, form: partyForm, bag: partyBag } of partiesIn(bag)) {
      const isInside = partyBag.every((word) => bag.includes(word));
      const rest = isInside ? bag.filter((word) => !partyBag.includes(word)) : [];
      // The words of 目的地地址 contain 地 once: the text after the party is more precise than the remaining words.
      const isBehind = form.startsWith(partyForm) && (isOneWord(bag) || chinese.test(partyForm));
      const behind = isBehind ? form.slice(partyForm.length) : '';
      const own = columnsOf(rest) ?? columnsOfParty.get(behind);
      const found =
        own ??
        columnsOf(rest.filter((word) => !neutralBag.has(word))) ??
        (party === 'recipient' ? columnsOf(rest.filter((word) => !buyerBag.has(word))) : undefined);
      for (const [column, { rank }] of found ?? unqualified(behind) ?? []) {
        if (column === 'phone' && personAt.test(heading)) continue;
        const field = this.#addresses?.[party === 'buyer' ? 'recipient' : party]?.[column];
        const buyers = ofBuyerAnyway.has(column) ? 'weak' : 'buyer';
        const kind = party === 'buyer' ? buyers : found ? 'name' : 'weak';
        if (field !== undefined) yield [field, { kind, rank: own ? rank : rank + afterParty.from }];
      }
    }
  }
}

/** One word, and perhaps a number: 수취인연락처1. */
const isOneWord = (bag: readonly string[]): boolean => bag.filter((word) => !/^\d+$/.test(word)).length <= 1;

/** The parties that words may name, in order; a single word may start with any of them. */
function partiesIn(bag: readonly string[]): typeof parties {
  if (isOneWord(bag)) return parties;
  const places = bag.flatMap((word) => partiesByWord.get(word) ?? []);
  return places.toSorted((one, other) => one - other).map((at) => parties[at]!);
}

/** The address columns that words next to a party name. */
function columnsOf(words: readonly string[]): ReadonlyMap<AddressColumn, OtherName> | undefined {
  return (
    columnsOfParty.get(words.filter((word) => !addressBag.has(word)).join(' ')) ??
    columnsOfParty.get(words.join(' '))
  );
}

/**
 * The same for Chinese without qualifiers: 收货联系人手机号码 is the phone of 收货, and 收货地址邮编 its postal code. 收货地址名称 names the
 * address, not the person.
 */
const unqualified = (text: string): ReadonlyMap<AddressColumn, OtherName> | undefined =>
  columnsOfParty.get(text.replace(/^联系人(?=.)/u, '')) ??
  columnsOfParty.get(text.replaceAll(chineseQualifiers, '')) ??
  columnsOfParty.get(text.replace(/^地址(?=[^名])/u, ''));

const built = new WeakMap<ImportDefinition, OtherNames>();

/** The further names of an import, made once. */
export function otherNamesOf(definition: ImportDefinition): OtherNames {
  const made = built.get(definition) ?? new OtherNames(definition);
  built.set(definition, made);
  return made;
}

/** Lookup keys of a heading: its words in any order, and its letters as written. */
function keysOf(heading: string): string[] {
  const form = comparedForm(heading);
  return form === '' ? [] : [...new Set([headingBag(heading).join(' '), form])];
}

function columnsBy(
  wordsOf: (column: AddressColumn) => readonly string[],
  { step, from }: { step: number; from: number },
): ReadonlyMap<string, ReadonlyMap<AddressColumn, OtherName>> {
  const found = new Map<string, Map<AddressColumn, OtherName>>();
  for (const column of columns)
    wordsOf(column).forEach((word, rank) => {
      for (const key of keysOf(word)) {
        const of = found.get(key) ?? new Map<AddressColumn, OtherName>();
        found.set(key, of);
        if (!of.has(column)) of.set(column, { kind: 'name', rank: from + rank * step });
      }
    });
  return found;
}
