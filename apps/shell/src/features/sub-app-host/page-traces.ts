import { callerAddress } from './caller-address.ts';

/** Changes that a sub-app with its own look makes to the page around its root, which the next one must not inherit (rule 7). */
export interface PageTraces {
  /** Starts watching, and restores what the module itself added to the page, since the module runs only once. */
  watch(): void;
  /** From now on additions belong to the mount, and end with it. */
  beginMount(): void;
  /** Stops watching between load and mount; changes stay. */
  pause(): void;
  /** Restores the attributes of html and body, removes the added nodes, disables its style sheets, and stops watching. */
  remove(): void;
}

type Sheet = HTMLStyleElement | HTMLLinkElement;
const isSheet = (node: Node): node is Sheet =>
  node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet');

/** Language and theme belong to the shell, which may change them meanwhile; style is compared by its properties. */
const isCompared = (name: string): boolean =>
  !['lang', 'data-theme', 'style'].includes(name) && !name.startsWith('data-base-ui');
/** A dialog of the shell is open and locks the page behind it. */
const isLocked = (): boolean => document.documentElement.hasAttribute('data-base-ui-scroll-locked');

/** @returns a function that restores the current attributes and styles of an element */
function keepAttributes(element: HTMLElement): () => void {
  const attributes = () =>
    new Map(
      [...element.attributes].filter(({ name }) => isCompared(name)).map((one) => [one.name, one.value]),
    );
  // The brand's shades are custom properties of the shell.
  const styles = () =>
    new Map(
      Array.from({ length: element.style.length }, (_, at) => element.style.item(at))
        .filter((name) => !name.startsWith('--'))
        .map((name) => [name, element.style.getPropertyValue(name)]),
    );
  const [before, styleBefore, wasLocked] = [attributes(), styles(), isLocked()];
  return () => {
    for (const name of attributes().keys()) if (!before.has(name)) element.removeAttribute(name);
    for (const [name, value] of before)
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    if (wasLocked || isLocked()) return;
    for (const name of styles().keys()) if (!styleBefore.has(name)) element.style.removeProperty(name);
    for (const [name, value] of styleBefore) element.style.setProperty(name, value);
  };
}

/** @param assetBase folder of the sub-app's scripts, which distinguishes its additions from others */
export function createPageTraces(assetBase: string): PageTraces {
  const sheets = new Set<Sheet>();
  let added: { node: ChildNode; parent: HTMLElement; isModuleLevel: boolean }[] = [];
  let isMounting = false;
  let release: (() => void)[] = [];
  let restore: (() => void)[] = [];

  function take(nodes: readonly unknown[], parent: HTMLElement): void {
    for (const node of nodes) {
      if (!(node instanceof HTMLElement)) continue;
      if (isSheet(node)) sheets.add(node);
      else if (parent === document.body) added.push({ node, parent, isModuleLevel: !isMounting });
    }
  }

  /** Watches the ways in which scripts add to head and body; deeper additions are removed with their parent. */
  function watchParent(parent: HTMLElement): void {
    for (const method of ['append', 'appendChild', 'prepend', 'insertBefore'] as const) {
      const original = Reflect.get(parent, method) as (...given: unknown[]) => unknown;
      Object.assign(parent, {
        [method](...given: unknown[]): unknown {
          if (callerAddress().includes(assetBase))
            take(method === 'insertBefore' ? [given[0]] : given, parent);
          return original.apply(parent, given);
        },
      });
      release.push(() => Reflect.deleteProperty(parent, method));
    }
  }

  function pause(): void {
    for (const undo of release) undo();
    release = [];
  }

  return {
    watch() {
      isMounting = false;
      if (restore.length === 0)
        restore = [keepAttributes(document.documentElement), keepAttributes(document.body)];
      for (const sheet of sheets) sheet.disabled = false;
      for (const { node, parent } of added) if (!node.isConnected) parent.append(node);
      watchParent(document.head);
      watchParent(document.body);
    },
    beginMount() {
      isMounting = true;
    },
    pause,
    remove() {
      pause();
      for (const undo of restore) undo();
      restore = [];
      for (const sheet of sheets) {
        // A node that has left the page, as frameworks remove unused ones, is not restored.
        if (!sheet.isConnected) sheets.delete(sheet);
        else sheet.disabled = true;
      }
      for (const { node } of added) node.remove();
      added = added.filter((one) => one.isModuleLevel);
    },
  };
}
