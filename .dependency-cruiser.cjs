/*
 * Who may import whom (docs/architecture.md). The same rules hold inside scripts/fixtures/bad-imports, whose every file
 * breaks one of them: `npm run check` demands that each rule is broken there, so a rule that has stopped working shows.
 */
const top = '^(?:scripts/fixtures/bad-imports/)?';
const at = (path) => `${top}${path}`;
const pkg = (...names) => `(?:^|/)node_modules/(?:${names.join('|')})(?:/|$)`;
const test = '[.](?:test|contract)[.]tsx?$|/store-case[.]ts$|/testing/';

const mongo = pkg('mongoose', 'mongodb');
const sqlite = '^(?:node:)?sqlite$';
const redis = pkg('ioredis');
const express = pkg('express');

const rule = (name, from, to) => ({ name, severity: 'error', from, to });
const outsideTests = (path) => ({ path: at(path), pathNot: test });

module.exports = {
  forbidden: [
    rule('no-cycle', {}, { circular: true }),
    rule('resolvable', {}, { couldNotResolve: true, pathNot: sqlite }),
    // Fault injection is a test that is too long for the suite.
    rule(
      'test-code-stays-in-tests',
      { pathNot: [test, at('scripts/faults/')] },
      { path: `${top}.*(?:${test})` },
    ),
    rule(
      'roots-are-not-imported',
      {},
      { path: at('(?:(?:api|realtime|web)/src/main[.]tsx?|scripts/serve[.]ts)$') },
    ),

    rule('domain-imports-itself', outsideTests('common/src/domain/'), {
      pathNot: at('common/src/domain/'),
    }),
    rule('contracts-import-zod-and-domain', outsideTests('common/src/contracts/'), {
      pathNot: [at('common/src/(?:contracts|domain)/'), pkg('zod')],
    }),
    rule('tokens-import-domain-and-chance', outsideTests('common/src/tokens/'), {
      path: at('common/src/(?!tokens/|domain/|chance/)'),
    }),
    rule(
      'common-knows-no-workspace',
      { path: at('common/') },
      { path: at('(?:(?:api|realtime|web)/|scripts/(?!fixtures))') },
    ),

    rule(
      'api-knows-common-alone',
      { path: at('api/') },
      { path: at('(?:(?:realtime|web)/|scripts/(?!fixtures))') },
    ),
    rule(
      'service-knows-no-transport-or-driver',
      outsideTests('api/src/[^/]+/[^/]+-service[.]ts$'),
      {
        path: [
          express,
          mongo,
          sqlite,
          redis,
          at('api/src/(?:http/|start/config[.]ts|store/(?:mongo|sqlite)/|.*-routes[.]ts)'),
        ],
      },
    ),
    rule('routes-know-no-store', outsideTests('api/src/[^/]+/[^/]+-routes[.]ts$'), {
      path: at('api/src/store/'),
    }),
    rule('routes-use-their-own-service', outsideTests('api/src/([^/]+)/[^/]+-routes[.]ts$'), {
      path: at('api/src/.*-service[.]ts$'),
      pathNot: at('api/src/(?:$1|sessions)/'),
    }),
    rule('store-knows-port-and-driver', outsideTests('api/src/store/(mongo|sqlite)/'), {
      path: [at('api/src/'), express],
      pathNot: [at('api/src/store/[^/]+$'), at('api/src/store/$1/')],
    }),
    rule(
      'app-knows-no-driver',
      { path: at('api/src/app[.]ts$') },
      {
        path: [mongo, sqlite, redis, at('api/src/store/(?:mongo|sqlite)/')],
      },
    ),
    rule(
      'mongo-at-home',
      {
        pathNot: [
          'api/src/store/mongo/',
          'node_modules',
          '^(?:scripts/(?!fixtures)|web/e2e/)',
          test,
        ],
      },
      { path: mongo },
    ),
    rule(
      'sqlite-at-home',
      { pathNot: ['api/src/store/sqlite/', 'node_modules', '^(?:scripts/(?!fixtures)|web/e2e/)'] },
      { path: sqlite },
    ),

    rule(
      'realtime-knows-no-api',
      { path: at('realtime/') },
      {
        path: [at('(?:(?:api|web)/|scripts/(?!fixtures))'), mongo, sqlite],
      },
    ),

    rule(
      'web-knows-common-alone',
      { path: at('web/src/') },
      { path: at('(?:(?:api|realtime)/|scripts/(?!fixtures))') },
    ),
    rule('web-knows-contracts-and-domain', outsideTests('web/src/'), {
      path: at('common/src/(?!contracts/|domain/)'),
    }),
    rule('lib-knows-no-screen', outsideTests('web/src/lib/'), {
      path: at('web/src/(?:ui|play|features|app)/'),
    }),
    rule('ui-knows-no-feature', outsideTests('web/src/ui/'), {
      path: at('web/src/(?:play/|features/|app/|lib/(?:api|socket)[.]ts)'),
    }),
    rule('play-knows-no-feature', outsideTests('web/src/play/'), {
      path: at('web/src/(?:features|app)/'),
    }),
    rule('feature-knows-no-other', outsideTests('web/src/features/([^/]+)/'), {
      path: at('web/src/(?:features|app)/'),
      pathNot: at('web/src/features/$1/'),
    }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
  },
};
