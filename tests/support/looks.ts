import { endMotion } from './end-motion.ts';

/** The computed styles of an element that a page's own style sheets may affect. */
const LOOK = [
  'display',
  'color',
  'background-color',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-transform',
  'line-height',
  'padding-left',
  'padding-top',
  'margin-left',
  'border-top-width',
  'border-top-color',
  'border-top-left-radius',
  'visibility',
  'opacity',
  'transform',
  'position',
  'box-sizing',
  'box-shadow',
  'text-align',
  'float',
  'appearance',
  'accent-color',
  'min-height',
  'max-width',
] as const;

/**
 * Returns one line for each element below the widget's root: its name, its classes, and its look. Content of others is
 * left out.
 */
export const looksOf = (element: Element, more: readonly string[] = []): string[] => {
  // A colour in transition would not be the final one.
  endMotion();
  const parts = (element.shadowRoot ?? element).querySelectorAll(
    '.assess-root *:not(svg *, [data-assess-foreign] *)',
  );
  return [...parts].map((part) => {
    const style = getComputedStyle(part);
    const named = `${part.localName}.${part.getAttribute('class') ?? ''}`;
    return `${named} ${[...LOOK, ...more].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`;
  });
};
