import type { ComponentProps } from 'react';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { WithWords } from '../../kit/element/WithWords.tsx';
import button from '../../kit/styles/button.css?inline';
import disclosure from '../../kit/styles/disclosure.css?inline';
import notice from '../../kit/styles/notice.css?inline';
import support from '../../parts/support/support.css?inline';
import overPage from '../../kit/over-page/over-page.css?inline';
import { MessageCentre } from './MessageCentre.tsx';
import own from './message-centre.css?inline';

export const styles = [button, notice, disclosure, support, overPage, own];

/** Returns the message centre with its own texts in addition to the widget's. */
export const bind = (catalogue: Catalogue) => ({
  MessageCentre: (props: ComponentProps<typeof MessageCentre>) => (
    <WithWords catalogue={catalogue}>
      <MessageCentre {...props} />
    </WithWords>
  ),
});
