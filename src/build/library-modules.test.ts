import { describe, expect, it } from 'vitest';
import { libraryModules } from './library-modules.ts';

const FILE = `//#region src/storages/store.ts
let store;
function setStore(value) {
  store = value;
}

//#endregion
//#region src/schemas/text.ts
/** Not store, which a remark names. */
function text(settings) {
  return { kind: settings.issue, store: 1, run: () => setStore(text) };
}

//#endregion
//#region src/utils/issue.ts
function issue() {}
const undefined_ = { issue };

//#endregion
export { setStore, text, undefined_ as undefined };
`;

describe('the modules of a library that is published as one file', () => {
  it('refuses a file with code outside of its marks, or without any', () => {
    expect(() => libraryModules(`${FILE}\nconsole.log(1);`)).toThrow('not of marked regions');
    expect(() => libraryModules('export const a = 1;')).toThrow('not of marked regions');
    expect(() => libraryModules('')).toThrow('not of marked regions');
  });

  it('imports in each what it takes from the others, by names and not by keys, members or remarks', () => {
    const { modules } = libraryModules(FILE);
    expect([...modules.keys()]).toEqual(['storages/store', 'schemas/text', 'utils/issue']);
    const imports = (path: string) =>
      modules
        .get(path)?.('lib/')
        .match(/^import .*$/gm) ?? [];
    expect(imports('schemas/text')).toEqual(["import { setStore } from 'lib/storages/store';"]);
    expect(imports('storages/store')).toEqual([]);
    expect(imports('utils/issue')).toEqual([]);
    expect(modules.get('utils/issue')?.('lib/')).toContain('export { issue, undefined_ };');
  });

  it('knows where each exported name is, under the name it has there', () => {
    const { exported } = libraryModules(FILE);
    expect(Object.fromEntries(exported)).toEqual({
      setStore: { path: 'storages/store', name: 'setStore' },
      text: { path: 'schemas/text', name: 'text' },
      undefined: { path: 'utils/issue', name: 'undefined_' },
    });
  });
});
