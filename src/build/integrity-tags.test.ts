import { describe, expect, it } from 'vitest';
import { everyRow } from '../../tests/support/every-row.ts';
import { integrityTags } from './integrity-tags.ts';

const release = {
  version: '1.2.3',
  integrity: {
    'chunks/core-1a2b3c.js': 'sha384-core',
    'v1.2.3/loader.js': 'sha384-loader',
    'v1.2.3/reserve.css': 'sha384-css',
  },
};

describe('the tags that hold a page to a release', () => {
  everyRow(['', '/widgets/', 'shop.example/', 'https://shop.example/widgets', 'https://x/"><script>/'])(
    'are not made for the base %j [EMB-01]',
    (base) => {
      expect(() => integrityTags(release, base)).toThrow('is not an address');
    },
  );

  it('carry the nonce of a policy, and refuse what is none [EMB-01]', () => {
    const base = 'https://shop.example/';
    expect(integrityTags(release, base, 'r4nd0m').match(/ nonce="r4nd0m"/g)).toHaveLength(2);
    expect(() => integrityTags(release, base, '"><script>')).toThrow('is not a nonce');
  });

  it('name every chunk in full, each also for the second try, and the loader with its hash [EMB-01]', () => {
    const tags = integrityTags(release, 'https://shop.example/widgets/');
    const [, map = ''] = /<script type="importmap">([^]*?)<\/script>/.exec(tags) ?? [];
    expect(JSON.parse(map)).toEqual({
      integrity: {
        'https://shop.example/widgets/chunks/core-1a2b3c.js': 'sha384-core',
        'https://shop.example/widgets/chunks/core-1a2b3c.js?again': 'sha384-core',
      },
    });
    expect(tags).toContain(
      'src="https://shop.example/widgets/v1.2.3/loader.js"\n  integrity="sha384-loader"',
    );
    expect(tags.indexOf('importmap')).toBeLessThan(tags.indexOf('loader.js'));
  });
});
