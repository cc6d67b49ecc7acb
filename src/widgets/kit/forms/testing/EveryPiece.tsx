import { PersonForm } from './PersonForm.tsx';
import { StreetField } from './StreetField.tsx';
import { WaysToTravel } from './WaysToTravel.tsx';

/** All pieces at once. */
export const EveryPiece = () => (
  <>
    <StreetField />
    <PersonForm />
    <WaysToTravel />
  </>
);
