/* The first import of each test runner's configuration. An older Node would fail further on, without a reason. */
const OWN = 24;

if (Number.parseInt(process.versions.node, 10) < OWN)
  throw new Error(
    `This is Node ${process.versions.node}, and the tests need the project’s own, Node ${OWN}. npm takes it: ` +
      '`npm test -- unit` for a part of the tests, `npm exec -- vitest run FILE` or ' +
      '`npm exec -- playwright test -c tests/e2e/playwright.config.ts FILE` for one file. See CONTRIBUTING.md.',
  );
