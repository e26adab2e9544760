// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPageTraces } from './page-traces.ts';
import { adders, changeHead, changePage } from './testing/careless-app.ts';

const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

describe('a sub-app that changes the page around it', () => {
  beforeEach(() => {
    document.documentElement.lang = 'en';
    document.body.className = 'shell';
  });
  afterEach(() => {
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body])
      for (const { name } of Array.from(element.attributes)) element.removeAttribute(name);
  });

  it('leaves no attribute, style, style sheet or node behind', () => {
    const traces = createPageTraces('/testing/');
    const before = [document.documentElement, document.body].map(attributesOf);
    traces.watch();
    traces.beginMount();
    const { sheet, node } = changePage();
    expect(document.body.style.overflow).toBe('hidden');
    traces.remove();
    const after = [document.documentElement, document.body].map(attributesOf);
    expect(
      after.map(({ style, class: names, ...rest }) => ({
        ...rest,
        ...(names ? { class: names } : {}),
        ...(style ? { style } : {}),
      })),
    ).toEqual(before);
    expect(sheet.disabled).toBe(true);
    expect(node.isConnected).toBe(false);
  });

  it.each(Object.entries(adders))('leaves nothing that it added with %s', (_, add) => {
    const neighbor = document.body.appendChild(document.createElement('main'));
    const traces = createPageTraces('/testing/');
    traces.watch();
    traces.beginMount();
    add(document.createElement('aside'), neighbor);
    expect(document.body.querySelector('aside')).not.toBeNull();
    traces.remove();
    expect([...document.body.children]).toEqual([neighbor]);
  });

  it('leaves no base address and no meta element in the head', () => {
    const traces = createPageTraces('/testing/');
    traces.watch();
    traces.beginMount();
    const nodes = changeHead();
    traces.remove();
    expect(nodes.map((node) => node.isConnected)).toEqual([false, false]);
  });

  it('gives the page its methods back', () => {
    const methods = () => [
      Reflect.get(document.body, 'append'),
      Reflect.get(document.head, 'insertBefore'),
      Reflect.get(Element.prototype, 'after'),
      Reflect.get(Element.prototype, 'insertAdjacentHTML'),
    ];
    const before = methods();
    const traces = createPageTraces('/testing/');
    traces.watch();
    expect(methods()).not.toEqual(before);
    traces.remove();
    expect(methods()).toEqual(before);
  });

  it('restores at the next mount what its module had added to the page', () => {
    const traces = createPageTraces('/testing/');
    traces.watch();
    const { sheet, node } = changePage();
    traces.pause();
    traces.watch();
    traces.beginMount();
    traces.remove();
    expect([sheet.disabled, node.isConnected]).toEqual([true, false]);
    traces.watch();
    expect([sheet.disabled, node.isConnected]).toEqual([false, true]);
    traces.remove();
  });

  it('does not touch what the shell adds or sets meanwhile', () => {
    const traces = createPageTraces('/testing/');
    traces.watch();
    traces.beginMount();
    const dialog = document.createElement('div');
    document.body.append(dialog);
    document.documentElement.lang = 'zh-CN';
    document.documentElement.dataset['theme'] = 'dark';
    document.documentElement.style.setProperty('--brand', 'teal');
    traces.remove();
    expect(dialog.isConnected).toBe(true);
    expect(document.documentElement.lang).toBe('zh-CN');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(document.documentElement.style.getPropertyValue('--brand')).toBe('teal');
  });

  it('keeps the page behind a dialog of the shell locked', () => {
    const traces = createPageTraces('/testing/');
    traces.watch();
    document.documentElement.setAttribute('data-base-ui-scroll-locked', '');
    document.body.style.overflow = 'hidden';
    traces.remove();
    expect(document.body.style.overflow).toBe('hidden');
  });
});
