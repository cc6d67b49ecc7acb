/** Returns the label of an attribute's field in an author's form: `heading-level` → `Heading level`. */
export const fieldLabel = (attribute: string): string => {
  const words = attribute.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns a widget's title in an author's list of components: `assess-mini-cart` → `Mini cart`. */
export const widgetTitle = (tag: string): string => fieldLabel(tag.replace('assess-', ''));
