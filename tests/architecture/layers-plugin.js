import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/**
 * The rule `layers/direction`: which file of src may import which.
 * Paths are compared after resolving them against the importing file, so that no spelling of a
 * specifier slips through. The root is the nearest folder above the file that holds a package.json.
 */

const layers = ['core', 'auth', 'api', 'widgets'];
const page = layers.length;
const entries = page + 1;
const buildOnly = entries + 1;
const sharedWidgetFolders = ['kit', 'parts'];
/** What the kit may build on: it knows no shop, so it imports nothing of auth, api and the parts. */
const kitGround = /^src\/(?:core\/|widgets\/(?:kit\/|define-widget\.tsx$))/;
/** Words of a shop, alone or within a longer name. `order` is not among them: it is a word of many meanings. */
const shopWords =
  /(?<![a-zA-Z])(?:cart|checkout|shopper|product|price|invoice|purchase|shipping|billing|coupon|promotion|sku|isbn)s?(?![a-z])|(?:Cart|Checkout|Shopper|Product|Price|Invoice|Purchase|Shipping|Billing|Coupon|Promotion)s?(?![a-z])/;
/** Imports from above that are wanted: every widget starts the page it finds itself on. */
const upward = new Set(['src/widgets/define-widget.tsx > src/page/start.ts']);
const testDoors = ['tests/support/', 'tests/fixtures/', 'stories/support/', 'demo-host/'];
const outside = ['tests/', 'stories/', 'demo-host/', 'docs/'];
const reactPackages = /^(react|react-dom|@tanstack\/react-query)(\/|$)/;

const rootOfFolder = new Map();

function rootOf(folder) {
  const known = rootOfFolder.get(folder);
  if (known !== undefined) return known;
  const parent = dirname(folder);
  const root = existsSync(join(folder, 'package.json')) || parent === folder ? folder : rootOf(parent);
  rootOfFolder.set(folder, root);
  return root;
}

const isTest = (path) => /\.(test|stories)\.tsx?$/.test(path);
const isContract = (path) => path.endsWith('.contract.ts');
const folderOf = (path) => path.slice(0, path.lastIndexOf('/') + 1);

/** 0 to 3 for a layer, more for the page and the entries above them; generated data and the list reader may be read from anywhere. */
function rankOf(path) {
  const folder = path.split('/')[1] ?? '';
  if (folder === 'generated' || folder === 'list-reader') return -1;
  if (folder === 'build') return buildOnly;
  const rank = layers.indexOf(folder);
  if (folder === 'page') return page;
  return rank === -1 ? entries : rank;
}

/** The widget folder a path lies in; undefined for files that lie in src/widgets itself. */
function widgetOf(path) {
  return /^src\/widgets\/([^/]+)\//.exec(path)?.[1];
}

