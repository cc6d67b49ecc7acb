/** Returns the interface name of a tag: `assess-mini-cart` → `AssessMiniCartElement`. */
export const className = (tag: string): string => `${pascalCase(tag)}Element`;

/** `assess-cart-added` → `AssessCartAdded` */
export const pascalCase = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Returns a doc block of one line, or '' for an empty text. Text that would end the block early is broken up. */
export const docComment = (text: string): string =>
  text === '' ? '' : `/** ${text.replaceAll('*/', '*\u200b/').replaceAll(/\s+/g, ' ').trim()} */\n`;

/** Returns the label of an attribute's field in an author's form: `heading-level` → `Heading level`. */
export const fieldLabel = (attribute: string): string => {
  const words = attribute.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns a widget's title in an author's list of components: `assess-mini-cart` → `Mini cart`. */
export const widgetTitle = (tag: string): string => fieldLabel(tag.replace('assess-', ''));
