import { use, useMemo, type ComponentType, type ReactNode } from 'react';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { WidgetContext } from './widget-context.ts';
import { useTranslator } from './widget-messages.ts';

/** Gives its children the messages of `catalogue` before those of the widget. For a part that loads later than its widget. */
export const WithWords = ({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) => {
  const widget = use(WidgetContext);
  const own = useTranslator(catalogue);
  // The same while nothing has changed, so that the children are not drawn again for it.
  const wordy = useMemo<WidgetContext | undefined>(
    () =>
      widget && {
        ...widget,
        translate: (key, values) => (Object.hasOwn(catalogue, key) ? own : widget.translate)(key, values),
      },
    [widget, catalogue, own],
  );
  return wordy ? <WidgetContext value={wordy}>{children}</WidgetContext> : null;
};

/** Returns the `bind` of a late part that is one component: `export const bind = boundWords(Panel)`. */
export const boundWords =
  <P extends object>(Part: ComponentType<P>) =>
  (catalogue: Catalogue) =>
  (props: P) => (
    <WithWords catalogue={catalogue}>
      <Part {...props} />
    </WithWords>
  );
