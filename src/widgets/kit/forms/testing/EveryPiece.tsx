import { PersonForm } from './PersonForm.tsx';
import { StreetField } from './StreetField.tsx';
import { WaysToTravel } from './WaysToTravel.tsx';

/** Draws all form components at once. */
export const EveryPiece = () => (
  <>
    <StreetField />
    <PersonForm />
    <WaysToTravel />
  </>
);
