/** All that is drawn below a node, what stands in shadow roots as well. */
export const below = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...below(element.shadowRoot)] : [element],
  );
