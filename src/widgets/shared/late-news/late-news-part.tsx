import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { contentText } from '../../../core/i18n/content-text.ts';
import { runtime } from '../../../core/runtime.ts';
import { cartLink } from '../commerce/store-link.ts';
import { WithWords } from '../element/WithWords.tsx';
import { widgetTranslator } from '../element/widget-messages.ts';
import button from '../styles/button.css?inline';
import notice from '../styles/notice.css?inline';
import { followLateNews, type LateWords } from './late-news.ts';
import { LateNews, type LateNewsProps } from './LateNews.tsx';

export const styles = [button, notice];

/** With its own words: what a page with a cart draws, and what tells the page's message centre where there is none. */
export const bind = (catalogue: Catalogue) => ({
  LateNews: (props: LateNewsProps) => (
    <WithWords catalogue={catalogue}>
      <LateNews {...props} />
    </WithWords>
  ),
  follow: (): (() => void) => {
    const t = widgetTranslator(catalogue, contentText()) as LateWords;
    return followLateNews(t, {
      isCart: false,
      isReady: isForCentre,
      tell: (sentences) => {
        const text = [t('shared.late.title'), ...sentences.map((one) => one.text)].join(' ');
        const link = cartLink();
        runtime().registry.actions.publish({
          id: 'cart.late',
          level: 'warning',
          code: 'cart.late',
          text,
          ...(link !== undefined && { link }),
        });
      },
    });
  },
});

const isForCentre = (): boolean =>
  document.querySelector('assess-cart') === null && document.querySelector('assess-notifications') !== null;
