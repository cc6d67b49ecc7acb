import { createRoot } from 'react-dom/client';
import { readPageConfig } from '../../core/config/read-page-config.ts';
import { giveFocusBack } from '../../widgets/kit/ui/give-focus-back.ts';
import styles from './panel.css?inline';
import { watchPage, getWatched, onWatched } from './watch-page.ts';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { existingRegistry } from '../../core/registry/registry.ts';
import { pageReport, reportText } from './page-report.ts';

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

/** Redraws on each thing that is noted, and on each change of session and flags. */
const subscribe = (listener: () => void): (() => void) => {
  const stops = [onWatched(listener), existingRegistry()?.subscribe(listener)];
  return () => stops.forEach((stop) => stop?.());
};

const snapshotOfPage = () => existingRegistry()?.getSnapshot();

/** The inspector's panel, in English like the documentation: it is for authors, integrators and operators. */
export const Panel = ({ onClose }: { onClose: () => void }): ReactNode => {
  const watched = useSyncExternalStore(subscribe, getWatched);
  useSyncExternalStore(subscribe, snapshotOfPage);
  const [said, setSaid] = useState('');
  const report = pageReport(watched);
  const copy = () => {
    navigator.clipboard.writeText(reportText(report)).then(
      () => setSaid('Copied. It has nothing personal.'),
      () => setSaid('The browser does not allow copying here.'),
    );
  };
  return (
    <>
      <div className="bar">
        <h2 id="title">Assess inspector</h2>
        <button type="button" onClick={copy}>
          Copy all
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <p className="why">
        <strong>Why is it empty?</strong> {report.why}
      </p>
      <output>{said}</output>
      {report.sections.map(([title, lines]) => (
        <details key={title}>
          <summary>
            {title} ({lines.length})
          </summary>
          <ul>
            {lines.map((line, place) => (
              <li key={`${place} ${line}`}>{line}</li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
};
