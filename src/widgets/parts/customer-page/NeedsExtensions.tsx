import { Suspense, useEffect } from 'react';
import { runtime } from '../../../core/runtime.ts';
import { lazyPart } from '../../kit/element/late-part.ts';
import { reportToAuthor } from '../../kit/element/report-to-author.ts';
import { useHost } from '../../kit/element/widget-context.ts';

const AuthorNotice = lazyPart(() => import('../../kit/element/author-mode.tsx'));

/**
 * Tells the page's author that this widget can't work on a plain OCC host. Shoppers see nothing of it. Source: API-06 e, f.
 * @param instead What the author does about it.
 */
export const NeedsExtensions = ({ instead }: { instead: string }) => {
  const host = useHost();
  const why = `needs a commerce host with this store’s extensions, and commerceExtensions is false. ${instead}`;
  useEffect(() => reportToAuthor(host.localName, why), [host, why]);
  return (
    runtime().author && (
      <Suspense>
        <AuthorNotice problems={[`<${host.localName}> ${why}`]} />
      </Suspense>
    )
  );
};
