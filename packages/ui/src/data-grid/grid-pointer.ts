import type { CellEditing } from './cell-editing.ts';
import type { CellPlace } from './cell-range.ts';
import type { GridView } from './grid-view.ts';
import type { IssueTooltip } from './issue-tooltip.ts';

const EDGE = 24;

/** Mouse and touch: click selects, dragging stretches, double click or a second tap edits, hovering shows issues. */
export class GridPointer {
  readonly #view: GridView;
  readonly #editing: CellEditing;
  readonly #tooltip: IssueTooltip;
  #drag: { x: number; y: number; frame: number } | null = null;

  constructor(view: GridView, editing: CellEditing, tooltip: IssueTooltip) {
    this.#view = view;
    this.#editing = editing;
    this.#tooltip = tooltip;
    const { grid, root } = view.frame;
    grid.addEventListener('pointerdown', (event) => this.#down(event));
    grid.addEventListener('click', (event) => this.#tap(event));
    grid.addEventListener('dblclick', (event) => this.#edit(event));
    grid.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    root.addEventListener('pointermove', (event) => this.#hover(event));
    root.addEventListener('pointerleave', () => this.#tooltip.hide());
  }

  stop(): void {
    if (this.#drag) cancelAnimationFrame(this.#drag.frame);
    this.#drag = null;
    document.removeEventListener('pointermove', this.#dragTo);
    document.removeEventListener('pointerup', this.#dragEnd);
    document.removeEventListener('pointercancel', this.#dragEnd);
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || event.pointerType === 'touch' || this.#editing.owns(event.target)) return;
    const place = this.#view.placeAt(event.clientX, event.clientY);
    if (!place) return;
    event.preventDefault();
    this.#editing.finish({ chosen: false, focus: false });
    if (place.position < 0 || place.col < 0) this.#selectLine(place);
    else {
      this.#view.activate(place, event.shiftKey);
      this.#drag = { x: event.clientX, y: event.clientY, frame: 0 };
      document.addEventListener('pointermove', this.#dragTo);
      document.addEventListener('pointerup', this.#dragEnd);
      document.addEventListener('pointercancel', this.#dragEnd);
    }
  }

  /** A click on a row number selects the row, on a heading the column, on the corner everything. */
  #selectLine({ position, col }: CellPlace): void {
    const last = this.#view.clamp({ position: Infinity, col: Infinity });
    const from = { position: Math.max(position, 0), col: Math.max(col, 0) };
    this.#view.activate({
      position: position < 0 ? this.#view.selection.active.position : position,
      col: from.col,
    });
    this.#view.selection.select(from, {
      position: position < 0 ? last.position : position,
      col: col < 0 ? last.col : col,
    });
    this.#view.paint();
  }

  #tap(event: MouseEvent): void {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
    const place = this.#view.placeAt(event.clientX, event.clientY);
    if (!place || place.position < 0 || this.#editing.owns(event.target)) return;
    this.#editing.finish({ chosen: false, focus: false });
    if (place.col < 0) this.#selectLine(place);
    else if (this.#view.selection.isActive(place.position, place.col)) this.#editing.start(false);
    else this.#view.activate(place);
  }

  #edit(event: MouseEvent): void {
    const place = this.#view.placeAt(event.clientX, event.clientY);
    if (place && place.position >= 0 && place.col >= 0 && !this.#editing.owns(event.target))
      this.#editing.start(false);
  }

  readonly #dragTo = (event: PointerEvent): void => {
    if (!this.#drag) return;
    this.#drag.x = event.clientX;
    this.#drag.y = event.clientY;
    if (this.#drag.frame === 0) this.#drag.frame = requestAnimationFrame(() => this.#stretch());
  };

  readonly #dragEnd = (): void => this.stop();

  /** Stretches to the pointer; beyond an edge it scrolls on, frame by frame. */
  #stretch(): void {
    if (!this.#drag) return;
    const { x, y } = this.#drag;
    const box = this.#view.frame.grid.getBoundingClientRect();
    const beyond = (at: number, from: number, to: number): number =>
      at < from ? at - from : at > to ? at - to : 0;
    const right = beyond(x, box.left, box.right - EDGE);
    const down = beyond(y, box.top + EDGE, box.bottom - EDGE);
    if (right || down) this.#view.scrollBy(right, down);
    const place = this.#view.placeAt(
      Math.min(Math.max(x, box.left + 1), box.right - EDGE),
      Math.min(Math.max(y, box.top + EDGE * 2), box.bottom - EDGE),
    );
    const { lead } = this.#view.selection;
    if (place && (place.position !== lead.position || place.col !== lead.col)) {
      this.#view.selection.stretchTo(this.#view.clamp(place));
      this.#view.paint();
    }
    this.#drag.frame = right || down ? requestAnimationFrame(() => this.#stretch()) : 0;
  }

  #wheel(event: WheelEvent): void {
    if (!this.#view.scaled || event.ctrlKey || event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL) return;
    event.preventDefault();
    this.#view.scrollBy(event.deltaX, event.deltaY);
  }

  #hover(event: PointerEvent): void {
    if (event.pointerType === 'touch' || this.#drag || this.#tooltip.holds(event.target)) return;
    const place = this.#view.placeAt(event.clientX, event.clientY);
    const cell = place && this.#view.cell(place);
    if (!place || !cell || !(event.target instanceof Node && cell.contains(event.target))) {
      this.#tooltip.hide();
      return;
    }
    const { scene } = this.#view;
    const row = scene.input.store.view.rowAt(place.position);
    const severity = cell.classList.contains('has-error') ? 'error' : 'warning';
    this.#tooltip.show(cell, scene.issueTexts(row, place.col), severity);
  }
}
