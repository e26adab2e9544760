import { readMoment } from '../fixes/read-moment.ts';
import { offsetIn } from '../fixes/zone-offset.ts';
import type { Recipe } from './recipe.ts';

/** Cache size: the lines of an order repeat their texts. */
const remembered = 20_000;
/** A time of a 12-hour clock. */
const halfDay = /\d\s*[ap]\.?m\b/i;

/** Reads dates and times as files of one origin write them: the order of the numbers of a date, and the time zone. */
export class MomentReader {
  readonly #recipe: Pick<Recipe, 'timeZone' | 'dayOrder'>;
  readonly #read = new Map<string, string>();

  constructor(recipe: Pick<Recipe, 'timeZone' | 'dayOrder'>) {
    this.#recipe = recipe;
  }

  /** A text in the form that the import requires, such as "2026-11-21 09:30:00 +08:00"; unchanged if it is ambiguous. */
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
    const { timeZone, dayOrder } = this.#recipe;
    const ways = readMoment(text);
    const order = dayOrder === 'by-clock' ? (halfDay.test(text) ? 'month-first' : undefined) : dayOrder;
    const meant = ways.length === 1 ? ways[0] : ways.find(({ reading }) => reading === order);
    if (!meant) return text;
    const isLocal = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(meant.text);
    return isLocal && timeZone ? `${meant.text} ${offsetIn(timeZone, meant.text) ?? '+00:00'}` : meant.text;
  }
}
