import { below } from './below.ts';

/* Checks the page for a reader whose system sets all colours. Then no background or shadow distinguishes anything. */

const FIELDS = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), select, textarea';
const CHOICES =
  '[role=radio], [role=checkbox], [role=tab], [role=option], [role=switch], [aria-pressed], [aria-current], [type=radio], [type=checkbox]';
const DRAWN = [
  'appearance',
  'border-top-width',
  'border-bottom-width',
  'border-inline-start-width',
  'border-top-style',
  'border-top-color',
  'border-inline-start-color',
  'outline-style',
  'outline-width',
  'outline-color',
  'background-color',
  'background-image',
  'color',
  'font-weight',
  'text-decoration-line',
  'content',
  'display',
  'visibility',
  'opacity',
] as const;

const named = ({ tagName, className, textContent }: Element): string =>
  `${tagName.toLowerCase()}.${String(className)} ${(textContent ?? '').trim().slice(0, 60)}`;

const drawnOf = (element: Element, pseudo?: string): string => {
  const style = getComputedStyle(element, pseudo);
  return DRAWN.map((name) => style.getPropertyValue(name)).join(';');
};

const isChosen = (one: Element): boolean =>
  one instanceof HTMLInputElement
    ? one.checked
    : ['aria-checked', 'aria-selected', 'aria-pressed'].some((name) => one.getAttribute(name) === 'true') ||
      !['false', null].includes(one.getAttribute('aria-current'));

/** Returns how a choice and its label are drawn, apart from their content. */
const lookOf = (choice: Element): string =>
  [choice, choice.closest('label') ?? choice]
    .flatMap((part) => [drawnOf(part), drawnOf(part, '::before'), drawnOf(part, '::after')])
    .join('|') + [...choice.querySelectorAll('svg')].map((icon) => drawnOf(icon)).join('|');

const isNative = (choice: Element): boolean =>
  choice instanceof HTMLInputElement && getComputedStyle(choice).appearance !== 'none';

/**
 * Returns faults: a field without a border, or a selected choice that looks like one that is not. Returns [] if there
 * are none.
 */
export const forcedColorsFaults = (root: Element): readonly string[] => {
  const shown = below(root).filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const fields = shown.filter((one) => one.matches(FIELDS));
  const choices = shown.filter((one) => one.matches(CHOICES) && !isNative(one));
  const others = choices.filter((one) => !isChosen(one));
  return [
    ...fields
      .filter((one) => {
        const edged = (part: Element | null) =>
          part !== null && Number.parseFloat(getComputedStyle(part).borderBottomWidth) > 0;
        return !edged(one) && !edged(one.parentElement);
      })
      .map((one) => `no edge: ${named(one)}`),
    ...choices
      .filter(isChosen)
      .filter((one) => {
        const alike = others.filter(
          (other) =>
            other.className === one.className && other.getAttribute('role') === one.getAttribute('role'),
        );
        return alike.some((other) => lookOf(other) === lookOf(one));
      })
      .map((one) => `looks as if it were not chosen: ${named(one)}`),
  ];
};
