import { useLayoutEffect, useRef, useEffect, type RefObject } from 'react';
import type { FragmentName } from '../../../api/content/fragment.contract.ts';
import { useFragment } from '../../../api/content/fragment.queries.ts';
import { adoptSheets, adoptStyles } from '../../kit/element/sheets.ts';
import { useHost } from '../../kit/element/widget-context.ts';
import inPage from './fragment-in-page.css?inline';
import inRoot from './fragment.css?inline';
import { runtime } from '../../../core/runtime.ts';

const SLOT = 'assess-fragment';
const ROOT_STYLES = [inRoot];

/** Draws sanitized markup from the CMS in a slot, in the page's own style. `contain` holds it in (SHL-02, SEC-03). */
const Fragment = ({ name }: { name: FragmentName }) => {
  const host = useHost();
  const fragment = useFragment(name);
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (fragment === undefined) return undefined;
    const place = document.createElement('div');
    place.append(document.importNode(fragment, true));
    place.dataset['assessFragment'] = name;
    void adoptStyles(host, ROOT_STYLES);
    const root = host.getRootNode();
    if (root instanceof Document || root instanceof ShadowRoot) adoptSheets(root, [inPage]);
    if (host.shadowRoot) {
      place.slot = SLOT;
      host.append(place);
    } else own.current?.append(place);
    return () => place.remove();
  }, [host, name, fragment]);
  // If the fragment is the last thing on the page, nothing moves because of it.
  useKeptHeight(own, name === 'navigation' && fragment !== undefined);
  if (fragment === undefined) return null;
  return (
    <div ref={own} className="fragment">
      {host.shadowRoot && <slot name={SLOT} />}
    </div>
  );
};

export default Fragment;

/** Stores the height of an element, so that the next page can reserve it (PERF-10). `on` is true once the element is drawn. */
const useKeptHeight = (ref: RefObject<HTMLElement | null>, on: boolean): void => {
  useEffect(() => {
    const element = ref.current;
    if (!on || element === null) return undefined;
    const { storage, row } = runtime();
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      storage.write('headerMarkup', { width: innerWidth, height }, row.locale);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, on]);
};
