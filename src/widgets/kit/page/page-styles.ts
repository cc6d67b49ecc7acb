import button from '../styles/button.css?inline';
import field from '../styles/field.css?inline';
import notice from '../styles/notice.css?inline';
import status from '../styles/status.css?inline';
import page from './page.css?inline';

/** The styles of a widget of pages, before its own. */
export const pageStyles = [button, field, notice, status, page];
