import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { widgetTitle } from '../../src/build/contract/contract-names.ts';
import { cleanContent } from './clean-content.ts';
import type { WayId } from './copies.ts';
import { hashOf, labelOf, problemsOf, readState, type ComposerState } from './composer-state.ts';
import { Copies } from './Copies.tsx';
import { Field, withCode } from './Field.tsx';
import { PolicyPart } from './PolicyPart.tsx';
import { Preview } from './Preview.tsx';
import { Settings } from './Settings.tsx';
import { TextsPart } from './TextsPart.tsx';
import { goodTexts } from './text-problem.ts';
import { useComposerData } from './use-composer-data.ts';
import { widgets } from '../../src/widgets/widget-list.ts';

/** Changes some of the state. */
export type Change = (changes: Partial<ComposerState>) => void;

const NOT_YET = 'The policy comes back with the texts to copy.';

/** The widgets by their titles. */
const sorted = widgets.toSorted((one, other) => (one.tag < other.tag ? -1 : 1));

/** Keeps the state in the address, so that it can be sent and comes back (EMB-12 e). */
const useAddress = (): [ComposerState, Change] => {
  const [state, setState] = useState(() => readState(location.hash, widgets));
  useEffect(() => {
    const follow = () => setState(readState(location.hash, widgets));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const change: Change = (changes) => {
    const next = { ...state, ...changes };
    history.replaceState(history.state, '', hashOf(next));
    setState(next);
  };
  return [state, change];
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="composer-part">
    <h2>{title}</h2>
    {children}
  </section>
);

/** The page on which an author composes a widget (EMB-12). */
export const Composer = () => {
  const [state, change] = useAddress();
  const [way, setWay] = useState<WayId>('html');
  const { data, failed, again } = useComposerData(state.widget.tag);
  const { state: clean, isCut } = useMemo(
    () => cleanContent(data ? { ...state, texts: goodTexts(state.texts, data.texts) } : state),
    [state, data],
  );
  const problems = problemsOf(clean);
  const isReady = Object.keys(problems).length === 0;
  /** Another widget has other fields and texts. Of the rest of the state, what it can't be in is left out. */
  const choose = (name: string) =>
    change(
      readState(
        hashOf({ ...state, values: {}, texts: {} }).replace(/widget=[\w-]+/, `widget=${name}`),
        widgets,
      ),
    );
  return (
    <>
      <div className="composer-first">
        <Part title="Set it">
          <Field label="Widget" help={withCode(state.widget.summary)}>
            {(ids) => (
              <select
                {...ids}
                value={state.widget.tag.replace('assess-', '')}
                onChange={({ target }) => choose(target.value)}
              >
                {sorted.map(({ tag }) => (
                  <option key={tag} value={tag.replace('assess-', '')}>
                    {widgetTitle(tag)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Settings state={state} change={change} problems={problems} isCut={isCut} />
        </Part>
        <Part title="See it">
          <Preview state={clean} change={change} />
        </Part>
      </div>
      {failed && (
        <p role="alert">
          What the composer knows of this widget could not be loaded.{' '}
          <button type="button" onClick={again}>
            Try again
          </button>
        </p>
      )}
      {data && (
        <>
          <Part title="Change its texts">
            <TextsPart key={state.widget.tag} state={state} change={change} data={data} />
          </Part>
          <Part title="Copy it">
            {isReady ? (
              <Copies state={clean} data={data} chosen={way} choose={setWay} />
            ) : (
              <output>
                Something above can’t be used yet: {Object.keys(problems).map(labelOf).join(', ')}. The texts
                to copy come back when it is right.
              </output>
            )}
          </Part>
          <Part title="Content security policy">
            {isReady ? <PolicyPart state={clean} data={data} way={way} /> : <p>{NOT_YET}</p>}
          </Part>
        </>
      )}
    </>
  );
};
