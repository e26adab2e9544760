/** Spec §9: tooltips show after 100 ms of hovering. */
const DELAY_MS = 100;
const GAP = 6;

/**
 * The floating text of a cell's issues, for pointer and keyboard. It is in the top layer, so no dialog clips it; it can be hovered
 * and is dismissed by Escape (WCAG 1.4.13). Assistive technology gets the same text by `aria-describedby`.
 */
export class IssueTooltip {
  readonly #el = document.createElement('div');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #target: HTMLElement | null = null;

  constructor(root: HTMLElement) {
    this.#el.className = 'dg-tooltip';
    this.#el.setAttribute('role', 'tooltip');
    this.#el.popover = 'manual';
    root.append(this.#el);
  }

  get visible(): boolean {
    return this.#el.matches(':popover-open');
  }

  /** Whether this element is the tooltip or inside it. */
  holds(el: EventTarget | null): boolean {
    return el instanceof Node && this.#el.contains(el);
  }

  /** Shows the lines at a cell after the delay; the same cell again changes nothing, an empty list hides it. */
  show(target: HTMLElement | null, lines: readonly string[], severity: 'error' | 'warning'): void {
    if (target === this.#target) return;
    this.hide();
    if (!target || lines.length === 0) return;
    this.#target = target;
    this.#timer = setTimeout(() => {
      if (!target.isConnected) return;
      this.#el.replaceChildren(
        ...lines.map((line) => {
          const text = document.createElement('p');
          text.textContent = line;
          return text;
        }),
      );
      this.#el.dataset.severity = severity;
      this.#el.showPopover();
      this.#put(target.getBoundingClientRect());
    }, DELAY_MS);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#target = null;
    if (this.visible) this.#el.hidePopover();
  }

  #put(cell: DOMRect): void {
    const { offsetWidth: width, offsetHeight: height } = this.#el;
    const below = cell.top - height - GAP < 0;
    const left = Math.max(GAP, Math.min(cell.left, window.innerWidth - width - GAP));
    this.#el.style.left = `${left}px`;
    this.#el.style.top = `${below ? cell.bottom + GAP : cell.top - height - GAP}px`;
  }
}
