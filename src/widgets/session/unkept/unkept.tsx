import { unkeptMatters } from '../../../core/prompts/matters.ts';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { runtime } from '../../../core/runtime.ts';
import { WithWords } from '../../kit/element/WithWords.tsx';
import { useMessages } from '../../kit/element/widget-context.ts';
import overPage from '../../kit/over-page/over-page.css?inline';
import button from '../../kit/styles/button.css?inline';
import notice from '../notice/floating-notice.css?inline';
import { FloatingNotice } from '../notice/FloatingNotice.tsx';
import type en from './messages/en.json';

export const styles = [button, overPage, notice];

/** Returns the notice with its own texts in addition to the widget's. */
export const bind = (catalogue: Catalogue) => ({
  Show: () => (
    <WithWords catalogue={catalogue}>
      <Unkept />
    </WithWords>
  ),
});

/** Says that this browser keeps no cart beyond this page, and what to do (SES-11). */
const Unkept = () => {
  const t = useMessages<keyof typeof en>();
  const [title, text] = [t('session.unkept.title'), t('session.unkept.text')];
  const close = () => unkeptMatters.settle(runtime().registry, () => true);
  return (
    <FloatingNotice title={title} said={`${title} ${text}`} onClose={close}>
      <p>{text}</p>
    </FloatingNotice>
  );
};
