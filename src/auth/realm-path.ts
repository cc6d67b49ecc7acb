/** As the identity service writes a realm in its addresses. */
export const realmPath = (realm: string): string =>
  ['root', ...realm.split('/').filter((part) => part !== '' && part !== 'root')]
    .map((part) => `realms/${encodeURIComponent(part)}`)
    .join('/');
