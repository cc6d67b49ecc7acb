import own from './drawer.css?inline';

export { Drawer } from './Drawer.tsx';

/** For the root of each navigation whose drawer opens. */
export const drawerStyles = [own];
