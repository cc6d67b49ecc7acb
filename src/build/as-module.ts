const REQUIRES = /^var ((?:\s*\w+ = require\("[^"]+"\),?)+);$/m;
const REQUIRE = /(\w+) = require\("([^"]+)"\)/g;

/**
 * Converts a CommonJS file of React to an ES module. The file must have `require` only in one declaration at the top, and
 * each `exports.name =` on its own line. Throws if any other CommonJS code is left.
 */
export const asModule = (code: string): string => {
  const [declared = '', required = ''] = REQUIRES.exec(code) ?? [];
  const imports = [...required.matchAll(REQUIRE)].map(
    ([, name, source]) => `import * as ${name} from ${JSON.stringify(source)};`,
  );
  const body = declared === '' ? code : code.replace(declared, '');
  const names = [...new Set([...body.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name))];
  const module = names.reduce(giveName, body);
  if (/\b(?:exports|require|module)\b\s*[.(=]/.test(module))
    throw new Error('This file has more of CommonJS in it than src/build/as-module.ts knows.');
  return [...imports, module, `export { ${names.map((name) => `$${name} as ${name}`).join(', ')} };`].join(
    '\n',
  );
};

/** Turns an export into a variable; into a declaration, dropped when unused, if it is assigned once at the top level. */
const giveName = (code: string, name: string): string => {
  const assigned = [...code.matchAll(new RegExp(`\\bexports\\.${name}\\s*=(?!=)`, 'g'))];
  const top = new RegExp(`^exports\\.${name}\\s*=`, 'm');
  const declared =
    assigned.length === 1 && top.test(code) ? code.replace(top, `var $${name} =`) : `var $${name};\n${code}`;
  return declared.replace(new RegExp(`\\bexports\\.${name}\\b`, 'g'), `$${name}`);
};
