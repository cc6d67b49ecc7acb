import { bootstrap } from '../../src/bootstrap.ts';

/** Starts the page of a scene before its first element: what earlier pages still listen to asks the page that there is. */
export const startPage = (): void => void bootstrap();
