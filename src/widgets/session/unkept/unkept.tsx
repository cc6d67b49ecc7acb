import { unkeptMatters } from '../../../core/prompts/matters.ts';
import { runtime } from '../../../core/runtime.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import overPage from '../../kit/over-page/over-page.css?inline';
import button from '../../kit/styles/button.css?inline';
import notice from '../notice/floating-notice.css?inline';
import { FloatingNotice } from '../notice/FloatingNotice.tsx';
import type en from './messages/en.json';

/** Says that this browser keeps no cart beyond this page, and what to do (SES-11). */
const Unkept = () => {
  const t = useWords<typeof en>();
  const [title, text] = [t('session.unkept.title'), t('session.unkept.text')];
  const close = () => unkeptMatters.settle(runtime().registry, () => true);
  return (
    <FloatingNotice title={title} said={`${title} ${text}`} onClose={close}>
      <p>{text}</p>
    </FloatingNotice>
  );
};

export const styles = [button, overPage, notice];
export const bind = boundWords(Unkept);
