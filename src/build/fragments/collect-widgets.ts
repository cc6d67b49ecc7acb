import type { ComponentType } from 'react';
import type { WidgetContract } from '../../widgets/kit/element/widget-contract.ts';
import type { MessageLoaders } from '../../widgets/kit/element/widget-messages.ts';

export type CollectedWidget = {
  contract: WidgetContract;
  component: ComponentType<Record<string, unknown>>;
  styles: readonly string[];
  messages: MessageLoaders;
};

/** The widgets by tag, as their `define.ts` files would have defined them. */
export const collectedWidgets = new Map<string, CollectedWidget>();

/** Replaces `widgets/define-widget.tsx` while fragments are made, because there are no custom elements. */
export const defineWidget = (widget: CollectedWidget): void => {
  collectedWidgets.set(widget.contract.tag, widget);
};
