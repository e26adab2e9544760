/** Changes that a sub-app written for a page of its own makes to the surrounding page. */
export function changePage(): { sheet: HTMLStyleElement; node: HTMLElement } {
  document.documentElement.classList.add('careless');
  document.body.setAttribute('data-mode', 'careless');
  document.body.style.overflow = 'hidden';
  const sheet = document.createElement('style');
  sheet.textContent = 'p { color: red }';
  document.head.append(sheet);
  const node = document.createElement('div');
  node.id = 'careless-overlay';
  document.body.appendChild(node);
  return { sheet, node };
}

type Adder = (node: Element, neighbor: Element) => void;

/** Every way in which a script adds an element beside one that already stands in the body. */
export const adders: Readonly<Record<string, Adder>> = {
  append: (node) => document.body.append(node),
  appendChild: (node) => document.body.appendChild(node),
  'appendChild of a fragment': (node) => {
    const fragment = document.createDocumentFragment();
    fragment.append(node);
    document.body.appendChild(fragment);
  },
  prepend: (node) => document.body.prepend(node),
  insertBefore: (node, neighbor) => document.body.insertBefore(node, neighbor),
  replaceChildren: (node, neighbor) => document.body.replaceChildren(neighbor, node),
  before: (node, neighbor) => neighbor.before(node),
  after: (node, neighbor) => neighbor.after(node),
  'insertAdjacentElement of the body': (node) => document.body.insertAdjacentElement('beforeend', node),
  'insertAdjacentElement of a child': (node, neighbor) => neighbor.insertAdjacentElement('afterend', node),
  'insertAdjacentHTML of the body': (node) => document.body.insertAdjacentHTML('afterbegin', node.outerHTML),
  'insertAdjacentHTML of a child': (node, neighbor) =>
    neighbor.insertAdjacentHTML('beforebegin', node.outerHTML),
};

/** Adds to the head what would change every later page. */
export function changeHead(): Element[] {
  const nodes = ['base', 'meta'].map((name) => document.createElement(name));
  document.head.prepend(...nodes);
  return nodes;
}
