import axe from 'axe-core';
import { endMotion } from './end-motion.ts';

/** WCAG 1.4.12: what a reader may set, and nothing is lost. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Sets the text of the page as wide as a reader may set it; gives what takes it back. */
export const spaceText = (): (() => void) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SPACED);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
};

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button], [role=option]';

const named = ({ tagName, className, textContent }: Element): string =>
  `${tagName.toLowerCase()}.${className} ${(textContent ?? '').trim().slice(0, 60)}`;

/** What only a screen reader meets is no wider than a point. */
const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility() && element.closest('.vh') === null;
};

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** A box that hides what does not fit into it. */
const isCut = (element: Element): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element);
  return (
    (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
    (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1)
  );
};

/** A radio button or a tick is pressed by its label too; a link within a sentence is as high as its line (WCAG 2.5.8). */
const targetOf = (control: Element): Element | undefined => {
  if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type))
    return control.closest('label') ?? control.labels?.[0] ?? control;
  return control instanceof HTMLAnchorElement && getComputedStyle(control).display === 'inline'
    ? undefined
    : control;
};

const isSmall = (control: Element): boolean => {
  const box = targetOf(control)?.getBoundingClientRect();
  return box !== undefined && (box.width < 24 || box.height < 24);
};

/**
 * What a person meets who has 320 px, or 1280 px at 400 %: what is beyond the edge, text that is cut, targets under 24 px, and
 * what axe finds. Empty where all is well.
 */
export const narrowFaults = async (root: Element): Promise<readonly string[]> => {
  endMotion();
  const shown = [...root.querySelectorAll('*')].filter(isShown);
  const { violations } = await axe.run(document.body, {
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'document-title': { enabled: false },
    },
  });
  return [
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
    ...shown
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => `beyond the edge: ${named(one)}`),
    ...shown.filter((one) => hasOwnText(one) && isCut(one)).map((one) => `cut: ${named(one)}`),
    ...shown
      .filter((one) => one.matches(CONTROLS) && isSmall(one))
      .map((one) => `smaller than 24 px: ${named(one)}`),
    ...violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ];
};
