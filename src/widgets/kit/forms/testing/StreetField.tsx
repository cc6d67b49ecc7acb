import { useState } from 'react';
import { ComboboxField } from '../ComboboxField.tsx';
import type { Suggestion } from '../ComboboxList.tsx';

const STREETS: readonly Suggestion[] = [
  { id: 'a', text: '2200 Lakeview Avenue', note: 'Saint Paul, MN 55108' },
  { id: 'b', text: '2200 Lake Street West', note: 'Minneapolis, MN 55408' },
  { id: 'c', text: '2200 Laurel Court', note: 'Duluth, MN 55811' },
];

const fitting = (typed: string) =>
  typed.length < 3 ? [] : STREETS.filter(({ text }) => text.toLowerCase().includes(typed.toLowerCase()));

/** Draws a street field with suggestions from three characters on. The chosen suggestion is drawn below it. */
export const StreetField = () => {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const [sent, setSent] = useState(0);
  return (
    <form
      className="sample"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <ComboboxField
        label="Street address"
        listLabel="Suggestions"
        value={text}
        options={fitting(text)}
        onChange={(event) => setText(event.currentTarget.value)}
        onChoose={(one) => {
          setText(one.text);
          setChosen(one.id);
        }}
      />
      <p className="small" data-chosen>
        Chosen: {chosen}. Sent: {sent}.
      </p>
    </form>
  );
};