/** A path from the root for a relative or root-absolute specifier; undefined for a package. */
function targetOf(specifier, folder, root) {
  const plain = specifier.replace(/[?#].*$/, '');
  if (plain.startsWith('/')) return plain.slice(1);
  if (!/^\.\.?(\/|$)/.test(plain)) return undefined;
  return relative(root, resolve(folder, plain)).split(sep).join('/');
}

function problemOutside(from, to) {
  if (!outside.some((folder) => to.startsWith(folder))) return undefined;
  if (isTest(from) && testDoors.some((door) => to.startsWith(door))) return undefined;
  return `nothing that ships imports from ${to.split('/')[0]}; only tests and stories may, from ${testDoors.join(', ')}`;
}

function problemWithLayer(from, to) {
  const [fromRank, toRank] = [rankOf(from), rankOf(to)];
  if (toRank === buildOnly && fromRank !== buildOnly)
    return 'src/build runs at build time; nothing imports it';
  if (toRank > fromRank && !upward.has(`${from} > ${to}`)) {
    return `${layers[fromRank] ?? 'this file'} must not import from ${layers[toRank] ?? to}: core <- auth <- api <- widgets`;
  }
  return undefined;
}

function problemWithWidget(from, to) {
  const [own, other] = [widgetOf(from), widgetOf(to)];
  if (own === undefined || other === undefined || own === other) return undefined;
  if (sharedWidgetFolders.includes(other)) return undefined;
  return `the widget folder ${own} must not import its sibling ${other}; move what both need to widgets/parts, or to widgets/kit if it knows no shop`;
}

function problemWithKit(from, to) {
  if (widgetOf(from) !== 'kit' || !to.startsWith('src/') || kitGround.test(to)) return undefined;
  return 'the kit knows no shop: it imports core and itself';
}

/** Libraries that are rules themselves: a value in, a verdict out. */
const pureLibraries = ['libphonenumber-js/core'];

function problemWithRules(from, to, specifier) {
  if (!from.endsWith('.rules.ts')) return undefined;
  if (pureLibraries.includes(specifier) || to?.startsWith(`${folderOf(from)}data/`)) return undefined;
  const allowed =
    to !== undefined &&
    (to.startsWith('src/core/') ||
      to.startsWith('src/list-reader/') ||
      isContract(to) ||
      (to.endsWith('.rules.ts') && folderOf(to) === folderOf(from)));
  return allowed
    ? undefined
    : `rules import contracts, core, the list reader and rules beside them alone, not ${specifier}`;
}

function problemWithContract(from, to, specifier) {
  if (!isContract(from)) return undefined;
  if (reactPackages.test(specifier) || to?.endsWith('.tsx')) return 'a contract knows no React';
  if (to !== undefined && /\/fetch[^/]*\.ts$/.test(to)) return 'a contract fetches nothing';
  return undefined;
}

/** What several contracts say alike. The build replaces a contract by its data, so nothing of it is loaded. */
const SHARED_CONTRACT = 'src/widgets/kit/element/shared-contract.ts';

/** What is wrong with one import, in words, or undefined. `link` is {specifier, typeOnly}. */
function problemWith(from, link, folder, root) {
  const { specifier, typeOnly } = link;
  const to = targetOf(specifier, folder, root);
  if (from.endsWith('.widget.ts') && !typeOnly && to !== SHARED_CONTRACT) {
    return 'a *.widget.ts is data: it imports nothing at run time but shared-contract.ts (write `import type`)';
  }
  const byName = problemWithRules(from, to, specifier) ?? problemWithContract(from, to, specifier);
  if (byName !== undefined || to === undefined) return byName;
  if (!to.startsWith('src/')) return problemOutside(from, to);
  if (isTest(to) && !isTest(from)) return 'nothing imports a test or a story';
  return problemWithLayer(from, to) ?? problemWithWidget(from, to) ?? problemWithKit(from, to);
}

function isFetch(callee) {
  if (callee.type === 'Identifier') return callee.name === 'fetch';
  return (
    callee.type === 'MemberExpression' &&
    callee.property.name === 'fetch' &&
    ['window', 'globalThis', 'self'].includes(callee.object.name)
  );
}

function create(context) {
  const file = context.filename;
  const folder = dirname(file);
  const root = rootOf(folder);
  const from = relative(root, file).split(sep).join('/');
  if (!from.startsWith('src/')) return {};

  const check = (node, source, typeOnly) => {
    const specifier = source?.value ?? source?.quasis?.[0]?.value.cooked;
    if (typeof specifier !== 'string') return;
    const message = problemWith(from, { specifier, typeOnly }, folder, root);
    if (message !== undefined) context.report({ node, message });
  };
  const fetches = (node) => {
    if (isContract(from) && isFetch(node.callee))
      context.report({ node, message: 'a contract fetches nothing' });
  };

  return {
    Program(node) {
      const headless = from.startsWith('src/core/') && from.endsWith('.tsx') && !isTest(from);
      if (headless) context.report({ node, message: 'core is headless: no JSX' });
      const isKit = widgetOf(from) === 'kit' && !isTest(from) && !from.includes('/testing/');
      const [word] = (isKit && shopWords.exec(context.sourceCode.text)) || [];
      if (word) context.report({ node, message: `the kit knows no shop: "${word}" is a word of one` });
    },
    ImportDeclaration: (node) => check(node, node.source, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
    ImportExpression: (node) => check(node, node.source, false),
    TSImportType: (node) => check(node, node.source ?? node.argument?.literal ?? node.argument, true),
    CallExpression: fetches,
  };
}

export default { meta: { name: 'layers' }, rules: { direction: { create } } };
