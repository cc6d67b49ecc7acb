/** Returns a tree and all shadow trees in it. */
const treesIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? treesIn(shadowRoot) : [])),
];

/** Ends all animations and transitions of the page, in shadow roots too, at their end state. Endless ones continue. */
export const endMotion = (): void => {
  for (const motion of treesIn(document).flatMap((tree) => tree.getAnimations()))
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
};
