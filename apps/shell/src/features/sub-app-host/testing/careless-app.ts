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
