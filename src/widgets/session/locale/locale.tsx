import { use } from 'react';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { WidgetContext } from '../../shared/element/widget-context.ts';
import { useTranslator } from '../../shared/element/widget-messages.ts';
import button from '../../shared/styles/button.css?inline';
import dialog from '../../shared/styles/dialog.css?inline';
import disclosure from '../../shared/styles/disclosure.css?inline';
import status from '../../shared/styles/status.css?inline';
import { LocaleMatters, type LocaleMattersProps } from './LocaleMatters.tsx';
import own from './locale.css?inline';

/** For the root that shows them. */
export const localeStyles = [button, dialog, status, disclosure, own];

/** The notices and dialogs with their own words beside the widget's. */
export const bindLocale = (catalogue: Catalogue) => ({
  LocaleMatters: (props: LocaleMattersProps) => {
    const widget = use(WidgetContext);
    const words = useTranslator(catalogue);
    if (widget === undefined) return null;
    const translate: typeof words = (key, values) =>
      (Object.hasOwn(catalogue, key) ? words : widget.translate)(key, values);
    return (
      <WidgetContext value={{ ...widget, translate }}>
        <LocaleMatters {...props} />
      </WidgetContext>
    );
  },
});
