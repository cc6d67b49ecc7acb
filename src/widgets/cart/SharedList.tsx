import { Suspense, useEffect, useState } from 'react';
import { runtime } from '../../core/runtime.ts';
import { latePart, lazyPart } from '../kit/element/late-part.ts';
import { useHost } from '../kit/element/widget-context.ts';
import messages from '../parts/list-review/messages?languages';

/** Loads the review of a shared list with its texts and styles. */
const loadList = latePart(() => import('./list/list-part.tsx'), messages);

/**
 * Returns the list fragment of the address. The code that reads it, `api/list/list-link.rules.ts`, loads only if there
 * is one.
 */
const listHash = (): string | undefined =>
  location.hash.startsWith('#list=') && !runtime().author ? location.hash : undefined;

/** Draws the review of the list in the address, if there is one. Source: LEAD-04. */
export const SharedList = () => {
  const host = useHost();
  const [hash, setHash] = useState(listHash);
  const [Review] = useState(() => lazyPart(async () => ({ default: await loadList(host) })));
  useEffect(() => {
    const look = () => setHash((before) => listHash() ?? before);
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return hash === undefined ? null : (
    <div className="list-place" part="list">
      <Suspense>
        <Review key={hash} hash={hash} onClose={() => setHash(undefined)} />
      </Suspense>
    </div>
  );
};
