import { useId, useState } from 'react';
import { localeRow } from '../../src/core/locale/locale-table.ts';
import type { Change } from './Composer.tsx';
import { LANGUAGES, type ComposerData } from './composer-data.ts';
import type { ComposerState } from './composer-state.ts';
import { configurationBlock } from './copies.ts';
import { Field } from './Field.tsx';
import { CopyText } from './CopyText.tsx';
import { goodTexts, LONGEST_TEXT, textProblem } from './text-problem.ts';

type Props = {
  state: ComposerState;
  change: Change;
  data: ComposerData;
};

/** How many texts are listed at once. */
const MOST = 8;

/** Every text of the widget to find and to replace, and the configuration that does so (LEAD-08 c). */
export const TextsPart = ({ state, change, data }: Props) => {
  const id = useId();
  const [sought, setSought] = useState('');
  const { locale, texts } = state;
  const { language } = localeRow(locale);
  const place = LANGUAGES.indexOf(language);
  const words = sought.trim().toLowerCase();
  const found = Object.entries(data.texts).filter(
    ([key, all]) => words !== '' && `${key} ${all[place] ?? ''}`.toLowerCase().includes(words),
  );
  const changed = Object.keys(texts).filter((key) => Object.hasOwn(data.texts, key));
  const good = goodTexts(texts, data.texts);
  const listed = [...new Set([...changed, ...found.slice(0, MOST).map(([key]) => key)])];
  return (
    <>
      <div className="composer-field">
        <label htmlFor={id}>Find a text</label>
        <input
          id={id}
          type="search"
          aria-describedby={`${id}-count`}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <output id={`${id}-count`} className="composer-help">
          {words === ''
            ? `The widget has ${Object.keys(data.texts).length} texts. Type some of the words that you see, or a key.`
            : `${found.length} found${found.length > MOST ? `, the first ${MOST} are listed` : ''}.`}
        </output>
      </div>
      {listed.length > 0 && (
        <ul className="composer-texts">
          {listed.map((key) => (
            <li key={key}>
              <Field
                label={<code>{key}</code>}
                help={<span lang={language}>{data.texts[key]?.[place]}</span>}
                problem={textProblem(key, texts[key] ?? '', data.texts[key] ?? [])}
              >
                {(ids) => (
                  <textarea
                    {...ids}
                    rows={1}
                    lang={language}
                    maxLength={LONGEST_TEXT}
                    placeholder={data.texts[key]?.[place]}
                    value={texts[key] ?? ''}
                    onChange={({ target }) => change({ texts: changedTexts(texts, key, target.value) })}
                  />
                )}
              </Field>
            </li>
          ))}
        </ul>
      )}
      {Object.keys(good).length > 0 && (
        <CopyText name={`configuration for ${locale}`} text={configurationBlock({ ...state, texts: good })} />
      )}
    </>
  );
};

/** An empty text replaces nothing. */
const changedTexts = (texts: ComposerState['texts'], key: string, text: string): ComposerState['texts'] => {
  const { [key]: _before, ...others } = texts;
  return text === '' ? others : { ...others, [key]: text };
};
