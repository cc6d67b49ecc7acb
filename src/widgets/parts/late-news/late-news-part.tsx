import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { contentText } from '../../../core/i18n/content-text.ts';
import { WithWords } from '../../kit/element/WithWords.tsx';
import { widgetTranslator } from '../../kit/element/widget-messages.ts';
import button from '../../kit/styles/button.css?inline';
import notice from '../../kit/styles/notice.css?inline';
import { followLateNews, type LateWords } from './late-news.ts';
import { LateNews, type LateNewsProps } from './LateNews.tsx';
import { tellCentre } from './tell-centre.ts';

export const styles = [button, notice];

/**
 * Returns the part with its own messages: `LateNews` for a page with a cart, and `follow`, which reports to the page's
 * message centre if there is no cart.
 */
export const bind = (catalogue: Catalogue) => ({
  LateNews: (props: LateNewsProps) => (
    <WithWords catalogue={catalogue}>
      <LateNews {...props} />
    </WithWords>
  ),
  follow: (): (() => void) => {
    const t = widgetTranslator(catalogue, contentText()) as LateWords;
    const { tell, stop } = tellCentre(t('shared.late.title'));
    const stopFollowing = followLateNews(t, { isCart: false, isReady: isForCentre, tell });
    return () => {
      stopFollowing();
      stop();
    };
  },
});

const isForCentre = (): boolean =>
  document.querySelector('assess-cart') === null && document.querySelector('assess-notifications') !== null;
