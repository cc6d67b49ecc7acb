import own from './menu.css?inline';

export { menuIn } from './AccountEntries.tsx';

/** For the root of each menu that opens. */
export const menuStyles = [own];
