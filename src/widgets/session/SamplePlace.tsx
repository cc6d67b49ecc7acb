import { useLayoutEffect } from 'react';
import author from '../kit/styles/author.css?inline';
import { adoptSheets } from '../kit/element/sheets.ts';
import { useHost } from '../kit/element/widget-context.ts';

/** Shows an author where the tag is, and how to see what it can show: without a sample it draws nothing (EMB-11). */
export const SamplePlace = () => {
  const host = useHost();
  useLayoutEffect(() => adoptSheets(host.shadowRoot ?? document, [author]), [host]);
  return (
    <div className="author-notice" lang="en">
      <strong>{`<${host.localName}>`}</strong> shows nothing until the page has something to ask or to tell.
      Choose in “preview” what to see of it here.
    </div>
  );
};
