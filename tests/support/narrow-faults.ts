import axe from 'axe-core';
import { below } from './below.ts';
import { endMotion } from './end-motion.ts';

/** The text spacing of WCAG 1.4.12. Readers may set it, and nothing may be lost. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

type Root = Document | ShadowRoot;

const roots = (): Root[] => [
  document,
  ...below(document).flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot] : [])),
];

/** Sets this text spacing for the page and its widgets. Returns a function that removes it. */
export const spaceText = (): (() => void) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SPACED);
  const spaced = roots();
  for (const root of spaced) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    for (const root of spaced)
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  };
};

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button], [role=option]';

const named = ({ tagName, className, textContent }: Element): string =>
  `${tagName.toLowerCase()}.${String(className)} ${(textContent ?? '').trim().slice(0, 60)}`;

/** Returns whether only a screen reader gets the element: it is hidden visually or clipped. */
const isHidden = (element: Element): boolean => {
  const { clipPath } = getComputedStyle(element);
  return element.matches('.vh') || clipPath === 'inset(50%)';
};

const above = (element: Element): Element[] => {
  const parent = element.parentElement ?? (element.getRootNode() as ShadowRoot).host;
  return parent ? [element, ...above(parent)] : [element];
};

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility() && !above(element).some(isHidden);
};

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Returns whether a box hides content that does not fit. Fields can scroll, and a title or name gives all the text. */
const isCut = (element: Element): boolean => {
  if (element.matches('textarea, input, select, [title], [aria-hidden=true]')) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return (
    (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
    (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1)
  );
};

/**
 * Returns the element that takes the press. A radio button or checkbox can be pressed by its label or card. Returns
 * undefined for a link in a sentence, which is only as high as its line (WCAG 2.5.8).
 */
const targetOf = (control: Element): Element | undefined => {
  if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type))
    return control.closest('label, .pick') ?? control.labels?.[0] ?? control;
  return getComputedStyle(control).display === 'inline' ? undefined : control;
};

const isSmall = (control: Element): boolean => {
  const box = targetOf(control)?.getBoundingClientRect();
  return box !== undefined && (box.width < 24 || box.height < 24);
};

/** Returns faults, [] if there are none: content beyond the edge, text that is cut off, and targets under 24 px. */
export const layoutFaults = (root: Element): readonly string[] => {
  endMotion();
  const shown = below(root).filter(isShown);
  return [
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
    ...shown
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => `beyond the edge: ${named(one)}`),
    ...shown.filter((one) => hasOwnText(one) && isCut(one)).map((one) => `cut: ${named(one)}`),
    ...shown
      .filter((one) => one.matches(CONTROLS) && isSmall(one))
      .map((one) => `smaller than 24 px: ${named(one)}`),
  ];
};

/**
 * Returns the faults at 320 px, or at 1280 px zoomed to 400 %: faults of the layout, and violations that axe finds.
 * Returns [] if there are none.
 */
export const narrowFaults = async (root: Element): Promise<readonly string[]> => {
  const faults = layoutFaults(root);
  const { violations } = await axe.run(document.body, {
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'document-title': { enabled: false },
    },
  });
  return [
    ...faults,
    ...violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ];
};
