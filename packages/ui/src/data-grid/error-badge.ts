/** In a heading: how many errors its column has, none of them shown as nothing; pressed, it goes to the next. */
export class ErrorBadge {
  readonly element = document.createElement('button');
  #count = 0;

  constructor(onGo: () => void) {
    const { element } = this;
    element.type = 'button';
    element.className = 'dg-errors';
    element.tabIndex = -1;
    // The press must not select the column beneath.
    element.addEventListener('pointerdown', (event) => event.stopPropagation());
    element.addEventListener('click', (event) => {
      event.stopPropagation();
      onGo();
    });
    element.hidden = true;
  }

  /** @param texts the figure as it is written, and the name, which holds it */
  show(
    count: number,
    texts: { readonly figure: (count: number) => string; readonly name: (count: number) => string },
  ): void {
    if (count === this.#count) return;
    this.#count = count;
    const { element } = this;
    element.hidden = count === 0;
    element.textContent = texts.figure(count);
    element.title = texts.name(count);
    element.setAttribute('aria-label', element.title);
  }
}
