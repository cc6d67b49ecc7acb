/** The form of the first part of own tags, such as `assess2`. */
const OWN = /^[a-z][a-z0-9]*$/;

/**
 * Rewrites a built file so that its widgets have tags of their own: `<assess2-cart>` for `<assess-cart>`. Then two major
 * versions can stand on one page: each loader finds its own tags, and the session, the cart and everything else that
 * copies share in the registry stay shared (LEAD-11). A page asks such a copy for a product by `{own}-cart-add`, so that
 * not both take the request. Events, parts, and custom properties keep their names.
 *
 * @param names The names of all widgets, without `assess-`.
 * @throws {Error} if `own` can't begin a tag.
 */
export const withOwnTags = (text: string, own: string, names: readonly string[]): string => {
  if (!OWN.test(own) || own === 'assess')
    throw new Error(`"${own}" is not the beginning of own tags, such as assess2.`);
  const tag = new RegExp(`(?<![\\w-])assess-(?=(?:${[...names, 'cart-add'].join('|')})(?![\\w-]))`, 'g');
  return (
    text
      .replaceAll(tag, `${own}-`)
      // The first part alone: as a text, in a template of a tag, and in the loader's pattern.
      .replaceAll(/(?<=["'`])assess-(?=["'`])|(?<=<)assess-(?=\$\{)/g, `${own}-`)
      .replaceAll('^assess(-', `^${own}(-`)
      .replaceAll('assess-widgets.loader', `${own}-widgets.loader`)
      // One element shows the questions of the page, whichever version asks.
      .replaceAll(`:is(${own}-session)`, `:is(assess-session,${own}-session)`)
  );
};
