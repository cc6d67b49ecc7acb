import { afterEach, describe, expect, it } from 'vitest';
import { giveFocusBack } from './give-focus-back.ts';

afterEach(() => document.body.replaceChildren());

const put = (tag: string, isHidden = false): HTMLElement => {
  const element = document.body.appendChild(document.createElement(tag));
  element.textContent = 'Spring order';
  element.hidden = isHidden;
  return element;
};

describe('the focus, where what had it is gone', () => {
  it('goes past a hidden heading to the main part, and leaves no mark on either [AXS-02 part] [EMB-02 part]', () => {
    const [heading, main] = [put('h1', true), put('main')];
    giveFocusBack(undefined);
    expect(document.activeElement).toBe(main);
    expect(heading.hasAttribute('tabindex')).toBe(false);
    main.blur();
    expect(main.hasAttribute('tabindex')).toBe(false);
  });

  it('goes to a heading that the page made focusable, and leaves it so [AXS-02 part] [EMB-02 part]', () => {
    const heading = put('h1');
    heading.tabIndex = -1;
    giveFocusBack(document.createElement('button'));
    expect(document.activeElement).toBe(heading);
    heading.blur();
    expect(heading.getAttribute('tabindex')).toBe('-1');
  });
});
