import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IN_PACKAGE = /^(?<folder>.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
/** React's modules and the schema library's, which `react-plugin.ts` and `schema-library-plugin.ts` give by names. */
const NAMED = /^\0(?:react:)?(?<name>valibot(?=\/)|(?<=react:)[\w-]+)/;

/** The folders of the packages that modules come from, by the modules' ids; each once. */
export const packageFolders = (moduleIds: Iterable<string>): string[] => {
  const folders = new Set<string>();
  for (const id of moduleIds) {
    const named = NAMED.exec(id)?.groups?.['name'];
    const folder = named
      ? join('node_modules', named)
      : IN_PACKAGE.exec(id.replace(/^\0/, ''))?.groups?.['folder'];
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders];
};

type PackageJson = {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
  dependencies?: Record<string, string>;
};

const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;

/** With what they depend on: a package may come with that inside its own files. */
const withDependencies = (folders: readonly string[], found = new Set<string>()): ReadonlySet<string> => {
  for (const folder of folders) {
    if (found.has(folder)) continue;
    found.add(folder);
    const names = Object.keys(readPackage(folder).dependencies ?? {});
    const places = names.flatMap((name) =>
      [join(folder, 'node_modules', name), join('node_modules', name)].filter(existsSync).slice(0, 1),
    );
    withDependencies(places, found);
  }
  return found;
};

/**
 * The licences of the packages that lie in these folders, and of what they depend on, as one text by their names: what a licence asks for beside copies of the code. Throws for a
 * package that says neither text nor name of one. Source: SEC-15.
 */
export const licencesOf = (folders: readonly string[]): string => {
  const all = [...withDependencies(folders)].map((folder) => {
    const { name, version, license, author } = readPackage(folder);
    const text = licenceText(folder) ?? (license === 'MIT' ? mit(author) : undefined);
    if (text === undefined) throw new Error(`${name} is bundled, and nothing says under which licence.`);
    return { name, text: `${name} ${version} (${license ?? 'see below'})\n\n${text.trim()}\n` };
  });
  const texts = all.toSorted((one, other) => (one.name < other.name ? -1 : 1)).map(({ text }) => text);
  return [...new Set(texts)].join(`\n${'-'.repeat(80)}\n\n`);
};

/** All of them where there are several, as of a package under either of two. */
const licenceText = (folder: string): string | undefined => {
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|notice|copying)/i.test(name));
  const texts = files
    .toSorted()
    .map((name) => join(folder, name))
    .filter(existsSync)
    .map((path) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim());
  return texts.length > 0 ? texts.join('\n\n') : undefined;
};

const mit = (author: PackageJson['author']): string => {
  const holder = typeof author === 'string' ? author : author?.name;
  const own = readFileSync('LICENSE', 'utf8');
  // The words are the same for everybody; whose they are stands in their one line.
  return own.replace(/^Copyright.*$/m, `Copyright (c) ${holder ?? 'its authors'}`);
};
