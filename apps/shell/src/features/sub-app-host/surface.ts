import type { HostState } from '@lading/bridge/host-state';
import type { SubAppDescriptor, SubAppEntry } from '@lading/contracts/core';

/** The two elements in which a mounted sub-app renders. */
export interface Surface {
  domElement: HTMLElement;
  overlayElement: HTMLElement;
  /** Sets language and theme on both, for styles that query them on the document root. */
  reflect(state: HostState): void;
  remove(): void;
}

/** Content of the element; with sheets, inside of a shadow root that they apply to. */
function contentOf(element: HTMLElement, shadowSheets: readonly CSSStyleSheet[] | null): HTMLElement {
  if (!shadowSheets) return element;
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [...shadowSheets];
  const content = document.createElement('div');
  content.style.height = '100%';
  root.append(content);
  return content;
}

/** Creates the elements of one mount: the root in `outlet`, the overlay at the end of the body. */
export function createSurface(
  outlet: HTMLElement,
  { name, cssIsolation, look }: Pick<SubAppEntry, 'name' | 'cssIsolation'> & Pick<SubAppDescriptor, 'look'>,
  sheets: readonly CSSStyleSheet[],
): Surface {
  const [root, overlay] = [document.createElement('div'), document.createElement('div')];
  for (const element of [root, overlay]) {
    element.dataset.subApp = name;
    // The shell's reset ends there, and only light or dark is inherited (rule 6).
    if (look === 'own' && cssIsolation !== 'none') element.dataset.ownLook = '';
  }
  overlay.dataset.subAppOverlay = '';
  root.style.height = '100%';
  const shadowSheets = cssIsolation === 'shadow' ? sheets : null;
  const surface = {
    domElement: contentOf(root, shadowSheets),
    overlayElement: contentOf(overlay, shadowSheets),
    reflect({ lang, theme }: HostState): void {
      for (const element of [root, overlay]) {
        element.lang = lang === 'cn' ? 'zh-CN' : 'en';
        element.dataset.theme = theme;
      }
    },
    remove(): void {
      root.remove();
      overlay.remove();
    },
  };
  outlet.append(root);
  document.body.append(overlay);
  return surface;
}
