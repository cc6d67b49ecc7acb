import { bootstrap } from '../../src/page/start.ts';

/** Starts the page of a scene before its first element, because listeners of earlier pages read the current page. */
export const startPage = (): void => void bootstrap();
