import type { ComponentType } from 'react';
import type { WidgetContract } from '../../widgets/shared/element/widget-contract.ts';
import type { MessageLoaders } from '../../widgets/shared/element/widget-messages.ts';

export type CollectedWidget = {
  contract: WidgetContract;
  component: ComponentType<Record<string, unknown>>;
  styles: readonly string[];
  messages: MessageLoaders;
};

/** By tag: what each widget's `define.ts` would have defined. */
export const collectedWidgets = new Map<string, CollectedWidget>();

/** Stands in for `widgets/define-widget.tsx` where fragments are made: there are no custom elements there. */
export const defineWidget = (widget: CollectedWidget): void => {
  collectedWidgets.set(widget.contract.tag, widget);
};
