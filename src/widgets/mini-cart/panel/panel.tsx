import { use } from 'react';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { contentText } from '../../../core/i18n/content-text.ts';
import type { Translate } from '../../../core/i18n/translator.ts';
import { runtime } from '../../../core/runtime.ts';
import { addedText } from '../../shared/commerce/added-news-text.ts';
import { addFromPage } from '../../shared/commerce/added-news.ts';
import removed from '../../shared/commerce/removed-line.css?inline';
import { WidgetContext } from '../../shared/element/widget-context.ts';
import { useTranslator, widgetTranslator } from '../../shared/element/widget-messages.ts';
import button from '../../shared/styles/button.css?inline';
import notice from '../../shared/styles/notice.css?inline';
import status from '../../shared/styles/status.css?inline';
import { MiniCartPanel, type PanelProps } from './MiniCartPanel.tsx';
import own from './mini-cart-panel.css?inline';

/** For the root of each mini-cart that opens. */
export const panelStyles = [button, notice, status, removed, own];

/** Words of the panel's own catalogue, else the widget's. */
const joined =
  (catalogue: Catalogue, own: Translate, outer: Translate): Translate =>
  (key, values) =>
    (Object.hasOwn(catalogue, key) ? own : outer)(key, values);

/** The panel with its own words beside the widget's, and what carries out the page's wish to add. */
export const bindPanel = (host: HTMLElement, outer: Translate, catalogue: Catalogue) => ({
  MiniCartPanel: (props: PanelProps) => {
    const widget = use(WidgetContext);
    const translate = joined(catalogue, useTranslator(catalogue), widget?.translate ?? outer);
    return (
      <WidgetContext value={{ host, ids: '', ...widget, translate }}>
        <MiniCartPanel {...props} />
      </WidgetContext>
    );
  },
  addFromPage: (detail: unknown, onBegin: () => void): Promise<void> =>
    addFromPage(host.localName, detail, (news) => {
      if (news.state === 'adding') return onBegin();
      const say = joined(catalogue, widgetTranslator(catalogue, contentText()), outer);
      runtime().registry.actions.announce(addedText((key, values) => say(`mini-cart.${key}`, values), news));
    }),
});
