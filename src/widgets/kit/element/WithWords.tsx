import { use, type ReactNode } from 'react';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { WidgetContext } from './widget-context.ts';
import { useTranslator } from './widget-messages.ts';

/** Gives its children the messages of `catalogue` before those of the widget. For a part that loads later than its widget. */
export const WithWords = ({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) => {
  const widget = use(WidgetContext);
  const own = useTranslator(catalogue);
  return widget ? (
    <WidgetContext
      value={{
        ...widget,
        translate: (key, values) => (Object.hasOwn(catalogue, key) ? own : widget.translate)(key, values),
      }}
    >
      {children}
    </WidgetContext>
  ) : null;
};
