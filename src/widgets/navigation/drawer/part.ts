import own from './drawer.css?inline';

export { Drawer } from './Drawer.tsx';

/** The styles for the shadow root of each navigation that opens its drawer. */
export const drawerStyles = [own];
