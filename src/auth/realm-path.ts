/** Returns a realm in the form that the identity service's addresses use. */
export const realmPath = (realm: string): string =>
  ['root', ...realm.split('/').filter((part) => part !== '' && part !== 'root')]
    .map((part) => `realms/${encodeURIComponent(part)}`)
    .join('/');
