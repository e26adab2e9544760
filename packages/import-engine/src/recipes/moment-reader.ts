import { readMoment } from '../fixes/read-moment.ts';
import type { Recipe } from './recipe.ts';

/** Texts in the cache: the lines of an order repeat them. */
const remembered = 20_000;

/** Reads dates and times as files of one origin write them: the order of the numbers of a date, and the time zone. */
export class MomentReader {
  readonly #recipe: Pick<Recipe, 'timeZone' | 'dayOrder'>;
  readonly #zone: Intl.DateTimeFormat | undefined;
  readonly #read = new Map<string, string>();

  constructor(recipe: Pick<Recipe, 'timeZone' | 'dayOrder'>) {
    this.#recipe = recipe;
    const { timeZone } = recipe;
    this.#zone =
      timeZone === undefined
        ? undefined
        : new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  }

  /**
   * A text in the form that the import requires, such as "2026-11-21 09:30:00 +08:00"; unchanged if it is ambiguous.
   */
  read(text: string): string {
    if (text === '') return text;
    let moment = this.#read.get(text);
    if (moment === undefined) {
      moment = this.#moment(text);
      if (this.#read.size < remembered) this.#read.set(text, moment);
    }
    return moment;
  }

  #moment(text: string): string {
    const ways = readMoment(text);
    const meant = ways.length === 1 ? ways[0] : ways.find(({ reading }) => reading === this.#recipe.dayOrder);
    if (!meant) return text;
    const isLocal = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(meant.text);
    return isLocal && this.#zone ? `${meant.text} ${this.#offsetAt(meant.text)}` : meant.text;
  }

  /** The offset that the zone has at a local time. */
  #offsetAt(local: string): string {
    const asIfUtc = Date.parse(`${local.replace(' ', 'T')}Z`);
    if (Number.isNaN(asIfUtc)) return '+00:00';
    // An offset from nearby gives the instant, and the instant gives the exact offset.
    const near = this.#offset(asIfUtc);
    const [sign, hours, minutes] = [near.startsWith('-') ? -1 : 1, near.slice(1, 3), near.slice(4, 6)];
    return this.#offset(asIfUtc - sign * (Number(hours) * 60 + Number(minutes)) * 60_000);
  }

  #offset(moment: number): string {
    const name =
      this.#zone!.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
    return name.length > 3 ? name.slice(3) : '+00:00';
  }
}
