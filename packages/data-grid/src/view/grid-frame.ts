function part(className: string, role?: string): HTMLElement {
  const el = document.createElement('div');
  el.className = className;
  if (role) el.setAttribute('role', role);
  return el;
}

/** The fixed elements of a grid: scroller, header, body, hidden descriptions and the live region. */
export class GridFrame {
  readonly root = part('dg');
  /** The element with role grid; it scrolls both ways. */
  readonly grid = part('dg-scroll', 'grid');
  readonly head = part('dg-head', 'rowgroup');
  readonly body = part('dg-body', 'rowgroup');
  readonly empty = part('dg-empty');
  readonly descriptions = part('dg-descriptions');
  readonly live = part('dg-live', 'status');
  #spoken = '';

  constructor(host: HTMLElement) {
    this.descriptions.hidden = true;
    this.grid.setAttribute('aria-multiselectable', 'true');
    this.grid.append(this.head, this.body);
    this.root.append(this.grid, this.empty, this.descriptions, this.live);
    host.append(this.root);
  }

  /** Announces a text to assistive technology, even if it equals the previous one. */
  announce(text: string): void {
    this.#spoken = this.#spoken === text ? `${text}\u00a0` : text;
    this.live.textContent = this.#spoken;
  }
}
