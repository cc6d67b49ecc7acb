/** `heading-level` → `Heading level`, the label of a field in an author's form. */
export const fieldLabel = (attribute: string): string => {
  const words = attribute.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `assess-mini-cart` → `Mini cart`, what an author reads in the list of components. */
export const widgetTitle = (tag: string): string => fieldLabel(tag.replace('assess-', ''));
