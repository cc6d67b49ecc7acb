import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { type Translate, contentText } from '../../../core/i18n/translator.ts';
import { runtime } from '../../../core/runtime.ts';
import { addedText } from '../../parts/adding/AddedNotice.tsx';
import { addFromPage, type PageRequest } from '../../parts/adding/added-news.ts';
import removed from '../../kit/styles/removed-line.css?inline';
import { widgetTranslator } from '../../kit/element/widget-messages.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import button from '../../kit/styles/button.css?inline';
import notice from '../../kit/styles/notice.css?inline';
import status from '../../kit/styles/status.css?inline';
import { MiniCartPanel } from './MiniCartPanel.tsx';
import own from './mini-cart-panel.css?inline';

export const styles = [button, notice, status, removed, own];

/** Returns the panel with its own texts, and the function that handles the page's request to add. */
export const bind = (catalogue: Catalogue) => ({
  MiniCartPanel: boundWords(MiniCartPanel)(catalogue),
  /** `outer` is the widget's own translate function. */
  addFromPage: (
    request: PageRequest,
    outer: Translate,
    onBegin: () => void,
    check: () => void,
  ): Promise<void> =>
    addFromPage(
      request,
      (news) => {
        if (news.state === 'adding') return onBegin();
        const own = widgetTranslator(catalogue, contentText());
        const say: Translate = (key, values) => (Object.hasOwn(catalogue, key) ? own : outer)(key, values);
        runtime().registry.actions.announce(
          addedText((key, values) => say(`mini-cart.${key}`, values), news),
        );
      },
      check,
    ),
});
