import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closureOf } from './built-chunks.ts';

const IN_PACKAGE = /^(?<folder>.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
/** Matches the modules of React, which `react-plugin.ts` names. */
const NAMED = /^\0react:(?<name>[\w-]+)/;

/** Returns the folders of the packages that the modules come from, without duplicates. */
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

/** Returns the folders of a package's dependencies, whose code may be inside its own files. */
const dependenciesOf = (folder: string): string[] =>
  Object.keys(readPackage(folder).dependencies ?? {}).flatMap((name) =>
    [join(folder, 'node_modules', name), join('node_modules', name)].filter(existsSync).slice(0, 1),
  );

/**
 * Returns the licences of the packages in these folders and of their dependencies as one text, sorted by name. Most
 * licences require their text to accompany copies of the code. Throws if a package has neither a licence text nor a known
 * licence.
 * Source: SEC-15.
 */
export const licencesOf = (folders: readonly string[]): string => {
  const all = [...closureOf(folders, dependenciesOf)].map((folder) => {
    const { name, version, license, author } = readPackage(folder);
    const text = licenceText(folder) ?? (license === 'MIT' ? mit(author) : undefined);
    if (text === undefined) throw new Error(`${name} is bundled, and nothing says under which licence.`);
    return `${name} ${version} (${license ?? 'see below'})\n\n${text.trim()}\n`;
  });
  return [...new Set(all)].toSorted().join(`\n${'-'.repeat(80)}\n\n`);
};

/** Returns the package's licence texts. A package under a choice of licences has several. */
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
  // The MIT licence has the same text for all packages. Only its copyright line differs.
  return own.replace(/^Copyright.*$/m, `Copyright (c) ${holder ?? 'its authors'}`);
};
