import { PersonForm } from './PersonForm.tsx';
import { StreetField } from './StreetField.tsx';

/** All pieces at once. */
export const EveryPiece = () => (
  <>
    <StreetField />
    <PersonForm />
  </>
);
