import button from '../../shared/styles/button.css?inline';
import disclosure from '../../shared/styles/disclosure.css?inline';
import notice from '../../shared/styles/notice.css?inline';
import support from '../../shared/support/support.css?inline';
import overPage from '../../shared/over-page/over-page.css?inline';
import own from './message-centre.css?inline';

export { MessageCentre } from './MessageCentre.tsx';

/** For the root that shows the messages. */
export const centreStyles = [button, notice, disclosure, support, overPage, own];
