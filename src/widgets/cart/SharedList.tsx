import { Suspense, useEffect, useState } from 'react';
import { runtime } from '../../core/runtime.ts';
import { lazyPart } from '../kit/element/late-part.ts';
import { useHost } from '../kit/element/widget-context.ts';
import { loadList } from './load-list.ts';

/** The fragment of `api/list/list-link.rules.ts`, which loads where the address has one. */
const listHash = (): string | undefined =>
  location.hash.startsWith('#list=') && !runtime().author ? location.hash : undefined;

/** The review of the list that the address carries, where it carries one. Source: LEAD-04. */
export const SharedList = () => {
  const host = useHost();
  const [hash, setHash] = useState(listHash);
  const [Review] = useState(() =>
    lazyPart(async () => ({ default: (await loadList(host)).SharedListReview })),
  );
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
