import { createRoot } from 'react-dom/client';
import { readPageConfig } from '../../core/config/read-page-config.ts';
import { giveFocusBack } from '../../widgets/kit/ui/give-focus-back.ts';
import { Panel } from './Panel.tsx';
import styles from './panel.css?inline';
import { watchPage } from './watch-page.ts';

/* Loaded only with `?assess-inspect` in the address. Of the address only that name counts: no part of it is shown or used. */

let opened: HTMLElement | undefined;

/** Opens the inspector in the top layer, unless the page forbids it with the setting `inspect` (EMB-13 c). */
export const openInspector = (): void => {
  if (opened?.isConnected || readPageConfig(document).config?.inspect === false) return;
  watchPage();
  const host = (opened = document.createElement('div'));
  host.dataset['assessInspector'] = '';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const panel = document.createElement('section');
  panel.className = 'panel';
  panel.lang = 'en';
  panel.popover = 'manual';
  panel.setAttribute('aria-labelledby', 'title');
  root.append(panel);
  document.body.append(host);
  panel.showPopover();
  const drawn = createRoot(panel);
  let before: unknown;
  const remember = (event: FocusEvent) => {
    if (event.relatedTarget === host) [before] = event.composedPath();
  };
  document.addEventListener('focusout', remember);
  const close = () => {
    const hadFocus = document.activeElement === host;
    document.removeEventListener('focusout', remember);
    drawn.unmount();
    host.remove();
    if (hadFocus) giveFocusBack(before);
  };
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  drawn.render(<Panel onClose={close} />);
};
