import { defineWidget as define } from '../../src/widgets/define-widget.tsx';

/** The tags that use light DOM, for code that looks inside them. A shadow root there would be a mistake. */
const tags = new Set<string>();
(globalThis as { assessLightTags?: ReadonlySet<string> }).assessLightTags = tags;

/**
 * Replaces `defineWidget` and uses light DOM instead of shadow DOM. A widget with named slots stays as it is, because
 * only shadow DOM has slots.
 */
export const defineWidget: typeof define = (parts) => {
  const { contract } = parts;
  const isSlotted = Object.keys(contract.slots).some((name) => name !== '');
  if (!isSlotted) tags.add(contract.tag);
  define(isSlotted ? parts : { ...parts, contract: { ...contract, dom: 'light' } });
};
