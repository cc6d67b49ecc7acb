import { Suspense, useEffect } from 'react';
import { runtime } from '../../core/runtime.ts';
import { lazyPart } from '../kit/element/late-part.ts';
import { reportToAuthor } from '../kit/element/report-to-author.ts';
import { useHost } from '../kit/element/widget-context.ts';

const AuthorNotice = lazyPart(() => import('../kit/element/author-mode.tsx'));

const WHY =
  'needs an identity service: say where it is in the setting "identity", or take this tag away. Until then nobody can sign in here.';

/** Tells the page's author that the configuration names no identity service. A shopper sees nothing of it (EMB-08). */
const NoIdentity = () => {
  const host = useHost();
  useEffect(() => reportToAuthor(host.localName, WHY), [host]);
  return runtime().author ? (
    <Suspense>
      <AuthorNotice problems={[`<${host.localName}> ${WHY}`]} />
    </Suspense>
  ) : null;
};

export default NoIdentity;
