import axe from 'axe-core';
import { below } from './below.ts';
import { endMotion } from './end-motion.ts';

/** WCAG 1.4.12: what a reader may set, and nothing is lost. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

type Root = Document | ShadowRoot;

const roots = (): Root[] => [
  document,
  ...below(document).flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot] : [])),
];

/** Sets the text of the page and of its widgets as wide as a reader may set it; gives what takes it back. */
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

/** What only a screen reader meets is no wider than a point, or cut away. */
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

/** A box that hides what does not fit into it: a field scrolls, and a title or a name says it whole. */
const isCut = (element: Element): boolean => {
  if (element.matches('textarea, input, select, [title], [aria-hidden=true]')) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return (
    (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
    (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1)
  );
};

/** A radio button or a tick is pressed by its label or its card too; what stands within a sentence is as high as its line (WCAG 2.5.8). */
const targetOf = (control: Element): Element | undefined => {
  if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type))
    return control.closest('label, .pick') ?? control.labels?.[0] ?? control;
  return getComputedStyle(control).display === 'inline' ? undefined : control;
};

const isSmall = (control: Element): boolean => {
  const box = targetOf(control)?.getBoundingClientRect();
  return box !== undefined && (box.width < 24 || box.height < 24);
};

/** What is beyond the edge, text that is cut, and targets under 24 px. Empty where all is well. */
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

/** What a person meets who has 320 px, or 1280 px at 400 %: faults of the layout, and what axe finds. Empty where all is well. */
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
