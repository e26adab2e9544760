/** Characters that are put into bytes at once; all of them at the end would hold the page up for as long as the writing took. */
const pieceCharacters = 256 * 1024;

/** A JSON list that is written item by item, so that one of 100,000 never has to be written in one go. */
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

  /** What stands in it by now, as parts of a `Blob`. */
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
