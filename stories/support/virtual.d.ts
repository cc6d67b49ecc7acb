declare module 'virtual:custom-elements' {
  const manifest: import('custom-elements-manifest').Package;
  export default manifest;
}
