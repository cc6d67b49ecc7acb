import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { existingRegistry } from '../../core/registry/registry.ts';
import { pageReport, reportText } from './page-report.ts';
import { getWatched, onWatched } from './watch-page.ts';

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
