/** Returns the interface name of a tag: `assess-mini-cart` → `AssessMiniCartElement`. */
export const className = (tag: string): string => `${pascalCase(tag)}Element`;

/** `assess-cart-added` → `AssessCartAdded` */
export const pascalCase = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
