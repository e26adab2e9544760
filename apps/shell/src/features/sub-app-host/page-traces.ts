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

const ofParent = [
  'append',
  'appendChild',
  'prepend',
  'insertBefore',
  'replaceChild',
  'replaceChildren',
] as const;
const ofNeighbor = ['before', 'after', 'replaceWith', 'insertAdjacentElement', 'insertAdjacentHTML'] as const;

type Adding = (this: Element, ...given: unknown[]) => unknown;
type AroundCall = (caller: string, add: () => unknown) => unknown;

const isPagePart = (node: Node | null): boolean => node === document.head || node === document.body;

/** Puts `around` between a method and its callers that concern head or body. Returns a function that removes it. */
function surround(target: Element, method: string, around: AroundCall): () => void {
  const own = Object.getOwnPropertyDescriptor(target, method);
  const original = Reflect.get(target, method) as Adding;
  function surrounded(this: Element, ...given: unknown[]): unknown {
    if (!isPagePart(this) && !isPagePart(this.parentNode)) return original.apply(this, given);
    return around(callerAddress(), () => original.apply(this, given));
  }
  Object.defineProperty(target, method, { value: surrounded, configurable: true, writable: true });
  return () => {
    if (own) Object.defineProperty(target, method, own);
    else Reflect.deleteProperty(target, method);
  };
}

const children = (): Element[] => [...document.head.children, ...document.body.children];
/** Scripts and preloads in the head change nothing for the next sub-app. */
const isTrace = (node: Element): boolean =>
  node.parentElement === document.body || node.matches('base, meta');

/** @param assetBase folder of the sub-app's scripts, which distinguishes its additions from others */
export function createPageTraces(assetBase: string): PageTraces {
  const sheets = new Set<Sheet>();
  let added: { node: Element; parent: Element; isModuleLevel: boolean }[] = [];
  let isMounting = false;
  let release: (() => void)[] = [];
  let restore: (() => void)[] = [];

  function take(node: Element): void {
    const parent = node.parentElement;
    if (isSheet(node)) sheets.add(node);
    else if (parent && isTrace(node) && !added.some((one) => one.node === node))
      added.push({ node, parent, isModuleLevel: !isMounting });
  }

  /** Takes whatever a call of the sub-app adds to head and body; deeper additions are removed with their parent. */
  const takeAdded: AroundCall = (caller, add) => {
    if (!caller.includes(assetBase)) return add();
    const before = new Set(children());
    const result = add();
    for (const node of children()) if (!before.has(node)) take(node);
    return result;
  };

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
      release = [
        ...[document.head, document.body].flatMap((parent) =>
          ofParent.map((method) => surround(parent, method, takeAdded)),
        ),
        // Any child of head or body can be the neighbor.
        ...ofNeighbor.map((method) => surround(Element.prototype, method, takeAdded)),
      ];
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
