import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusPressed } from './define-widget.tsx';

let listening: AbortController;
/** A press focuses nothing, as in Safari. */
beforeEach(() => {
  listening = new AbortController();
  const { signal } = listening;
  addEventListener('mousedown', (event) => event.preventDefault(), { capture: true, signal });
});
afterEach(() => {
  listening.abort();
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname + location.search);
});

const put = (tag: string): HTMLElement => {
  const root = document.createElement(tag === 'summary' ? 'details' : 'div');
  root.addEventListener('click', focusPressed);
  const element = root.appendChild(document.createElement(tag));
  if (element instanceof HTMLAnchorElement) element.href = '#prices';
  element.append(Object.assign(document.createElement('span'), { textContent: 'Prices' }));
  document.body.append(root);
  return element;
};
const press = (element: HTMLElement) => userEvent.click(page.elementLocator(element.firstElementChild!));

describe('in a browser that does not focus what is pressed, the focus', () => {
  it.each(['button', 'a', 'summary'])(
    'is on the %s after a press [AXS-02 part] [EMB-17 part]',
    async (tag) => {
      const element = put(tag);
      await press(element);
      expect(document.activeElement).toBe(element);
    },
  );

  it('stays where somebody types [AXS-02 part]', async () => {
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    await press(put('button'));
    expect(document.activeElement).toBe(input);
  });

  it('is not moved by a script’s click [AXS-02 part]', () => {
    put('button').click();
    expect(document.activeElement).toBe(document.body);
  });
});
