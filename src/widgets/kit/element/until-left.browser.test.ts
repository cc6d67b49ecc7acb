import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { untilLeft } from './until-left.ts';

/** Draws a menu as a server does, and a field of the page beside it. */
const drawMenu = () => {
  document.body.innerHTML = '<div></div><input aria-label="Elsewhere" />';
  const root = document.querySelector('div')?.attachShadow({ mode: 'open' }) as ShadowRoot;
  root.innerHTML =
    '<button popovertarget="p">Orders</button><div id="p" popover><a href="#history">History</a></div>';
  const find = (selector: string) => root.querySelector(selector) as HTMLElement;
  return {
    root,
    button: find('button'),
    link: find('a'),
    isOpen: () => root.querySelector(':popover-open') !== null,
    elsewhere: document.querySelector('input') as HTMLElement,
  };
};

afterEach(() => document.body.replaceChildren());

it('is resolved at once where nobody is in what the server drew [LEAD-13 part]', async () => {
  const { root } = drawMenu();
  await untilLeft(root);
  expect(root.activeElement).toBeNull();
});

it('waits while its menu is open, gives the focus back to the menu’s button at Escape, and waits until that is left, too [LEAD-13 part] [AXS-02 part]', async () => {
  const { root, button, link, isOpen, elsewhere } = drawMenu();
  await userEvent.click(button);
  expect(isOpen()).toBe(true);
  let left = false;
  const leaving = untilLeft(root).then(() => (left = true));
  link.focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  expect(root.activeElement).toBe(button);
  // A popover reports its closing one task later, and the focus is checked one task later.
  await new Promise<void>((told) => requestAnimationFrame(() => setTimeout(told)));
  expect(left).toBe(false);
  elsewhere.focus();
  await leaving;
  expect(document.activeElement).toBe(elsewhere);
});

it('leaves Escape to the browser in a menu that no button opens, and every other key [AXS-02 part]', async () => {
  const { root, button, link, isOpen } = drawMenu();
  button.click();
  const leaving = untilLeft(root);
  link.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(isOpen()).toBe(true);
  button.removeAttribute('popovertarget');
  await userEvent.keyboard('{Escape}');
  await leaving;
  expect(isOpen()).toBe(false);
});
