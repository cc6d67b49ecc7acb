import { localeRow } from '../../src/core/locale/locale-table.ts';
import type { ReleaseFiles } from '../../src/build/integrity.ts';
import type { ComposerData } from './composer-data.ts';
import type { ComposerState } from './composer-state.ts';
import { CopyText } from './CopyText.tsx';
import { waysOf, type WayId } from './copies.ts';

/** Returns the release as a page in this locale needs it. */
export const releaseOf = ({ locale }: ComposerState, data: ComposerData): ReleaseFiles => {
  const { version, integrity, chunks } = data;
  const wanted = new Set(chunks[localeRow(locale).language]);
  return {
    version,
    integrity: Object.fromEntries(
      Object.entries(integrity).filter(([file]) => !file.startsWith('chunks/') || wanted.has(file)),
    ),
  };
};

type Props = {
  state: ComposerState;
  data: ComposerData;
  chosen: WayId;
  choose: (way: WayId) => void;
};

/** The texts to copy, one way at a time (EMB-12 c). */
export const Copies = ({ state, data, chosen, choose }: Props) => {
  const ways = waysOf(state, releaseOf(state, data));
  const way = ways.find(({ id }) => id === chosen)!;
  return (
    <>
      <fieldset className="composer-ways">
        <legend>For</legend>
        {ways.map(({ id, label }) => (
          <label key={id}>
            <input type="radio" name="way" checked={id === chosen} onChange={() => choose(id)} />
            {label}
          </label>
        ))}
      </fieldset>
      <p>{way.says}</p>
      {way.copies.map(({ file, text }) => (
        <CopyText key={`${way.id} ${file}`} name={file} text={text} />
      ))}
    </>
  );
};
