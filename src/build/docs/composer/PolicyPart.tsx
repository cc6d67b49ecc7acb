import { useEffect, useId, useState } from 'react';
import { integrityTags } from '../../integrity-tags.ts';
import type { ComposerData } from './composer-data.ts';
import { addressOf, type ComposerState } from './composer-state.ts';
import { releaseOf } from './Copies.tsx';
import { CopyText } from './CopyText.tsx';
import { judgePolicy, policyOfPage, policyText, type PolicyGap } from './page-policy.ts';

/** The hash of the one inline script of the HTML to copy: its import map. */
const hashOfInline = async (html: string): Promise<string> => {
  const [, script = ''] = /<script type="importmap">([^]*?)<\/script>/.exec(html) ?? [];
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)));
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`;
};

type Props = { state: ComposerState; data: ComposerData; isReady: boolean };

/** The exact policy of the page, and what a policy of somebody's lacks of it (EMB-12 d). */
export const PolicyPart = ({ state, data, isReady }: Props) => {
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [hash, setHash] = useState('');
  const html = isReady ? integrityTags(releaseOf(state, data), addressOf(state, 'base')) : '';
  useEffect(() => {
    let isWanted = true;
    // Without a secure context the browser has no hashes: the page then needs a nonce.
    if (html !== '' && isSecureContext) void hashOfInline(html).then((made) => isWanted && setHash(made));
    return () => {
      isWanted = false;
    };
  }, [html]);
  const needed = policyOfPage(state, data.needs, hash === '' ? [] : [hash]);
  const gaps = judgePolicy(pasted, needed);
  return (
    <>
      <p>
        What the HTML above needs, and nothing more. The hash is that of the import map as it stands there;
        without it take a nonce.
      </p>
      <CopyText name="Content-Security-Policy" text={`${policyText(needed)}\n`} />
      <div className="composer-field">
        <label htmlFor={id}>Your policy</label>
        <textarea
          id={id}
          rows={4}
          spellCheck={false}
          aria-describedby={`${id}-help`}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
        <div id={`${id}-help`} className="composer-help">
          Paste the header of your page to see what it lacks.
        </div>
      </div>
      <output>{pasted.trim() === '' ? '' : verdictOn(gaps)}</output>
      {pasted.trim() !== '' && gaps.length > 0 && (
        <ul>
          {gaps.map(({ directive, words }) => (
            <li key={directive}>{words}</li>
          ))}
        </ul>
      )}
    </>
  );
};

const verdictOn = ({ length }: readonly PolicyGap[]): string =>
  length === 0
    ? 'Your policy allows all that this widget needs.'
    : `Your policy lacks something in ${length === 1 ? 'one directive' : `${length} directives`}:`;
