/** A tree and all that are attached to what it holds. */
const treesIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? treesIn(shadowRoot) : [])),
];

/** Ends what moves or fades on the page, in shadow roots too: of what is on its way the end counts. What goes on for ever goes on. */
export const endMotion = (): void => {
  for (const motion of treesIn(document).flatMap((tree) => tree.getAnimations()))
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
};
