import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { showProblems } from './author-mode.ts';

/** Shown in author mode only: what is wrong with the tag and how to mend it. */
const AuthorNotice = ({ problems }: { problems: readonly string[] }): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) showProblems(place.current, problems);
  }, [problems]);
  return <div ref={place} />;
};

export default AuthorNotice;
