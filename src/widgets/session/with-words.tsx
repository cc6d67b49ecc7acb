import { use, type ComponentType } from 'react';
import type { Catalogue } from '../../core/i18n/message-format.ts';
import { WidgetContext } from '../shared/element/widget-context.ts';
import { useTranslator } from '../shared/element/widget-messages.ts';

/** A component of a part that loads later, with the part's own words beside the widget's. */
export const withWords = <Props extends object>(
  catalogue: Catalogue,
  Component: ComponentType<Props>,
): ComponentType<Props> => {
  const Worded = (props: Props) => {
    const widget = use(WidgetContext);
    const words = useTranslator(catalogue);
    if (widget === undefined) return null;
    const translate: typeof words = (key, values) =>
      (Object.hasOwn(catalogue, key) ? words : widget.translate)(key, values);
    return (
      <WidgetContext value={{ ...widget, translate }}>
        <Component {...props} />
      </WidgetContext>
    );
  };
  return Worded;
};
