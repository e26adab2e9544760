import type { ImportRow } from '@lading/contracts/imports';
import type { PageTurn } from '@lading/ui/page-turn';

/** Characters per conversion to bytes; converting all of them at the end would block the page too long. */
const pieceCharacters = 256 * 1024;
/** Rows between two checks of the clock. */
const rowsAtOnce = 20;

/** A JSON list that is written item by item, so that a list of 100,000 never blocks the page. */
export class JsonList {
  readonly #pieces: Blob[] = [];
  #text = '[';
  #isEmpty = true;

  add(item: unknown): void {
    this.#text += (this.#isEmpty ? '' : ',') + JSON.stringify(item);
    this.#isEmpty = false;
    if (this.#text.length <= pieceCharacters) return;
    this.#pieces.push(new Blob([this.#text]));
    this.#text = '';
  }

  /** Its current content, as parts of a `Blob`. */
  get parts(): BlobPart[] {
    return [...this.#pieces, this.#text, ']'];
  }
}

/** A JSON object of lists, ready to be sent. */
export function jsonOfLists(lists: Readonly<Record<string, JsonList>>): Blob {
  const members = Object.entries(lists).flatMap(([name, list], at) => [
    `${at === 0 ? '{' : ','}${JSON.stringify(name)}:`,
    ...list.parts,
  ]);
  return new Blob([...members, '}'], { type: 'application/json' });
}

/**
 * Writes rows as one JSON list, in turns with the page: a large file would block it for half a second. @throws the abort reason of
 * `signal`
 */
export async function rowsAsJson(
  ids: readonly number[],
  rowOf: (id: number) => ImportRow,
  turn: PageTurn,
  signal: AbortSignal,
): Promise<Blob> {
  const list = new JsonList();
  for (let at = 0; at < ids.length; at += rowsAtOnce) {
    for (const id of ids.slice(at, at + rowsAtOnce)) list.add(rowOf(id));
    await turn.giveWay(signal);
  }
  return new Blob(list.parts, { type: 'application/json' });
}
