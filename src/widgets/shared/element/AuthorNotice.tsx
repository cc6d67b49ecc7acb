import type { ReactNode } from 'react';

/** Shown in author mode only: what is wrong with the tag and how to mend it. In English, as the documentation is. */
const AuthorNotice = ({ problems }: { problems: readonly string[] }): ReactNode => (
  <div className="author-notice" role="note" lang="en">
    <strong>For the author of this page</strong>
    <ul>
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  </div>
);

export default AuthorNotice;
