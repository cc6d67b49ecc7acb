import { useEffect, useId, useState } from 'react';
import { integrityTags } from '../../src/build/integrity-tags.ts';
import type { ComposerData } from './composer-data.ts';
import { addressOf, type ComposerState } from './composer-state.ts';
import { releaseOf } from './Copies.tsx';
import type { WayId } from './copies.ts';
import { CopyText } from './CopyText.tsx';
import {
  isPolicy,
  judgePolicy,
  policyOfPage,
  policySays,
  policyText,
  type PolicyGap,
} from './page-policy.ts';

/** The hash of the one inline script of the HTML to copy: its import map. */
const hashOfInline = async (html: string): Promise<string> => {
  const [, script = ''] = /<script type="importmap">([^]*?)<\/script>/.exec(html) ?? [];
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)));
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`;
};

type Props = { state: ComposerState; data: ComposerData; way: WayId };

/** Returns the policy in what was pasted: a header, or a page's `<meta>`. */
const policyIn = (pasted: string): string =>
  new DOMParser()
    .parseFromString(pasted, 'text/html')
    .querySelector<HTMLMetaElement>('meta[http-equiv="content-security-policy" i]')?.content ?? pasted;

/** The exact policy of the page, and what a policy of somebody's lacks of it (EMB-12 d). */
export const PolicyPart = ({ state, data, way }: Props) => {
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [hash, setHash] = useState('');
  const html = integrityTags(releaseOf(state, data), addressOf(state, 'base'));
  useEffect(() => {
    let isWanted = true;
    // Without a secure context the browser has no hashes: the page then needs a nonce.
    if (isSecureContext) void hashOfInline(html).then((made) => isWanted && setHash(made));
    return () => {
      isWanted = false;
    };
  }, [html]);
  const needed = policyOfPage(state, data.needs, way, hash === '' ? [] : [hash]);
  const given = policyIn(pasted);
  const gaps = judgePolicy(given, needed);
  return (
    <>
      <p>{policySays(way)}</p>
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
          Paste the header of your page, or its meta tag, to see what it lacks. The origins of a flag service
          and of mediaHosts are yours to add.
        </div>
      </div>
      <output>{pasted.trim() === '' ? '' : verdictOn(given, gaps)}</output>
      {gaps.length > 0 && (
        <ul>
          {gaps.map(({ directive, words }) => (
            <li key={directive}>{words}</li>
          ))}
        </ul>
      )}
    </>
  );
};

const verdictOn = (given: string, gaps: readonly PolicyGap[]): string => {
  if (!isPolicy(given)) return 'This is no content security policy.';
  const lacking = gaps.filter(({ missing }) => missing.length > 0).length;
  if (lacking === 0)
    return `Your policy allows all that this widget needs${gaps.length === 0 ? '.' : ', if you do this:'}`;
  return `Your policy lacks something in ${lacking === 1 ? 'one directive' : `${lacking} directives`}:`;
};
