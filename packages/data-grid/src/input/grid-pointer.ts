import type { CellPlace } from '../view/grid-selection.ts';
import { gridSizes } from '../view/grid-sizes.ts';
import type { GridView } from '../view/grid-view.ts';
import type { IssueTooltip } from '../view/issue-tooltip.ts';
import type { CellEditing } from './cell-editing.ts';
import { fillTarget } from './fill-rules.ts';
import type { GridPanels } from './grid-commands.ts';
import { GridDrag } from './grid-drag.ts';
import type { GridFill } from './grid-fill.ts';

interface PointerParts {
  readonly view: GridView;
  readonly editing: CellEditing;
  readonly tooltip: IssueTooltip;
  readonly fill: GridFill;
  readonly panels: GridPanels;
}

/** Mouse and touch: click selects, dragging stretches or fills, double click or a second tap edits, a right click opens the menu, hovering shows issues. */
export class GridPointer {
  readonly #parts: PointerParts;
  readonly #view: GridView;
  #drag: GridDrag | null = null;

  constructor(parts: PointerParts) {
    this.#parts = parts;
    this.#view = parts.view;
    const { grid, root } = parts.view.frame;
    grid.addEventListener('pointerdown', (event) => this.#down(event));
    grid.addEventListener('click', (event) => this.#tap(event));
    grid.addEventListener('dblclick', (event) => this.#edit(event));
    grid.addEventListener('contextmenu', (event) => this.#menu(event));
    grid.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    root.addEventListener('pointermove', (event) => this.#hover(event));
    root.addEventListener('pointerleave', () => parts.tooltip.hide());
  }

  stop(): void {
    this.#drag?.stop();
    this.#drag = null;
  }

  #down(event: PointerEvent): void {
    const { editing } = this.#parts;
    if (event.button !== 0 || event.pointerType === 'touch' || editing.owns(event.target)) return;
    const place = this.#view.viewport.placeAt(event.clientX, event.clientY);
    if (!place) return;
    event.preventDefault();
    editing.finish({ chosen: false, focus: false });
    this.stop();
    if (place.position >= 0 && place.col >= 0 && this.#gripsCorner(event, place)) this.#dragFill(event);
    else if (place.position < 0 || place.col < 0) this.#dragLines(event, place);
    else {
      this.#view.activate(place, { stretch: event.shiftKey });
      this.#drag = new GridDrag(this.#view, event, (to) => {
        this.#view.selection.stretchTo(this.#view.clamp(to));
        this.#view.paint();
      });
    }
  }

  /** Row numbers select rows, headings columns, the corner everything; Shift and dragging extend the selection. */
  #dragLines(event: PointerEvent, from: CellPlace): void {
    const { selection } = this.#view;
    const isRow = from.col < 0;
    const isColumn = from.position < 0;
    const last = this.#view.clamp({ position: Infinity, col: Infinity });
    if (!event.shiftKey) this.#selectLine(from);
    const reach = (to: CellPlace): void => {
      const { position, col } = this.#view.clamp(to);
      selection.dragTo({ position: isColumn ? last.position : position, col: isRow ? last.col : col });
      this.#view.paint();
    };
    if (event.shiftKey) {
      const { active } = selection;
      selection.select(
        { position: isColumn ? 0 : active.position, col: isRow ? 0 : active.col },
        { position: last.position, col: last.col },
      );
      reach(from);
    }
    this.#drag = new GridDrag(this.#view, event, reach);
  }

  #selectLine({ position, col }: CellPlace): void {
    const { selection } = this.#view;
    const last = this.#view.clamp({ position: Infinity, col: Infinity });
    this.#view.activate({ position: position < 0 ? selection.active.position : position, col });
    selection.select(
      { position: Math.max(position, 0), col: Math.max(col, 0) },
      { position: position < 0 ? last.position : position, col: col < 0 ? last.col : col },
    );
    this.#view.paint();
  }

  #gripsCorner({ clientX, clientY }: PointerEvent, place: CellPlace): boolean {
    const cell = this.#view.selection.isCorner(place.position, place.col) && this.#view.cell(place);
    if (!cell) return false;
    const { right, bottom } = cell.getBoundingClientRect();
    return clientX > right - gridSizes.fillGrip && clientY > bottom - gridSizes.fillGrip;
  }

  #dragFill(event: PointerEvent): void {
    const { scene, selection } = this.#view;
    this.#drag = new GridDrag(
      this.#view,
      event,
      (to) => {
        scene.fillRange = fillTarget(selection.range, this.#view.clamp(to));
        this.#view.paint();
      },
      () => {
        const target = scene.fillRange;
        scene.fillRange = null;
        if (target) this.#parts.fill.over(target);
      },
    );
  }

  #tap(event: MouseEvent): void {
    const { editing } = this.#parts;
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
    const place = this.#view.viewport.placeAt(event.clientX, event.clientY);
    if (!place || place.position < 0 || editing.owns(event.target)) return;
    editing.finish({ chosen: false, focus: false });
    if (place.col < 0) this.#selectLine(place);
    else if (this.#view.selection.isActive(place.position, place.col)) editing.start();
    else this.#view.activate(place);
  }

  #edit(event: MouseEvent): void {
    const { editing } = this.#parts;
    const place = this.#view.viewport.placeAt(event.clientX, event.clientY);
    if (place && place.position >= 0 && place.col >= 0 && !editing.owns(event.target)) editing.start();
  }

  /** A right click within the selection keeps it; elsewhere it first selects the cell under the pointer. */
  #menu(event: MouseEvent): void {
    if (this.#parts.editing.owns(event.target)) return;
    const place = this.#view.viewport.placeAt(event.clientX, event.clientY);
    if (!place) return;
    event.preventDefault();
    if (place.position < 0) {
      if (place.col >= 0) this.#parts.panels.openColumnMenu(place.col);
      return;
    }
    const { selection } = this.#view;
    const isWithin =
      place.col < 0 ? selection.coversRow(place.position) : selection.covers(place.position, place.col);
    if (place.col < 0 && !isWithin) this.#selectLine(place);
    else if (!isWithin) this.#view.activate(place);
    this.#parts.panels.openCellMenu({ x: event.clientX, y: event.clientY });
  }

  #wheel(event: WheelEvent): void {
    const { viewport } = this.#view;
    if (!viewport.scaled || event.ctrlKey || event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL) return;
    event.preventDefault();
    viewport.scrollBy(event.deltaX, event.deltaY);
  }

  #hover(event: PointerEvent): void {
    const { tooltip } = this.#parts;
    if (event.pointerType === 'touch' || event.buttons > 0 || tooltip.holds(event.target)) return;
    const place = this.#view.viewport.placeAt(event.clientX, event.clientY);
    const cell = place && this.#view.cell(place);
    if (!place || !cell || !(event.target instanceof Node && cell.contains(event.target))) {
      tooltip.hide();
      return;
    }
    cell.classList.toggle('is-gripped', this.#gripsCorner(event, place));
    const { scene } = this.#view;
    const row = scene.input.store.view.rowAt(place.position);
    const severity = cell.classList.contains('has-error') ? 'error' : 'warning';
    tooltip.show(cell, scene.issueTexts(row, place.col), severity);
  }
}
