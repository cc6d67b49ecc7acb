import { defineWidget as define } from '../../src/widgets/define-widget.tsx';

/** The tags that are in light DOM, for whoever looks inside: a shadow root there would be a mistake. */
const tags = new Set<string>();
(globalThis as { assessLightTags?: ReadonlySet<string> }).assessLightTags = tags;

/**
 * `defineWidget` as the widgets call it, in light DOM in place of shadow. A widget that places what the author gave it in
 * named slots stays: slots are the shadow DOM's own.
 */
export const defineWidget: typeof define = (parts) => {
  const { contract } = parts;
  const isSlotted = Object.keys(contract.slots).some((name) => name !== '');
  if (!isSlotted) tags.add(contract.tag);
  define(isSlotted ? parts : { ...parts, contract: { ...contract, dom: 'light' } });
};
