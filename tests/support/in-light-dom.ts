import { defineWidget as define } from '../../src/widgets/define-widget.tsx';

/** Says to whoever looks inside that a shadow root would be a mistake. */
(globalThis as { assessLightRun?: true }).assessLightRun = true;

/** `defineWidget` as the widgets call it, with the other kind of DOM than their contract names: light in place of shadow. */
export const defineWidget: typeof define = (parts) =>
  define({ ...parts, contract: { ...parts.contract, dom: 'light' } });
