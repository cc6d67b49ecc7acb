import type { ComponentProps } from 'react';
import type { Catalogue } from '../../../core/i18n/message-format.ts';
import { WithWords } from '../../shared/element/WithWords.tsx';
import button from '../../shared/styles/button.css?inline';
import disclosure from '../../shared/styles/disclosure.css?inline';
import notice from '../../shared/styles/notice.css?inline';
import support from '../../shared/support/support.css?inline';
import overPage from '../../shared/over-page/over-page.css?inline';
import { MessageCentre } from './MessageCentre.tsx';
import own from './message-centre.css?inline';

export const styles = [button, notice, disclosure, support, overPage, own];

/** The messages with their own words beside the widget's. */
export const bind = (catalogue: Catalogue) => ({
  MessageCentre: (props: ComponentProps<typeof MessageCentre>) => (
    <WithWords catalogue={catalogue}>
      <MessageCentre {...props} />
    </WithWords>
  ),
});
