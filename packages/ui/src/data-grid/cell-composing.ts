import type { CellEditing } from './cell-editing.ts';
import type { GridView } from './grid-view.ts';

/**
 * Typing with an input method straight onto the active cell: the cell itself takes the composition (it is editable and its text is marked, so
 * what is composed stands in the place of that), and when it ends the editor opens with the finished words to go on from. The cell's own text
 * node is put back, for the browser may have taken it out.
 */
export class CellComposing {
  readonly #view: GridView;
  readonly #editing: CellEditing;

  constructor(view: GridView, editing: CellEditing) {
    this.#view = view;
    this.#editing = editing;
    const { body } = view.frame;
    body.addEventListener('compositionstart', (event) => this.#start(event));
    body.addEventListener('beforeinput', (event) => this.#input(event));
  }

  #start({ target }: CompositionEvent): void {
    if (this.#editing.isOpen || !(target instanceof HTMLElement)) return;
    const nodes = [...target.childNodes];
    const texts = nodes.map(({ textContent }) => textContent);
    target.classList.add('is-composing');
    target.addEventListener(
      'compositionend',
      () => {
        const typed = target.textContent.trim();
        target.classList.remove('is-composing');
        nodes.forEach((node, at) => (node.textContent = texts[at] ?? ''));
        target.replaceChildren(...nodes);
        if (typed !== '') this.#editing.start(typed);
        else this.#view.focusActive();
      },
      { once: true },
    );
  }

  /** What comes without keys, such as from a panel of emoji or by dictation, goes to the editor; nothing else may change a cell's text. */
  #input(event: InputEvent): void {
    if (this.#editing.isOpen || event.isComposing || event.inputType === 'insertCompositionText') return;
    event.preventDefault();
    if (event.inputType === 'insertText' && event.data) this.#editing.start(event.data);
  }
}
