import { useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import { ChoiceCards } from '../ChoiceCards.tsx';

/**
 * Draws choice cards of every kind, one of them with a field of its own. The component keeps the chosen value and can
 * show an error.
 */
export const WaysToTravel = () => {
  const [chosen, setChosen] = useState('train');
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <ChoiceCards
        error={isRefused && 'Nothing goes there today.'}
        legend="How do you want to travel?"
        description="Tickets are sent by email."
        name="way"
        chosen={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        cards={[
          {
            value: 'train',
            label: 'By train',
            end: '08:15',
            note: 'Without a change',
            inside: <TextField label="Seat number" />,
          },
          {
            value: 'bicycle',
            label: 'By bicycle',
            inside: <TextField label="Frame number" />,
          },
          {
            value: 'ferry',
            label: 'By ferry',
            end: '10:26',
            why: (
              <>
                It is full. <a href="#days">Choose another day</a>
              </>
            ),
          },
          { value: 'foot', label: 'On foot', note: 'You get a map.' },
        ]}
      />
      <button type="button" className="btn btn-primary" onClick={() => setRefused(true)}>
        Book
      </button>
    </>
  );
};
