// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';
import { handClock } from './testing/hand-clock.ts';

const clock = handClock();
let end: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <main id="content" tabindex="-1">
      <h1 tabindex="-1">Tags</h1>
      <div data-sub-app="basics">
        <ul aria-label="Tags">
          <li><button id="gift">Remove gift</button></li>
          <li><button id="rush">Remove rush</button></li>
          <li><button id="late">Remove late</button></li>
        </ul>
        <form aria-label="Note"><button id="send">Send</button></form>
      </div>
    </main>
    <div role="dialog" aria-label="Order"><p><button id="pay">Pay</button></p></div>`;
  end = keepFocus(clock);
});
afterEach(() => {
  end();
  // Other tests share this window.
  document.body.replaceChildren();
});

const get = (id: string) => document.getElementById(id)!;
const where = () => document.activeElement?.id || document.activeElement?.textContent?.trim();

/** Removes a focused control's element, and lets other code set the focus first. */
async function remove(element: Element, focused: string, others: () => void = () => undefined) {
  get(focused).focus();
  element.remove();
  // A browser removes the focus from a removed element.
  (document.activeElement as HTMLElement | null)?.blur();
  await vi.waitFor(() => expect(clock.waits()).toBe(100));
  others();
  clock.runOut();
}

describe('the focus of an element that is removed', () => {
  it.each([
    ['gift', 'rush'],
    ['late', 'rush'],
  ])('goes from the entry %s to its neighbor %s', async (id, neighbor) => {
    await remove(get(id).parentElement!, id);
    expect(where()).toBe(neighbor);
  });

  it('goes to the list when no entry is left', async () => {
    for (const id of ['gift', 'rush']) get(id).parentElement!.remove();
    const list = document.querySelector('ul')!;
    await remove(get('late').parentElement!, 'late');
    expect(document.activeElement).toBe(list);
  });

  it('goes to the dialog around it', async () => {
    await remove(get('pay').parentElement!, 'pay');
    expect(document.activeElement).toBe(document.querySelector('[role="dialog"]'));
  });

  it('goes to the neighbor of an entry that a dialog has removed', async () => {
    get('gift').focus();
    const question = document.createElement('div');
    question.setAttribute('role', 'alertdialog');
    question.innerHTML = '<button id="sure">Remove</button>';
    document.body.append(question);
    get('sure').focus();
    const seen = vi.fn<MutationCallback>();
    new MutationObserver(seen).observe(document.body, { childList: true, subtree: true });
    get('gift').parentElement!.remove();
    await vi.waitFor(() => expect(seen).toHaveBeenCalled());
    await remove(question, 'sure');
    expect(where()).toBe('rush');
  });

  it('goes to the heading of the page when nothing else is left', async () => {
    await remove(get('send').parentElement!, 'send');
    expect(where()).toBe('Tags');
  });

  it('stays where other code has set it', async () => {
    await remove(get('gift').parentElement!, 'gift', () => get('send').focus());
    expect(where()).toBe('send');
  });

  it('does not move if nothing had it anymore', async () => {
    get('gift').focus();
    get('gift').blur();
    await Promise.resolve();
    const seen = vi.fn<MutationCallback>();
    new MutationObserver(seen).observe(document.body, { childList: true, subtree: true });
    get('gift').parentElement!.remove();
    await vi.waitFor(() => expect(seen).toHaveBeenCalled());
    expect(clock.waits()).toBeUndefined();
  });

  it('is left to the page that follows', async () => {
    get('gift').focus();
    const seen = vi.fn<MutationCallback>();
    new MutationObserver(seen).observe(document.body, { childList: true, subtree: true });
    document.querySelector('[data-sub-app]')!.remove();
    await vi.waitFor(() => expect(seen).toHaveBeenCalled());
    expect(clock.waits()).toBeUndefined();
  });
});
