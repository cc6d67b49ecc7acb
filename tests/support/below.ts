/** Returns all elements below a node, including those in shadow roots. */
export const below = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...below(element.shadowRoot)] : [element],
  );
